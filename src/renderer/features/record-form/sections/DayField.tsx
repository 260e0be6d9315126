import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { DateField } from '#renderer/kit/form/fields/DateField.tsx';
import type { FieldSize } from '#renderer/kit/form/fields/FieldFrame.tsx';
import type { CalendarDay } from '#shared/calendar.ts';
import type { RecordForm } from '../fields.ts';

type DayName = 'base' | 'punctual.day' | 'punctual.returnDay' | 'regular.until';

interface DayFieldProps {
  form: RecordForm;
  name: DayName;
  today: CalendarDay;
  /** Short when absent. */
  size?: FieldSize;
}

/** A day of a journey: the next one where it is typed in short (`1003`, `lun`). */
export function DayField({ form, name, today, size }: DayFieldProps) {
  return <DateField {...useFieldBinding(form)(`times.${name}`)} isRequired lean="next" {...{ today, size }} />;
}
