import type { ImportType } from './causes.ts';
import { type ImportColumn, importColumns } from './columns.ts';
import { recognizeTitles } from './titles.ts';

/** Which file column feeds which platform column. */
export interface ImportLayout {
  /** Titles of the header without trailing empty ones; null without a header. */
  readonly titles: readonly string[] | null;
  /** Field count that every record must have. */
  readonly expectedFields: number;
  /** For each file column, from the left, the platform column it feeds; null when ignored. */
  readonly fed: readonly (ImportColumn | null)[];
}

export const isBlank = (text: string): boolean => text === '' || text.trim() === '';

function withoutTrailingBlanks(cells: readonly string[]): readonly string[] {
  return cells.slice(0, filledLength(cells));
}

/** The platform's columns in contract order, and without those that are given. */
function ordersOf(type: ImportType, given: readonly string[]): readonly (readonly (ImportColumn | null)[])[] {
  const columns: readonly ImportColumn[] = importColumns[type];
  if (given.length === 0) return [columns];
  const isRead = (column: ImportColumn) => !given.includes(column);
  return [columns.map((column) => (isRead(column) ? column : null)), columns.filter(isRead)];
}

function layoutOfTitles(type: ImportType, titles: readonly string[], given: readonly string[]): ImportLayout {
  const named = recognizeTitles(type, titles).map((column) =>
    column !== null && given.includes(column) ? null : column,
  );
  const byPosition = ordersOf(type, given).find(
    (order) =>
      titles.length === order.length && named.every((column, index) => column === null || column === order[index]),
  );
  return { titles, expectedFields: titles.length, fed: byPosition ?? named };
}

/**
 * Validates the person's mapping: an unknown column feeds nothing, and the first of two file columns feeds a platform
 * column.
 */
function layoutOfMapping(
  type: ImportType,
  titles: readonly string[] | null,
  mapping: readonly (string | null)[],
  given: readonly string[],
): ImportLayout {
  const all: readonly ImportColumn[] = importColumns[type];
  const columns = all.filter((column) => !given.includes(column));
  const fed = mapping.map((name, index) => {
    const column = columns.find((known) => known === name);
    return column === undefined || mapping.indexOf(name) < index ? null : column;
  });
  return { titles, expectedFields: titles?.length ?? fed.length, fed };
}

/**
 * Determines the layout of a file. Without a header the columns are in contract order (docs/platform/a-auth-users.md
 * §9).
 * @param header cells of the header as read; null without one
 * @param mapping the person's choice, which overrides the titles
 * @param given columns that the file does not feed, because all lines have the same value
 * @param width fields of the first record, which tell a file without header and without the given columns
 */
export function layoutOf(
  type: ImportType,
  header: readonly string[] | null,
  mapping?: readonly (string | null)[],
  given: readonly string[] = [],
  width?: number,
): ImportLayout {
  const titles = header === null ? null : withoutTrailingBlanks(header);
  if (mapping !== undefined) return layoutOfMapping(type, titles, mapping, given);
  if (titles !== null) return layoutOfTitles(type, titles, given);
  const [whole = [], ...others] = ordersOf(type, given);
  const fed = others.find((order) => order.length === width) ?? whole;
  return { titles: null, expectedFields: fed.length, fed };
}

/**
 * Whether a record has the expected number of fields.
 * @param count its fields
 * @param filled position of its last field that is not empty, plus 1
 */
export const hasExpectedFields = (count: number, filled: number, expected: number): boolean =>
  count >= expected && filled <= expected;

/** Position of the last field that is not empty, plus 1; 0 for an empty row. */
export function filledLength(fields: readonly string[]): number {
  let length = fields.length;
  while (length > 0 && isBlank(fields[length - 1] ?? '')) length--;
  return length;
}
