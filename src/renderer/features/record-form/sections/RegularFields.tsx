import { Button, Checkbox } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { memo, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { RadioField } from '#renderer/kit/form/fields/ChoiceFields.tsx';
import { TimeField } from '#renderer/kit/form/fields/TimeField.tsx';
import { useField } from '#renderer/kit/form/fields/useField.tsx';
import { useOwnMessage } from '#renderer/kit/form/messages.ts';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { CalendarDay } from '#shared/calendar.ts';
import { type WeekDay, weekDays } from '#shared/resources/solidary/week-days.ts';
import { regularRange } from '#shared/resources/solidaryrecords/times/dates.ts';
import {
  emptyRow,
  type RegularDateChoice,
  regularDateChoices,
  type ScheduleRow,
} from '#shared/resources/solidaryrecords/times/draft.ts';
import { FieldGroup } from '../FieldGroup.tsx';
import type { RecordForm, RecordFormDraft, RecordFormValues } from '../fields.ts';
import { DayField } from './DayField.tsx';
import styles from './sections.module.css';
import { useRangeInWords } from './useRangeInWords.ts';

const ROWS = 'times.regular.rows';

/** Days and times of a regular record. */
export function RegularFields({ form, today }: { form: RecordForm; today: CalendarDay }) {
  const { t } = useTranslation('recordForm');
  const bind = useFieldBinding(form);
  const inWords = useRangeInWords();
  const { control } = form.record.form;
  const [base, chosen, until] = useWatch({
    control,
    name: ['times.base', 'times.regular.dateChoice', 'times.regular.until'],
  });
  const datesOf = (dateChoice: RegularDateChoice) => inWords(regularRange(base, { until, dateChoice }));
  return (
    <>
      <RadioField
        {...bind('times.regular.dateChoice')}
        isRequired
        options={regularDateChoices.map((value) => ({
          value,
          label: t(`times.periods.${value}`),
          note: value === 3 && chosen !== 3 ? null : datesOf(value),
        }))}
      />
      <div className={styles.choices}>
        <DayField form={form} name="base" today={today} />
        {chosen === 3 && <DayField form={form} name="regular.until" today={today} />}
      </div>
      <Rows form={form} />
    </>
  );
}

/** The lines of days and times, which are added and removed. */
const Rows = memo(function Rows({ form }: { form: RecordForm }) {
  const { t } = useTranslation('recordForm');
  const { control, getValues, setValue } = form.record.form;
  const list = useRef<HTMLUListElement>(null);
  const count = useWatch({ control, name: ROWS, compute: (rows) => rows.length });
  // What is wrong with all lines together is told once one of them was left, which validates them all.
  const error = useOwnMessage(control, ROWS);
  const set = (rows: readonly ScheduleRow[]) => setValue(ROWS, rows, { shouldDirty: true });
  const remove = (at: number) => {
    set(getValues(ROWS).filter((_, index) => index !== at));
    // The button that was pressed goes with its line.
    list.current?.closest('[data-field]')?.querySelector<HTMLElement>('[data-add]')?.focus();
  };
  return (
    <FieldGroup path={ROWS} label={t('times.rows')} isRequired isWide error={error}>
      <ul ref={list} className={flow.listM}>
        {Array.from({ length: count }, (_, at) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone.
            key={at}
            form={form}
            at={at}
            onRemove={count > 1 ? () => remove(at) : null}
          />
        ))}
      </ul>
      <Button
        data-add
        className={styles.add}
        size="small"
        icon={<AddRegular />}
        onClick={() => set([...getValues(ROWS), emptyRow])}
      >
        {t('times.addRow')}
      </Button>
    </FieldGroup>
  );
});

interface RowProps {
  form: RecordForm;
  /** Place of the line, from 0. */
  at: number;
  /** Null for the only line. */
  onRemove: (() => void) | null;
}

/** One line of a regular record: days, and the times of both ways. */
function Row({ form, at, onRemove }: RowProps) {
  const { t } = useTranslation('recordForm');
  const { control } = form.record.form;
  const number = at + 1;
  return (
    <li className={`${flow.fills} ${styles.row}`}>
      <Days form={form} at={at} />
      {(['outward', 'back'] as const).map((way) => (
        <TimeField
          key={way}
          control={control}
          name={`${ROWS}.${at}.${way}`}
          label={t(`times.ways.${way}`)}
          shapeHint={t('times.timeHint')}
          alsoCheck={[ROWS]}
        />
      ))}
      {onRemove !== null && (
        <Button
          className={styles.remove}
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t('times.removeRow', { number })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}

function Days({ form, at }: Omit<RowProps, 'onRemove'>) {
  const { t } = useTranslation(['recordForm', 'week']);
  const path = `${ROWS}.${at}.days` as const;
  const { value, setValue, onBlur, error } = useField<
    readonly WeekDay[],
    RecordFormDraft,
    `${typeof ROWS}.${number}.days`,
    RecordFormValues
  >({ control: form.record.form.control, name: path, alsoCheck: [ROWS] });
  const set = (day: WeekDay, isOn: boolean) =>
    setValue(weekDays.filter((one) => (one === day ? isOn : value.includes(one))));
  return (
    <FieldGroup path={path} label={t('recordForm:times.rowDays', { number: at + 1 })} error={error} isInline>
      {weekDays.map((day) => (
        <Checkbox
          key={day}
          checked={value.includes(day)}
          onBlur={onBlur}
          label={{ children: t(`week:columns.${day}`), 'aria-label': t(`week:days.${day}`) }}
          onChange={(_, { checked }) => set(day, checked === true)}
        />
      ))}
    </FieldGroup>
  );
}
