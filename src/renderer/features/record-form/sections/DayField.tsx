import { useTranslation } from 'react-i18next';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { DateField } from '#renderer/kit/form/fields/DateField.tsx';
import type { CalendarDay } from '#shared/calendar.ts';
import { nearDay } from '#shared/resources/solidaryrecords/times/typing.ts';
import type { RecordForm } from '../fields.ts';

type DayName = 'base' | 'punctual.day' | 'punctual.returnDay' | 'regular.until';

/** A day, also typed without its year (`1003`) or as a day of the week (`lun`). */
export function DayField({ form, name, today }: { form: RecordForm; name: DayName; today: CalendarDay }) {
  const { t } = useTranslation('recordForm');
  return (
    <DateField
      {...useFieldBinding(form)(`times.${name}`)}
      isRequired
      parseMore={(typed) => nearDay(typed, today)}
      shapeHint={t('times.dayHint')}
    />
  );
}
