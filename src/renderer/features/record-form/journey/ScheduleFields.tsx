import { Button, Checkbox } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import { weekDays } from '#shared/resources/solidary/week-days.ts';
import type { ScheduleRow } from '#shared/resources/solidaryrecords/times/draft.ts';
import type { TimesField } from '#shared/resources/solidaryrecords/times/rules.ts';
import { FieldGroup } from '../FieldGroup.tsx';
import { TimeLine } from './DayLine.tsx';
import styles from './journey.module.css';

interface ScheduleFieldsProps {
  /** Place of the line, from 0. */
  at: number;
  row: ScheduleRow;
  onChange: (row: ScheduleRow) => void;
  /** Null for the only line. */
  onRemove: (() => void) | null;
  errorOf: (field: TimesField) => string | undefined;
  leave: (field: TimesField) => void;
}

/** One line of a regular record: days, and the times of both ways. */
export function ScheduleFields({ at, row, onChange, onRemove, errorOf, leave }: ScheduleFieldsProps) {
  const { t } = useTranslation(['recordForm', 'week']);
  const daysError = errorOf(`row.${at}.days`);
  const number = at + 1;
  return (
    <li className={styles.row}>
      <FieldGroup
        path={`times.row.${at}.days`}
        label={t('recordForm:times.rowDays', { number })}
        error={daysError}
        isInline
      >
        {weekDays.map((day) => (
          <Checkbox
            key={day}
            checked={row.days.includes(day)}
            onBlur={() => leave(`row.${at}.days`)}
            label={{ children: t(`week:columns.${day}`), 'aria-label': t(`week:days.${day}`) }}
            onChange={(_, { checked }) =>
              onChange({
                ...row,
                days: weekDays.filter((one) => (one === day ? checked === true : row.days.includes(one))),
              })
            }
          />
        ))}
      </FieldGroup>
      {(['outward', 'back'] as const).map((way) => (
        <TimeLine
          key={way}
          path={`times.row.${at}.${way}`}
          label={t(`recordForm:times.ways.${way}`)}
          value={row[way]}
          isRequired={false}
          onChange={(time) => onChange({ ...row, [way]: time })}
          onLeave={() => leave(`row.${at}.${way}`)}
          error={errorOf(`row.${at}.${way}`)}
        />
      ))}
      {onRemove !== null && (
        <Button
          className={styles.remove}
          appearance="subtle"
          icon={<DeleteRegular />}
          aria-label={t('recordForm:times.removeRow', { number })}
          onClick={onRemove}
        />
      )}
    </li>
  );
}
