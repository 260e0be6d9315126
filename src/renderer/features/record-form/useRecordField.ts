import type { FieldPathByValue } from 'react-hook-form';
import { useFieldBinding } from '#renderer/kit/form/definition/FormField.tsx';
import { useField } from '#renderer/kit/form/fields/useField.tsx';
import type { RecordForm, RecordFormDraft, RecordFormValues } from './fields.ts';

/** Connects a control that this form alone has to a field: its label, its value, its error, and the change handlers. */
export function useRecordField<Value, Name extends FieldPathByValue<RecordFormDraft, Value>>(
  form: RecordForm,
  name: Name,
) {
  const { label, ...bound } = useFieldBinding(form)(name);
  const field = useField<Value, RecordFormDraft, Name, RecordFormValues>(bound);
  return { label, control: bound.control, ...field };
}
