import { Button, Field, Select, ToggleButton } from '@fluentui/react-components';
import { AddRegular, DeleteRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { TimeInput } from '#renderer/features/solidary/drivers/TimeInput.tsx';
import flow from '#renderer/kit/ui/layout/layout.module.css';
import { type Margin, margins } from '#shared/resources/externaljourneys/margins.ts';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import styles from '../external-journeys.module.css';
import type { SearchRow } from './draft.ts';

interface RegularRowsProps {
  rows: readonly SearchRow[];
  onChange: (rows: readonly SearchRow[]) => void;
  error: string | undefined;
}

/** The days and hours of a regular search, with the minutes around each hour. */
export function RegularRows({ rows, onChange, error }: RegularRowsProps) {
  const { t } = useTranslation(['externaljourneys', 'week']);
  const change = (at: number, row: Partial<SearchRow>) =>
    onChange(rows.map((one, position) => (position === at ? { ...one, ...row } : one)));
  return (
    <Field label={t('form.rows')} validationMessage={error} className={`${flow.whole} ${flow.shrinks}`}>
      {/* biome-ignore lint/a11y/useSemanticElements: the label of the field names the group. */}
      <div role="group" aria-label={t('form.rows')} className={`${flow.stackS} ${styles.rows}`}>
        {rows.map(({ days, time, margin }, position) => {
          const number = position + 1;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row has nothing else that tells it from the others.
            <fieldset key={position} className={styles.row} aria-label={t('form.row', { number })}>
              <div className={`${flow.bar} ${styles.days}`}>
                {weekDays.map((day) => (
                  <ToggleButton
                    key={day}
                    size="small"
                    checked={days.includes(day)}
                    aria-label={t(`week:days.${day}`)}
                    onClick={() =>
                      change(position, {
                        days: weekDays.filter((one) => (one === day ? !days.includes(day) : days.includes(one))),
                      })
                    }
                  >
                    {t(`week:columns.${day}`)}
                  </ToggleButton>
                ))}
              </div>
              <TimeInput label={t('form.time')} time={time} onChange={(typed) => change(position, { time: typed })} />
              <Field label={t('form.margin')}>
                <Select
                  value={String(margin)}
                  // The options are the margins.
                  onChange={(_, { value }) => change(position, { margin: Number(value) as Margin })}
                >
                  {margins.map((minutes) => (
                    <option key={minutes} value={minutes}>
                      {t('form.minutes', { count: minutes })}
                    </option>
                  ))}
                </Select>
              </Field>
              <Button
                appearance="subtle"
                icon={<DeleteRegular />}
                aria-label={t('form.removeRow', { number })}
                onClick={() => onChange(rows.filter((_, at) => at !== position))}
              />
            </fieldset>
          );
        })}
        <Button icon={<AddRegular />} onClick={() => onChange([...rows, { days: [], time: '', margin: 15 }])}>
          {t('form.addRow')}
        </Button>
      </div>
    </Field>
  );
}
