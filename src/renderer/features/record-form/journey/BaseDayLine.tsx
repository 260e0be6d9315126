import { useTranslation } from 'react-i18next';
import { DayLine } from './DayLine.tsx';
import type { TimesFieldsProps } from './times-fields.ts';

/** The day from which the dates of a flexible or regular record are counted. */
export function BaseDayLine({ value, onChange, today, errorOf, leave }: TimesFieldsProps) {
  const { t } = useTranslation('recordForm');
  return (
    <DayLine
      path="times.base"
      label={t('times.base')}
      value={value.base}
      today={today}
      onChange={(base) => onChange({ ...value, base })}
      onLeave={() => leave('base')}
      error={errorOf('base')}
    />
  );
}
