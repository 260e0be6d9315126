import type { ImportType } from './causes.ts';
import { type ImportColumn, importColumns } from './columns.ts';
import { recognizeTitles } from './titles.ts';

/** Which file column feeds which platform column. */
export interface ImportLayout {
  /** Titles of the header, trailing empty ones dropped; null without a header. */
  readonly titles: readonly string[] | null;
  /** Number of fields that every record must have. */
  readonly expectedFields: number;
  /** For each file column, from the left, the platform column it feeds, or null when it is ignored. */
  readonly fed: readonly (ImportColumn | null)[];
}

export const isBlank = (text: string): boolean => text === '' || text.trim() === '';

function withoutTrailingBlanks(cells: readonly string[]): readonly string[] {
  return cells.slice(0, filledLength(cells));
}

function layoutOfTitles(type: ImportType, titles: readonly string[]): ImportLayout {
  const columns: readonly ImportColumn[] = importColumns[type];
  const named = recognizeTitles(type, titles);
  const isByPosition =
    titles.length === columns.length && named.every((column, index) => column === null || column === columns[index]);
  return { titles, expectedFields: titles.length, fed: isByPosition ? columns : named };
}

/**
 * A mapping as the person gave it, made safe: an unknown column feeds nothing, and of two for one column the first
 * does.
 */
function layoutOfMapping(
  type: ImportType,
  titles: readonly string[] | null,
  mapping: readonly (string | null)[],
): ImportLayout {
  const columns: readonly ImportColumn[] = importColumns[type];
  const fed = mapping.map((name, index) => {
    const column = columns.find((known) => known === name);
    return column === undefined || mapping.indexOf(name) < index ? null : column;
  });
  return { titles, expectedFields: titles?.length ?? fed.length, fed };
}

/**
 * The layout of a file. `header` holds the cells of its header as read, null without one; `mapping` is the person's own
 * choice, in place of what the titles say. Without a header the columns stand in contract order
 * (docs/platform/a-auth-users.md §9).
 */
export function layoutOf(
  type: ImportType,
  header: readonly string[] | null,
  mapping?: readonly (string | null)[],
): ImportLayout {
  const titles = header === null ? null : withoutTrailingBlanks(header);
  if (mapping !== undefined) return layoutOfMapping(type, titles, mapping);
  if (titles !== null) return layoutOfTitles(type, titles);
  return { titles: null, expectedFields: importColumns[type].length, fed: importColumns[type] };
}

/** Whether a record of `count` fields, the last one that is not empty ending at `filled`, has as many as expected. */
export const hasExpectedFields = (count: number, filled: number, expected: number): boolean =>
  count >= expected && filled <= expected;

/** One more than the position of the last field that is not empty; 0 for an empty row. */
export function filledLength(fields: readonly string[]): number {
  let length = fields.length;
  while (length > 0 && isBlank(fields[length - 1] ?? '')) length--;
  return length;
}
