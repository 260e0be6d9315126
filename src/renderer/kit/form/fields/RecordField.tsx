import type { FieldPathByValue, FieldValues } from 'react-hook-form';
import { RecordPicker } from '../pickers/RecordPicker.tsx';
import type { PickableName, Picked } from '../pickers/sources.ts';
import { type FieldProps, useField } from './useField.tsx';

type Id = number | null;

interface RecordProps {
  resource: PickableName;
  /** Records whose names the stored record contains, e.g. its creator: shown without the permission to read names. */
  known?: readonly Picked[];
  placeholder?: string;
}

/** Chooses a record of another resource by its name; the form holds its id. */
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

/** Builds the list of at most one known record from an id and a name that another record contains. */
export const knownRecord = (id: number | null, name: string | null): Picked[] =>
  id === null || name === null ? [] : [{ id, name }];
