import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { parseDay, showDay } from './day.ts';
import { ParsedTextField } from './ParsedTextField.tsx';
import type { FieldProps } from './useField.tsx';

type Day = string | null;

interface DateProps {
  /** Understands what is no full day, such as a day of the week. */
  parseMore?: (typed: string) => Day;
  /** Describes what is understood; the usual format when absent. */
  shapeHint?: string;
}

/** A day, typed as dd/mm/yyyy (other usual formats are understood); the form holds YYYY-MM-DD. */
export function DateField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Day>, Values>({
  parseMore = () => null,
  shapeHint,
  ...props
}: FieldProps<Draft, Day, Name, Values> & DateProps) {
  const { t } = useTranslation('form');
  return (
    <ParsedTextField
      {...props}
      parse={(typed) => parseDay(typed) ?? parseMore(typed)}
      show={showDay}
      shapeHint={shapeHint ?? t('dateHint')}
    />
  );
}
