/**
 * Normalises names: characters that look alike are written as one. A search tries the normalised spelling first, then
 * those in which older tools may have written the name. The platform's filters compare sign by sign: they ignore case
 * and the accent of a letter, but neither the kind of an apostrophe, a dash or a blank, nor an accent that is a sign of
 * its own (docs/training-platform.md).
 */

/** Signs for an apostrophe: typographic ones, accents that stand alone, primes. */
const APOSTROPHES = /[\u2018\u2019\u201b\u02bc\u02b9\u2032\u00b4\u0060\uff07]/g;
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;
/** Invisible characters. The joiners of other scripts (U+200C, U+200D) are part of words and are kept. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** Matches names that are already normalised, as nearly all lines of an import are: they need no further work. */
const PLAIN = /^[!-_a-~\u00c0-\u024f]+(?: [!-_a-~\u00c0-\u024f]+)*$/;

/** Returns a text with composed accents, as all texts are written. */
export const composed = (text: string): string => text.normalize('NFC');

/**
 * Returns a name as it is written: trimmed, with composed accents, straight apostrophes, plain hyphens and single plain
 * blanks, without signs that nobody sees.
 */
export const writtenName = (typed: string): string =>
  PLAIN.test(typed)
    ? typed
    : composed(typed)
        .replaceAll(UNSEEN, '')
        .replaceAll(APOSTROPHES, "'")
        .replaceAll(DASHES, '-')
        .replaceAll(/\s+/gu, ' ')
        .trim();

const LIGATURES = [
  ['œ', 'oe'],
  ['Œ', 'Oe'],
  ['æ', 'ae'],
  ['Æ', 'Ae'],
] as const;

const withoutLigatures = (text: string) =>
  LIGATURES.reduce((changed, [ligature, letters]) => changed.replaceAll(ligature, letters), text);

/** Letters that already have an accent form no ligature. */
const withLigatures = (text: string) =>
  LIGATURES.reduce(
    (changed, [ligature, letters]) => changed.replaceAll(new RegExp(`${letters}(?!\\p{M})`, 'gu'), ligature),
    text,
  );

/** What one sign of a written name may be in names that other tools wrote, the likeliest first. */
const variants: readonly ((name: string) => string)[] = [
  (name) => name.replaceAll("'", '’'),
  (name) => name.normalize('NFD'),
  withoutLigatures,
  withLigatures,
  (name) => name.replaceAll('-', '\u2011'),
  (name) => name.replaceAll(' ', '\u00a0'),
  (name) => name.replaceAll('-', '\u2010'),
  (name) => name.replaceAll('-', '\u2013'),
];

/** Most spellings of one name: each may cost a request. */
const MOST = 10;

/**
 * Returns the spellings in which the platform may hold a name or a part of one, the likeliest first: the written one,
 * the typed one, those with one kind of sign changed, those with two.
 */
export function nameSpellings(typed: string): [string, ...string[]] {
  const written = writtenName(typed);
  const once = variants.map((change) => change(written));
  const twice = variants.flatMap((change, at) => once.slice(0, at).map(change));
  const spellings = [...new Set([written, typed.trim(), ...once, ...twice])].filter((text) => text !== '');
  return [written, ...spellings.filter((text) => text !== written)].slice(0, MOST) as [string, ...string[]];
}
