import type { ImportType } from './causes.ts';
import { type ImportColumn, importColumns } from './columns.ts';
import { headerNames } from './header-names.ts';

/** A parenthesis or bracket without an inner one: removed repeatedly, so that nested ones disappear completely. */
const INNERMOST_ASIDE = /\([^()]*\)|\[[^[\]]*\]/g;

function withoutAsides(title: string): string {
  let shorter = title.replace(INNERMOST_ASIDE, '');
  for (let longer = title; shorter.length < longer.length; ) {
    longer = shorter;
    shorter = longer.replace(INNERMOST_ASIDE, '');
  }
  return shorter;
}

/** Normalises a title for comparison: without text in () or [], without accents, lower case, only a-z and digits. */
export const foldTitle = (title: string): string =>
  withoutAsides(title)
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

function columnsByFoldedTitle(type: ImportType): ReadonlyMap<string, ImportColumn> {
  const names: Readonly<Partial<Record<ImportColumn, readonly string[]>>> = headerNames[type];
  const columns: readonly ImportColumn[] = importColumns[type];
  return new Map(columns.flatMap((column) => (names[column] ?? []).map((name) => [foldTitle(name), column] as const)));
}

const byTitle = { users: columnsByFoldedTitle('users'), relaypoints: columnsByFoldedTitle('relaypoints') };

/** Returns the column that each title names, from the left; null when it names none or one named before. */
export function recognizeTitles(type: ImportType, titles: readonly string[]): (ImportColumn | null)[] {
  const taken = new Set<ImportColumn>();
  return titles.map((title) => {
    const column = byTitle[type].get(foldTitle(title));
    if (column === undefined || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

/** Number of different columns a record must name to count as a header. */
const MIN_NAMED_COLUMNS = 3;

/** Whether a record is a header rather than data. */
export const isHeader = (type: ImportType, cells: readonly string[]): boolean =>
  recognizeTitles(type, cells).filter((column) => column !== null).length >= MIN_NAMED_COLUMNS;
