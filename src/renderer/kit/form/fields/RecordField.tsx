import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { RecordPicker } from '../pickers/RecordPicker.tsx';
import type { PickableName, Picked } from '../pickers/sources.ts';
import { type FieldProps, useField } from './useField.tsx';

type Id = number | null;

interface RecordProps {
  resource: PickableName;
  /** What the stored record names already, e.g. its creator: it stands where the right to read names is missing. */
  known?: readonly Picked[];
  placeholder?: string;
}

/** One record of another resource, chosen by its name; the form holds its id. */
export function RecordField<Draft extends FieldValues, Name extends FieldPathByValue<Draft, Id>, Values>({
  control,
  name,
  alsoCheck,
  afterError,
  ...picker
}: FieldProps<Draft, Id, Name, Values> & RecordProps) {
  const { value, setValue, onBlur, error } = useField<Id, Draft, Name, Values>({ control, name, alsoCheck });
  return <RecordPicker {...picker} path={name} value={value} onChange={setValue} onBlur={onBlur} error={error} />;
}

/** A record that is there or is not: its id and its name as another record gives them. */
export const knownRecord = (id: number | null, name: string | null): Picked[] =>
  id === null || name === null ? [] : [{ id, name }];
