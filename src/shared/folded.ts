import { writtenName } from './spelling.ts';

/** Letters that no accent makes of another one, and what people type for them. */
const LETTERS: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };

/**
 * A text for comparison on this computer: case, accents, ligatures and the kind of apostrophes, dashes and blanks do
 * not count.
 */
export const folded = (text: string): string =>
  writtenName(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[œæßøđłı]/g, (letter) => LETTERS[letter] ?? letter);

/** Whether a value contains a text, in whatever spelling. */
export const contains = (value: string | null, text: string): boolean => folded(value ?? '').includes(folded(text));
