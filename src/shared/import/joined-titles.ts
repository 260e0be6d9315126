import type { ImportType } from './causes.ts';
import { MIN_NAMED_COLUMNS, recognizeTitles } from './titles.ts';

const named = (type: ImportType, titles: readonly string[]): number =>
  recognizeTitles(type, titles).filter((column) => column !== null).length;

const BRACKETS = /[()[\]]/g;

/**
 * Reads two rows of titles as one. The upper one may hold the title of a group of columns, in the first of them, or the
 * first half of a title. A group stands in brackets, where it tells columns of the same title apart.
 */
export function joinTitles(type: ImportType, upper: readonly string[], lower: readonly string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(upper.length, lower.length) }, (_, at) => {
    const above = (upper[at] ?? '').trim();
    const below = (lower[at] ?? '').trim();
    if (above !== '') group = above.replace(BRACKETS, ' ').trim();
    if (below === '') return above;
    const isKnown = (title: string) => named(type, [title]) > 0;
    if (group === '' || isKnown(below)) return group === '' ? below : `${below} (${group})`;
    if (above !== '' && isKnown(`${above} ${below}`)) return `${above} ${below}`;
    // A remark in brackets says how the column above it is written; another title is that of a column of the group.
    if (below.startsWith('(') && isKnown(above)) return `${above} ${below}`;
    return `${below} (${group})`;
  });
}

/** A cell of data rather than a title: an address, a year or a longer number, or no word at all. */
const DATA = /@|\d{4}|^[^\p{L}]+$/u;
const LONGEST_TITLE = 80;
/** A cell alone in its row is the title of the file. */
const MIN_TITLES = 2;

function areTitles(cells: readonly string[]): boolean {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return filled.length >= MIN_TITLES && filled.every((cell) => cell.length <= LONGEST_TITLE && !DATA.test(cell));
}

/** Number of titles that stand in a row more than once. */
function repeated(titles: readonly string[]): number {
  const filled = titles.map((title) => title.trim().toLowerCase()).filter((title) => title !== '');
  return filled.length - new Set(filled).size;
}

/** Whether two rows are titles that say more together: they name more columns, or tell equal titles apart. */
function belongTogether(type: ImportType, upper: readonly string[], lower: readonly string[]): boolean {
  if (!areTitles(upper) || !areTitles(lower)) return false;
  const joined = joinTitles(type, upper, lower);
  const count = named(type, joined);
  if (count < MIN_NAMED_COLUMNS) return false;
  if (count > Math.max(named(type, upper), named(type, lower))) return true;
  return named(type, lower) === count && repeated(joined) < repeated(lower);
}

/**
 * Finds two rows of titles that belong together among the first rows of a file.
 * @param header index of the row that is the header by itself; null for none
 * @returns the index of the lower one; null for none
 */
export function findJoinedTitles(
  type: ImportType,
  rows: readonly (readonly string[])[],
  header: number | null,
): number | null {
  const candidates = header === null ? [...rows.keys()] : [header, header + 1];
  return (
    candidates.find((lower) => {
      const [above, below] = [rows[lower - 1], rows[lower]];
      return above !== undefined && below !== undefined && belongTogether(type, above, below);
    }) ?? null
  );
}
