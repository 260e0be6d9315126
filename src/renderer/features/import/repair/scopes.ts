import type { ImportCause, ImportType } from '#shared/import/causes.ts';
import { importColumns } from '#shared/import/columns.ts';
import { importFields } from '#shared/import/fields.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import type { ImportGroup, ImportWrong } from '#shared/ipc/transfer.ts';

/** What one text is written in: all lines that hold a value, one line, or every line of the group. */
export type RepairScope = 'values' | 'lines' | 'all';

/** Another value would not help, or there is nothing to be written at all. */
const unrepairable: ReadonlySet<ImportCause> = new Set(['whitespace', 'decimalComma', 'dateFormat', 'emptyRow']);

export const isRepairable = ({ cause, column }: Pick<ImportGroup, 'cause' | 'column'>): boolean =>
  column !== null && !unrepairable.has(cause);

/**
 * The ways to correct a group, the usual one first. An empty cell says nothing of what belongs there, and an e-mail that
 * stands twice is right in one line: both are corrected line by line, and all at once only where that is asked for.
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

/** The column whose cell may be emptied instead: the wrong one where it may be empty, the other one of a pair. */
export function clearable(type: ImportType, { cause, column }: Pick<ImportGroup, 'cause' | 'column'>): string | null {
  const field = fieldOf(type, column ?? '');
  if (field === undefined || field.isRequired) return null;
  if (cause !== 'coordinatePair') return field.column;
  return field.pairedWith === null ? null : (importColumns[type][field.pairedWith] ?? null);
}

/** What a person gave for a cell: a text, or that a cell be empty. */
export interface Given {
  text: string;
  isCleared: boolean;
}
export const nothingGiven: Given = { text: '', isCleared: false };

/** The key of what is given for all lines together, beside those of values and lines. */
export const ALL = 'all';

interface Gathered {
  repairs: ImportRepair[];
  /** Lines that they are written in. */
  lines: number;
}

/** What was given as repairs, and in how many lines they would be written. */
export function gather(
  { type, group, wrong, scope }: { type: ImportType; group: ImportGroup; wrong: ImportWrong; scope: RepairScope },
  given: ReadonlyMap<string | number, Given>,
): Gathered {
  const column = group.column ?? '';
  const cleared = clearable(type, group) ?? column;
  const gathered: Gathered = { repairs: [], lines: 0 };
  const add = (key: string | number, lines: number, cell: { value: string } | { line: number; record: string }) => {
    const { text, isCleared } = given.get(key) ?? nothingGiven;
    const to = text.trim();
    if (to === '' && !isCleared) return;
    gathered.repairs.push({ column: isCleared ? cleared : column, to: isCleared ? '' : to, ...cell });
    gathered.lines += lines;
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
  return gathered;
}
