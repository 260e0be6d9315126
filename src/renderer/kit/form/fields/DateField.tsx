import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parseDay, showDay } from './day.ts';
import { ParsedTextField } from './ParsedTextField.tsx';
import type { FieldProps } from './useField.tsx';

type Day = string | null;

/** A day, typed as dd/mm/yyyy (other usual formats are understood); the form holds YYYY-MM-DD. */
export function DateField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Day>, Values>(
  props: FieldProps<Draft, Day, Name, Values>,
) {
  const { t } = useTranslation('form');
  return <ParsedTextField {...props} parse={parseDay} show={showDay} shapeHint={t('dateHint')} />;
}
