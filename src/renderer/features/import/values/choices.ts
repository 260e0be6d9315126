import type { PickableName } from '#renderer/kit/form/pickers/sources.ts';
import type { ImportOptions } from '#shared/ipc/transfer.ts';

/** The columns of ids for which a file may hold names, and what their ids are of. */
export type NamedColumns = Readonly<Record<string, PickableName>>;

/** For each value of a column, the id that is sent in its place; null where none was chosen. */
export type Choices = Readonly<Record<string, number | null>>;

/** Whether a value is to be asked about: anything but the id of a record, which stands for itself. */
export const isToAsk = (value: string, choices: Choices): boolean => String(choices[value]) !== value;

/** What was chosen as the check takes it: an id in the place of each value that is not that id itself. */
export function chosenValues(choices: Readonly<Record<string, Choices>>): ImportOptions['values'] {
  const columns = Object.entries(choices).map(([column, chosen]) => {
    const reported = Object.entries(chosen).filter(([value, id]) => id !== null && isToAsk(value, chosen));
    return [column, Object.fromEntries(reported.map(([value, id]) => [value, String(id)]))] as const;
  });
  return Object.fromEntries(columns);
}
