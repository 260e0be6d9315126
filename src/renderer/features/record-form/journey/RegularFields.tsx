import { Button } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { regularRange } from '#shared/resources/solidaryrecords/times/dates.ts';
import {
  emptyRow,
  type RegularDraft,
  regularDateChoices,
  type ScheduleRow,
} from '#shared/resources/solidaryrecords/times/draft.ts';
import { FieldGroup } from '../FieldGroup.tsx';
import { BaseDayLine } from './BaseDayLine.tsx';
import { ChoiceList } from './ChoiceList.tsx';
import { DayLine } from './DayLine.tsx';
import styles from './journey.module.css';
import { ScheduleFields } from './ScheduleFields.tsx';
import type { TimesFieldsProps } from './times-fields.ts';
import { useRangeInWords } from './useRangeInWords.ts';

/** Days and times of a regular record. */
export function RegularFields(props: TimesFieldsProps) {
  const { value, onChange, today, errorOf, leave } = props;
  const { t } = useTranslation('recordForm');
  const inWords = useRangeInWords();
  const list = useRef<HTMLUListElement>(null);
  const { base, regular } = value;
  const set = (changes: Partial<RegularDraft>) => onChange({ ...value, regular: { ...regular, ...changes } });
  const setRow = (at: number, row: ScheduleRow) =>
    set({ rows: regular.rows.map((one, index) => (index === at ? row : one)) });
  const datesOf = (dateChoice: RegularDraft['dateChoice']) => inWords(regularRange(base, { ...regular, dateChoice }));
  const remove = (at: number) => {
    set({ rows: regular.rows.filter((_, index) => index !== at) });
    // The button that was pressed goes with its line.
    list.current?.closest('[data-field]')?.querySelector<HTMLElement>('[data-add]')?.focus();
  };

  return (
    <>
      <ChoiceList
        path="times.period"
        label={t('times.period')}
        value={regular.dateChoice}
        onChange={(dateChoice) => set({ dateChoice })}
        error={undefined}
        options={regularDateChoices.map((choice) => ({
          value: choice,
          label: t(`times.periods.${choice}`),
          computed: choice === 3 && regular.dateChoice !== 3 ? null : datesOf(choice),
        }))}
      />
      <div className={styles.choices}>
        <BaseDayLine {...props} />
        {regular.dateChoice === 3 && (
          <DayLine
            path="times.until"
            label={t('times.until')}
            value={regular.until}
            today={today}
            onChange={(until) => set({ until })}
            onLeave={() => leave('until')}
            error={errorOf('until')}
          />
        )}
      </div>
      <FieldGroup path="times.rows" label={t('times.rows')} isRequired isWide error={errorOf('rows')}>
        <ul ref={list} className={styles.rows}>
          {regular.rows.map((row, at) => (
            <ScheduleFields
              // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place alone.
              key={at}
              at={at}
              row={row}
              onChange={(next) => setRow(at, next)}
              onRemove={regular.rows.length > 1 ? () => remove(at) : null}
              errorOf={errorOf}
              leave={(field) => {
                leave(field);
                leave('rows');
              }}
            />
          ))}
        </ul>
        <Button
          data-add
          className={styles.add}
          size="small"
          icon={<AddRegular />}
          onClick={() => set({ rows: [...regular.rows, emptyRow] })}
        >
          {t('times.addRow')}
        </Button>
      </FieldGroup>
    </>
  );
}
