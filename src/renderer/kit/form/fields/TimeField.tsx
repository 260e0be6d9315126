import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { readTime } from '#shared/typing/time.ts';
import { ParsedTextField } from './ParsedTextField.tsx';
import type { FieldProps } from './useField.tsx';

type Time = string | null;

/** A time of the day, typed as hh:mm (9h30, 930… are understood); the form holds HH:MM. */
export function TimeField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Time>, Values>(
  props: FieldProps<Draft, Time, Name, Values> & {
    /** Describes what is understood; the usual format when absent. */
    shapeHint?: string;
  },
) {
  const { t } = useTranslation('form');
  return <ParsedTextField shapeHint={t('timeHint')} {...props} parse={readTime} />;
}
