import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { driverGroups } from '#renderer/features/matching/driver-groups.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { PrintDialog } from '#renderer/kit/ui/print/PrintDialog.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { fullNameOf } from '#shared/full-name.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { withName } from '../../title.ts';
import { datesOf } from '../cards/dates.ts';
import { shownNeeds } from '../cards/needs.ts';
import styles from './sheet.module.css';

/** Number of blank lines for handwriting. */
const BLANKS = [1, 2, 3, 4, 5, 6];

/**
 * The call sheet to print (docs/screens/07-solidary-records.md §9): journey, needs, and drivers with their numbers. It
 * uses the record on screen and reads nothing.
 */
export function CallSheet({ record }: { record: RecordItem }) {
  const { t } = useTranslation(['solidaryrecords', 'week']);
  const translate = useTranslate();
  const format = useFormat();
  const { outward, back } = datesOf(record, format.dayInWords);
  const { origin, destination, goesAnywhere, isRoundTrip, needs, schedules, subject, structureName } = record;
  const textOf = (lines: typeof outward) =>
    lines.map(({ text, values }) => translate(`solidaryrecords:dates.${text}`, values)).join(', ');
  const journey = t(`solidaryrecords:values.proposalType.${isRoundTrip ? 'roundtrip' : 'oneway'}`);
  const phone = (telephone: string | null) =>
    telephone ? format.phone(telephone) : t('solidaryrecords:sheet.noPhone');
  return (
    <article>
      <h1>{withName(t('solidaryrecords:show.title', { id: record.id }), record)}</h1>
      <p>
        {phone(record.telephone)}
        {structureName !== null && ` · ${structureName}`}
      </p>
      <h2>{t('solidaryrecords:cards.journey')}</h2>
      <p>
        {origin.label || t('solidaryrecords:values.unknownPlace')} →{' '}
        {goesAnywhere ? t('solidaryrecords:values.anywhere') : destination.label} ({journey})
      </p>
      <p>
        {textOf(outward)}
        {back !== null && ` · ${t('solidaryrecords:dates.return')} ${textOf(back)}`}
      </p>
      {schedules.map(({ days, outward: there, back: home }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: schedules have no id, and two may be the same.
        <p key={index}>
          {t('solidaryrecords:dates.daysAt', {
            days: days.map((day) => t(`week:columns.${day}`)).join(', '),
            times: [
              there !== null && t('solidaryrecords:dates.outwardAt', { time: there }),
              home !== null && t('solidaryrecords:dates.returnAt', { time: home }),
            ]
              .filter((part) => part !== false)
              .join(', '),
          })}
        </p>
      ))}
      <h2>{t('solidaryrecords:cards.needs')}</h2>
      <p>{[subject.label, ...shownNeeds(needs, undefined).map(({ label }) => label)].filter(Boolean).join(' · ')}</p>
      <h2>{t('solidaryrecords:sheet.drivers')}</h2>
      <Drivers record={record} phone={phone} />
      <h2>{t('solidaryrecords:sheet.notes')}</h2>
      {BLANKS.map((line) => (
        <div key={line} className={styles.blank} />
      ))}
    </article>
  );
}

/** The drivers that were chosen, each once, with their numbers: the platform gives those of no others. */
function Drivers({ record, phone }: { record: RecordItem; phone: (telephone: string | null) => string }) {
  const { t } = useTranslation('solidaryrecords');
  const groups = driverGroups(record);
  if (groups.length === 0) return <p>{t('sheet.noDrivers')}</p>;
  return (
    <dl className={styles.drivers}>
      {groups.map(({ userId, solutions: [first] }) => (
        <Fragment key={userId}>
          <dt>
            {fullNameOf(first)} ({t(`sheet.type.${first.type}`)})
          </dt>
          <dd>{phone(first.telephone)}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

interface CallSheetDialogProps {
  record: RecordItem;
  onClose: () => void;
}

/** Shows the call sheet before it is printed. */
export function CallSheetDialog({ record, onClose }: CallSheetDialogProps) {
  const { t } = useTranslation('solidaryrecords');
  return (
    <PrintDialog title={t('sheet.title')} onClose={onClose}>
      <CallSheet record={record} />
    </PrintDialog>
  );
}
