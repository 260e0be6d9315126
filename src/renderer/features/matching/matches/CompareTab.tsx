import { Switch } from '@fluentui/react-components';
import {
  CheckmarkCircleRegular,
  ClockRegular,
  DismissCircleRegular,
  QuestionCircleRegular,
} from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slotsInWords } from '#renderer/features/week/labels.ts';
import { type Column, SortTable } from '#renderer/kit/list/sort-table/SortTable.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { compareInstants } from '#shared/instant.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import { contactStateOf, contactSteps } from '../contact-state.ts';
import { useSolutions } from '../context.ts';
import { DriverName } from '../DriverName.tsx';
import { DriverType } from '../DriverType.tsx';
import type { Way } from '../driver-groups.ts';
import { useTimes } from '../times.ts';
import { type Candidate, candidatesOf, type Match } from './candidates.ts';
import type { HoursFit } from './hours.ts';
import { MatchActions } from './MatchActions.tsx';
import { offeredMatch, useChoiceOf } from './offered-match.ts';
import { type CandidateTexts, useCandidateTexts } from './useCandidateTexts.ts';
import { useHoursTexts } from './useHoursTexts.ts';

/** Width in pixels below which the comparison has no room as a table. */
const NARROW = 720;

/** Everybody who could drive, in one table: how they serve each way, and how far they have to go. */
export function CompareTab({ hasVolunteers }: { hasVolunteers: boolean }) {
  const { t } = useTranslation('matching');
  const { record } = useSolutions();
  const [isAllOnly, setAllOnly] = useState(false);
  const all = useMemo(() => candidatesOf(record, hasVolunteers), [record, hasVolunteers]);
  const rows = useMemo(() => (isAllOnly ? all.filter(({ fitsAll }) => fitsAll) : all), [all, isAllOnly]);
  const columns = useColumns();
  if (all.length === 0) return <p className={flow.quiet}>{t('empty.matches')}</p>;
  return (
    <SortTable
      label={t('tabs.compare')}
      columns={columns}
      rows={rows}
      keyOf={({ key }) => key}
      cardsBelow={NARROW}
      isMarked={({ firstReason }) => firstReason !== null}
      tools={
        record.isRoundTrip && (
          <Switch
            label={t('compare.bothOnly')}
            checked={isAllOnly}
            onChange={(_, { checked }) => setAllOnly(checked)}
          />
        )
      }
      empty={<p className={flow.quiet}>{t('compare.noneBoth')}</p>}
    />
  );
}

const fitIcons = {
  fits: CheckmarkCircleRegular,
  other: ClockRegular,
  unknown: QuestionCircleRegular,
  none: DismissCircleRegular,
} as const;

function useColumns(): Column<Candidate>[] {
  const { t } = useTranslation('matching');
  const { record } = useSolutions();
  const hoursTexts = useHoursTexts();
  const textsOf = useCandidateTexts();
  const titleOf = useTitle();
  const contactText = useContactText();
  const wayColumn = (way: Way): Column<Candidate> => ({
    id: way,
    label: [t(`way.${way}`), (way === 'outward' ? record.outward : record.back)?.time].filter(Boolean).join(' '),
    width: 112,
    value: ({ hours }) => hours[way].cost,
    cell: ({ hours, role, matches }) => (
      <FitCell hours={hours[way]} word={hoursTexts.timed(hours[way], role)} title={titleOf(matches[way])} />
    ),
  });
  const columns: (Column<Candidate> | false)[] = [
    {
      id: 'person',
      label: t('columns.candidate'),
      value: ({ names, driver }) => [names.familyName, names.givenName].filter(Boolean).join(' ') || driver.name,
      cell: (candidate) => <PersonCell candidate={candidate} {...textsOf(candidate)} />,
    },
    wayColumn('outward'),
    record.isRoundTrip && wayColumn('back'),
    {
      id: 'gap',
      label: t('columns.gap'),
      width: 100,
      place: 'first',
      value: ({ metres }) => metres,
      cell: (candidate) => textsOf(candidate).distance ?? '–',
    },
    {
      id: 'contact',
      label: t('columns.contact'),
      width: 150,
      isExtra: true,
      cell: ({ driver }) => contactText(driver.userId),
    },
    {
      id: 'action',
      label: t('columns.action'),
      isLabelHidden: true,
      width: 232,
      cell: (candidate) => <ActionCell candidate={candidate} {...textsOf(candidate)} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

interface FitCellProps {
  hours: Pick<HoursFit, 'fit'>;
  word: string;
  /** Everything that is known of it, under the pointer. */
  title: string | undefined;
}

const fitLooks: Record<keyof typeof fitIcons, string | undefined> = {
  fits: flow.success,
  other: flow.warning,
  unknown: flow.quietText,
  none: flow.danger,
};

/** How somebody serves a way: a shape, the time, and how far it is from the one that was asked for. */
function FitCell({ hours: { fit }, word, title }: FitCellProps) {
  const Icon = fitIcons[fit];
  return (
    <span className={`${flow.inline} ${fitLooks[fit]}`} data-fit={fit} title={title}>
      <Icon aria-hidden className={flow.fixed} />
      {word}
    </span>
  );
}

/** Returns a function that says when somebody drives, in full. */
function useTitle(): (match: Match | null) => string | undefined {
  const translate = useTranslate();
  const times = useTimes();
  return (match) => {
    if (match === null) return undefined;
    const text = 'declared' in match ? slotsInWords(match.declared, translate) : times(match.announced).join(' ; ');
    return text || undefined;
  };
}

/** Returns a function that says what the diary has last of the contact with somebody. */
function useContactText(): (driver: UserId) => string {
  const { t } = useTranslation('matching');
  const format = useFormat();
  const { record } = useSolutions();
  return (driver) => {
    const state = contactStateOf(record.diary, driver);
    const [last] = contactSteps
      .flatMap((step) => (state[step] === undefined ? [] : [{ step, at: state[step] }]))
      .toSorted((one, other) => compareInstants(other.at, one.at));
    if (last === undefined) return '–';
    return t(last.at === null ? `state.${last.step}` : `state.${last.step}On`, {
      day: last.at && format.date(last.at),
    });
  };
}

interface CandidateCellProps extends CandidateTexts {
  candidate: Candidate;
}

function PersonCell({ candidate, days, help }: CandidateCellProps) {
  const { t } = useTranslation('matching');
  const { role, driver, names, avatar, firstReason } = candidate;
  return (
    <DriverName userId={driver.userId} names={names} avatar={avatar}>
      <DriverType type={role} />
      {firstReason !== null && <span className={flow.success}>{t(`compare.reasons.${firstReason}`)}</span>}
      {days !== null && <span>{days}</span>}
      {help !== null && <span>{help}</span>}
    </DriverName>
  );
}

/**
 * What one does with somebody; the choice is that of the outward journey, with which the platform chooses the linked
 * return; a return that was not chosen gets its own.
 */
function ActionCell({ candidate, facts }: CandidateCellProps) {
  const { record, unconfirmed } = useSolutions();
  const choice = useChoiceOf();
  const match = offeredMatch(candidate, record, unconfirmed);
  return match !== null && <MatchActions choice={choice(candidate, match)} nth={match.nth} facts={facts} />;
}
