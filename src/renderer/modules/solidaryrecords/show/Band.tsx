import { Button, mergeClasses } from '@fluentui/react-components';
import {
  CalendarEditRegular,
  CalendarLtrRegular,
  type FluentIcon,
  HeartRegular,
  LocationRegular,
  PersonRegular,
  WarningRegular,
} from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRecordStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import { ageOn, today } from '#renderer/kit/form/fields/day.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { RecordLink } from '#renderer/kit/ui/show/RecordLink.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Place } from '#shared/resources/solidaryrecords/place.ts';
import { givenGenders } from '#shared/resources/users/values.ts';
import { addressOf } from '#shared/routes.ts';
import { useBeneficiary } from '../useBeneficiary.ts';
import styles from './band.module.css';
import { type DatesLine, datesOf } from './cards/dates.ts';
import { shownNeeds } from './cards/needs.ts';
import { isMissing, requiredProofs } from './cards/proofs.ts';
import { recordShortcuts } from './shortcuts.ts';
import { weekInWords } from './week-in-words.ts';

/** Id of the button that changes the dates: the focus returns to it. */
export const CHANGE_DATES = 'change-dates';

interface BandProps {
  record: RecordItem;
  onProofs: () => void;
  /** Opens the change of the dates; absent where they cannot be changed now. */
  onDates: (() => void) | undefined;
  /** The change of the dates is open. */
  isChanging: boolean;
}

/** Who, where, when and why of a record: what one needs on the telephone, in one band that stays in sight. */
export function Band({ record, onProofs, onDates, isChanging }: BandProps) {
  return (
    <Frame>
      <Who record={record} />
      <Where record={record} />
      <When record={record} onDates={onDates} isChanging={isChanging} />
      <Why record={record} onProofs={onProofs} />
    </Frame>
  );
}

/** The same of a record of which the row alone is known (docs/screens/07-solidary-records.md §5.4). */
export function RowBand({ row }: { row: SolidaryRecordRow }) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const journey = useJourneyText();
  const { subject, proposalType, fromDate } = row;
  return (
    <Frame>
      <Cell Icon={LocationRegular} label={t('band.where')} value={journey(row)}>
        {proposalType && t(`values.proposalType.${proposalType}`)}
      </Cell>
      <Cell Icon={CalendarLtrRegular} label={t('band.when')} value={fromDate && format.shortDay(fromDate)} />
      <Cell Icon={HeartRegular} label={t('band.why')} value={subject} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation('solidaryrecords');
  return (
    <section aria-label={t('band.label')} className={styles.band}>
      <dl>{children}</dl>
    </section>
  );
}

interface CellProps {
  Icon: FluentIcon;
  label: string;
  /** Unknown where it is empty. */
  value: string | null;
  children?: ReactNode;
}

function Cell({ Icon, label, value, children }: CellProps) {
  return (
    <div>
      <dt>
        <Icon aria-hidden />
        {label}
      </dt>
      <dd className={styles.value}>{value || '–'}</dd>
      {children !== undefined && children !== null && children !== '' && <dd className={styles.more}>{children}</dd>}
    </div>
  );
}

function Who({ record }: { record: RecordItem }) {
  const { t } = useTranslation(['solidaryrecords', 'solidarybeneficiaries', 'users']);
  const can = useCan();
  const beneficiary = useBeneficiary(record);
  const gender = givenGenders.find((known) => known === record.gender);
  const age = record.birthDate === null ? null : ageOn(record.birthDate, today());
  const value = [
    gender && t(`solidarybeneficiaries:values.gender.${gender}`),
    age !== null && t('users:show.age', { count: age }),
  ];
  const needs = shownNeeds(record.needs, undefined).map(({ label }) => label);
  const canOpen = beneficiary !== undefined && can('solidary_beneficiary_read');
  return (
    <Cell Icon={PersonRegular} label={t('solidaryrecords:band.who')} value={value.filter(Boolean).join(', ')}>
      {(needs.length > 0 || canOpen) && (
        <>
          {needs.join(' · ')}
          {needs.length > 0 && canOpen && ' · '}
          {canOpen && (
            <RecordLink to={addressOf('solidarybeneficiaries_show', { id: beneficiary.id })}>
              {t('solidaryrecords:cards.toBeneficiary')}
            </RecordLink>
          )}
        </>
      )}
    </Cell>
  );
}

type Ends = {
  origin: Pick<Place, 'town' | 'label'>;
  destination: Pick<Place, 'town' | 'label'>;
  goesAnywhere: boolean;
};

/** Returns a function that names the two ends of a journey by their towns. */
function useJourneyText(): (ends: Ends) => string {
  const { t } = useTranslation('solidaryrecords');
  const townOf = ({ town, label }: Ends['origin']) => town || label || t('values.unknownPlace');
  return ({ origin, destination, goesAnywhere }) =>
    `${townOf(origin)} → ${goesAnywhere ? t('values.anywhere') : townOf(destination)}`;
}

const METRES = 1000;

function Where({ record }: { record: RecordItem }) {
  const { t } = useTranslation('solidaryrecords');
  const format = useFormat();
  const journey = useJourneyText();
  const { origin, goesAnywhere, isRoundTrip, distance } = record;
  const facts = [
    origin.lines[0] === origin.town ? null : origin.lines[0],
    // The platform measures to the origin itself where any destination will do.
    !goesAnywhere && distance !== null && format.distance(Math.round(distance * METRES)),
    t(isRoundTrip ? 'values.proposalType.roundtrip' : 'values.proposalType.oneway'),
  ];
  return (
    <Cell Icon={LocationRegular} label={t('band.where')} value={journey(record)}>
      {facts.filter(Boolean).join(' · ')}
    </Cell>
  );
}

function When({ record, onDates, isChanging }: Omit<BandProps, 'onProofs'>) {
  const { t } = useTranslation('solidaryrecords');
  const translate = useTranslate();
  const { shortDay } = useFormat();
  const { outward, back } = datesOf(record, shortDay);
  const say = ({ text, values }: DatesLine) => translate(`solidaryrecords:dates.${text}`, values);
  const [first, ...others] = outward.map(say);
  const more = [
    ...others,
    ...(back === null ? [] : [t('band.return', { when: back.map(say).join(', ') })]),
    ...record.schedules.map((schedule) => weekInWords(schedule, translate)),
  ];
  return (
    <Cell Icon={CalendarLtrRegular} label={t('band.when')} value={first ?? null}>
      {(more.length > 0 || onDates !== undefined) && (
        <>
          {more.join(' · ')}{' '}
          {onDates !== undefined && (
            <Button
              id={CHANGE_DATES}
              size="small"
              appearance="transparent"
              className={styles.act}
              icon={<CalendarEditRegular />}
              aria-expanded={isChanging}
              aria-keyshortcuts={recordShortcuts.dates.keys}
              onClick={onDates}
            >
              {t('band.changeDates')}
            </Button>
          )}
        </>
      )}
    </Cell>
  );
}

function Why({ record, onProofs }: { record: RecordItem; onProofs: () => void }) {
  const { t } = useTranslation('solidaryrecords');
  const structure = useRecordStructure(record.structureId).structure ?? undefined;
  const missing = requiredProofs(record.proofs, structure).filter((proof) => proof.isMandatory && isMissing(proof));
  return (
    <Cell Icon={HeartRegular} label={t('band.why')} value={record.subject.label}>
      {missing.length > 0 && (
        <Button
          size="small"
          appearance="transparent"
          className={mergeClasses(styles.act, styles.missing)}
          icon={<WarningRegular />}
          onClick={onProofs}
        >
          {t('band.missingProofs', { count: missing.length })}
        </Button>
      )}
    </Cell>
  );
}
