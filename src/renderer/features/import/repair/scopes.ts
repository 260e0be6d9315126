import { parseDay } from '#renderer/kit/form/fields/day.ts';
import { settledCauses } from '#shared/import/cause-names.ts';
import type { ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { importFields } from '#shared/import/fields.ts';
import type { CellRepair } from '#shared/import/repairs.ts';
import type { ImportGroup, ImportWrong } from '#shared/ipc/transfer.ts';

/** The scope of a replacement: all lines with a value, one line, or every line of the group. */
export type RepairScope = 'values' | 'lines' | 'all';

/** Whether somebody has to look at the lines of a group. */
export const isToLookAt = ({ cause }: Pick<ImportGroup, 'cause'>): boolean => !settledCauses.has(cause);

export const isRepairable = ({ cause, column }: Pick<ImportGroup, 'cause' | 'column'>): boolean =>
  column !== null && isToLookAt({ cause });

/**
 * Returns the scopes for correcting a group, the usual one first. An empty cell does not show what belongs there, and a
 * duplicate e-mail is right in one line: both are corrected by line, and all at once only on request.
 */
export function scopesOf(
  { cause }: Pick<ImportGroup, 'cause'>,
  { count, values, isComplete }: ImportWrong,
): RepairScope[] {
  if (cause === 'duplicateInFile' || cause === 'coordinatePair') return ['lines'];
  if (cause === 'required') return count === 1 ? ['lines'] : ['lines', 'all'];
  if (count === 1 || values.length === 0) return ['lines'];
  return values.length > 1 && isComplete ? ['values', 'lines', 'all'] : ['values', 'lines'];
}

const fieldOf = (type: ImportType, column: string) => importFields[type].find((field) => field.column === column);

/** Returns the column that may be emptied instead: the one in error where it is optional, the other one of a pair. */
export function clearable(type: ImportType, { cause, column }: Pick<ImportGroup, 'cause' | 'column'>): string | null {
  const field = fieldOf(type, column ?? '');
  if (field === undefined || field.isRequired) return null;
  if (cause !== 'coordinatePair') return field.column;
  return field.pairedWith === null ? null : (importColumns[type][field.pairedWith] ?? null);
}

/** The input for a cell: a text, or that the cell be empty. */
export interface Given {
  text: string;
  isCleared: boolean;
}
export const nothingGiven: Given = { text: '', isCleared: false };

/** Key of the input for all lines, beside those of values and lines. */
export const ALL = 'all';

/** The text that was typed for a column: a day may be typed as in any form; a file is read more strictly. */
export const typedText = (column: string, typed: string): string =>
  column === 'birthDate' ? (parseDay(typed) ?? typed) : typed;

interface RepairResult {
  repairs: CellRepair[];
  /** Number of lines that the repairs apply to. */
  lines: number;
}

/** Converts the inputs to repairs, and counts the lines that they apply to. */
export function toRepairs(
  { type, group, wrong, scope }: { type: ImportType; group: ImportGroup; wrong: ImportWrong; scope: RepairScope },
  given: ReadonlyMap<string | number, Given>,
): RepairResult {
  const column = group.column ?? '';
  const cleared = clearable(type, group) ?? column;
  const result: RepairResult = { repairs: [], lines: 0 };
  const add = (key: string | number, lines: number, cell: { value: string } | { line: number; record: string }) => {
    const { text, isCleared } = given.get(key) ?? nothingGiven;
    const to = text.trim();
    if (to === '' && !isCleared) return;
    result.repairs.push({ column: isCleared ? cleared : column, to: isCleared ? '' : typedText(column, to), ...cell });
    result.lines += lines;
  };
  if (scope === 'lines') {
    for (const { line, record } of wrong.lines) add(line, 1, { line, record });
  } else if (scope === 'values') {
    for (const { value, count } of wrong.values) add(`=${value}`, count, { value });
  } else if (group.cause === 'required') {
    add(ALL, wrong.count, { value: '' });
  } else {
    for (const { value, count } of wrong.values) add(ALL, count, { value });
  }
  return result;
}
