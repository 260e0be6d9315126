import type { PickableName } from '#renderer/kit/form/pickers/sources.ts';
import type { ImportOptions } from '#shared/ipc/transfer.ts';

/** The id columns in which a file may contain names, with their resources. */
export type NamedColumns = Readonly<Record<string, PickableName>>;

/** The id to send for each value of a column; null where none was chosen. */
export type Choices = Readonly<Record<string, number | null>>;

/** Whether a value has to be resolved: anything but the id of a record. */
export const needsChoice = (value: string, choices: Choices): boolean => String(choices[value]) !== value;

/** Converts the choices for the check: an id for each value that is not that id itself. */
export function chosenValues(choices: Readonly<Record<string, Choices>>): ImportOptions['values'] {
  const columns = Object.entries(choices).map(([column, chosen]) => {
    const reported = Object.entries(chosen).filter(([value, id]) => id !== null && needsChoice(value, chosen));
    return [column, Object.fromEntries(reported.map(([value, id]) => [value, String(id)]))] as const;
  });
  return Object.fromEntries(columns);
}
