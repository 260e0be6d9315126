import { settledCauses } from '#shared/import/cause-names.ts';
import type { ImportRow } from '#shared/ipc/import-rows.ts';

type Problem = ImportRow['problems'][number];

/** What a cell shows by its colour and its mark. */
export type CellTone = 'error' | 'warning' | 'settled' | 'corrected';

/** Columns of the grid before those of the file: the number of the line, and what is wrong with it. */
export const leadingColumns = 2;

/** Whether somebody has to correct a problem or to look at it. */
export const isOpen = ({ severity, cause }: Problem): boolean => severity === 'error' || !settledCauses.has(cause);

const toneOf = ({ severity, cause }: Problem): CellTone => {
  if (severity === 'error') return 'error';
  return settledCauses.has(cause) ? 'settled' : 'warning';
};

/** The gravest of some problems. */
export function tone(problems: readonly Problem[]): CellTone | null {
  const tones = problems.map(toneOf);
  return (['error', 'warning', 'settled'] as const).find((one) => tones.includes(one)) ?? null;
}

/** The problems of a line that the grid names first: the gravest ones. */
export const bySeverity = (problems: readonly Problem[]): readonly Problem[] => {
  const ranks: readonly (CellTone | null)[] = ['error', 'warning', 'settled'];
  return problems.toSorted((one, other) => ranks.indexOf(toneOf(one)) - ranks.indexOf(toneOf(other)));
};

/** The columns of the grid in which somebody has to correct or to look at something. */
export function openColumns(row: ImportRow, columns: readonly string[]): number[] {
  if (row.isLeftOut) return [];
  const found = new Set<number>();
  for (const problem of row.problems.filter(isOpen)) {
    const at = problem.column === null ? -1 : columns.indexOf(problem.column);
    // What concerns the whole line, or a column that the file does not have, stands before the cells.
    found.add(at === -1 ? leadingColumns - 1 : leadingColumns + at);
  }
  return [...found].toSorted((one, other) => one - other);
}

/** Names a line by its number and the digest of its content, as corrections of it do. */
export const lineKey = (line: number, record: string): string => `${line} ${record}`;

/** By `lineKey`, then by column, what single cells were corrected to. */
export type PendingTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;
