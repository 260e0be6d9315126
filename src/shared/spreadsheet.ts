import { closed } from './bidi.ts';

/**
 * Prevents spreadsheets from running cells as formulas. A file may be opened with another separator than its own
 * (`Jean;=cmd|…` in a comma file is a formula in a French Excel), so every position where some spreadsheet would start
 * a cell counts as a start: the start of the value, after a separator of any kind or a line break, and after quotes,
 * blanks and signs without width there, which some take away (U+FEFF, U+00A0, U+200B …). Some programs read full-width
 * signs like the others.
 */
const START =
  /(^|[,;\|\t\r\n])([["'\p{White_Space}\p{Cc}\p{Default_Ignorable_Code_Point}]--[\t\r\n]]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gv;
/** Matches the apostrophe that `neutralized` added. */
const NEUTRAL_START = new RegExp(START.source.replace('(?=', "'(?="), START.flags);
/** Whitespace at the start, which some spreadsheets skip before they look for a formula. */
const BLANK_START = /^'*[\t\r]/;

/**
 * Returns a value to write to a spreadsheet file (docs/screens/01-shell-home.md §5), with an apostrophe before each
 * sign that could start a formula. This includes telephone numbers that start with +. Numbers in columns of numbers
 * (`isNumber`) are not passed to it. `restored` is the inverse. Controls that would show what follows them in another order are left out: they
 * are no part of a name, and nobody who reads the file would see them.
 */
export function neutralized(value: string): string {
  const inside = closed(value).replaceAll(START, "$1$2'");
  return BLANK_START.test(inside) ? `'${inside}` : inside;
}

/**
 * Whether a text is wholly a number: a sign, digits, one decimal mark. In a column of numbers it is written as it is: no
 * spreadsheet runs it, and with an apostrophe it would be a text. Telephones stand in columns of texts.
 */
export const isNumber = (text: string): boolean => /^[+-]?\d+(?:[.,]\d+)?$/.test(text);

/** Returns the value of a cell written by `neutralized`; other texts that needed no apostrophe are unchanged. */
export function restored(written: string): string {
  if (!written.includes("'")) return written;
  const inside = /^'+[\t\r]/.test(written) ? written.slice(1) : written;
  return inside.replaceAll(NEUTRAL_START, '$1$2');
}
