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

/** The words of a text, without accents and in lower case. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** Text in () or [], outermost first; an inner one belongs to it. */
const ASIDE = /\(.*\)|\[.*\]/g;

const mobileWords = new Set(['mobile', 'portable', 'gsm']);
const homeWords = new Set(['domicile', 'home', 'personnel', 'personnelle', 'perso', 'prive', 'privee']);
const workWords = new Set([
  'bureau',
  'travail',
  'professionnel',
  'professionnelle',
  'pro',
  'work',
  'business',
  'office',
]);

/**
 * How well a title fits its column beside others that name the same one; lower is better. A person is reached on a
 * mobile telephone, and at home rather than at work.
 */
function rankOf(column: ImportColumn, title: string): number {
  const has = (words: ReadonlySet<string>, text: string) => wordsOf(text).some((word) => words.has(word));
  if (column === 'telephone' && has(mobileWords, title)) return 0;
  const asides = title.match(ASIDE);
  if (asides === null) return 2;
  const aside = asides.join(' ');
  if (has(homeWords, aside)) return 1;
  return has(workWords, aside) ? 4 : 3;
}

/**
 * Returns the column that each title names, from the left; null when it names none, or one that another title names
 * better or, as well, further left.
 */
export function recognizeTitles(type: ImportType, titles: readonly string[]): (ImportColumn | null)[] {
  const named = titles.map((title) => byTitle[type].get(foldTitle(title)) ?? null);
  const best = new Map<ImportColumn, number>();
  for (const [at, column] of named.entries()) {
    if (column === null) continue;
    const other = best.get(column);
    if (other === undefined || rankOf(column, titles[at] ?? '') < rankOf(column, titles[other] ?? '')) {
      best.set(column, at);
    }
  }
  return named.map((column, at) => (column !== null && best.get(column) === at ? column : null));
}

/** Number of different columns a record must name to count as a header. */
export const MIN_NAMED_COLUMNS = 3;

/** Whether a record is a header rather than data. */
export const isHeader = (type: ImportType, cells: readonly string[]): boolean =>
  recognizeTitles(type, cells).filter((column) => column !== null).length >= MIN_NAMED_COLUMNS;
