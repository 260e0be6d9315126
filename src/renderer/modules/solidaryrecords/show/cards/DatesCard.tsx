import { useTranslation } from 'react-i18next';
import { DayChips } from '#renderer/features/week/DayChips.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { FieldRow, FieldRows } from '#renderer/kit/ui/show/FieldRows.tsx';
import { Section } from '#renderer/kit/ui/show/Section.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { RecordItem, RecordSchedule } from '#shared/resources/solidaryrecords/item.ts';
import styles from '../show.module.css';
import { type DatesLine, datesOf } from './dates.ts';

/** When the journey is: once, one day of several, or every week. */
export function DatesCard({ record }: { record: RecordItem }) {
  const { t } = useTranslation('solidaryrecords');
  const { dayInWords } = useFormat();
  const { outward, back } = datesOf(record, dayInWords);
  const { frequency, schedules } = record;
  return (
    <Section title={t('cards.dates')}>
      <FieldRows>
        {frequency !== null && <FieldRow label={t('fields.frequency')}>{t(`values.frequency.${frequency}`)}</FieldRow>}
        <FieldRow label={t(frequency === 2 ? 'dates.period' : 'dates.outward')}>
          {outward.length > 0 && <Lines lines={outward} />}
        </FieldRow>
        {back !== null && (
          <FieldRow label={t('dates.return')}>
            <Lines lines={back} />
          </FieldRow>
        )}
      </FieldRows>
      {schedules.length > 0 && (
        <ul className={styles.schedules}>
          {schedules.map((schedule, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: schedules have no id, and two may be the same.
            <ScheduleLine key={index} schedule={schedule} />
          ))}
        </ul>
      )}
    </Section>
  );
}

function Lines({ lines }: { lines: readonly DatesLine[] }) {
  const translate = useTranslate();
  return lines.map(({ text, values }) => <div key={text}>{translate(`solidaryrecords:dates.${text}`, values)}</div>);
}

/** Days of the week as chips, with the times that they share. */
function ScheduleLine({ schedule: { days, outward, back } }: { schedule: RecordSchedule }) {
  const { t } = useTranslation('solidaryrecords');
  return (
    <li>
      <DayChips days={days} />
      <span>
        {[
          outward !== null && t('dates.outwardAt', { time: outward }),
          back !== null && t('dates.returnAt', { time: back }),
        ]
          .filter((part) => part !== false)
          .join(', ')}
      </span>
    </li>
  );
}
