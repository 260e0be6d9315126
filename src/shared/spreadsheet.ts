/**
 * Cells that no spreadsheet runs. A file may be opened with another separator than its own (`Jean;=cmd|…` in a comma
 * file is a formula in a French Excel), so that every place where some spreadsheet would start a cell counts as one:
 * the start of the value, what follows a separator of any kind or a line break, and quotes there. Full-width signs are
 * read as the others by some.
 */
const START = /(^|[,;|\t\r\n])(["']*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
/** The same with the apostrophe that was put there. */
const NEUTRAL_START = /(^|[,;|\t\r\n])(["']*)'(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/g;
/** Blanks at the start, which some spreadsheets skip before they look for a formula. */
const BLANK_START = /^'*[\t\r]/;

/**
 * A value as it is written into a file for spreadsheets (docs/screens/01-shell-home.md §5): an apostrophe before each
 * sign that could start a formula. That includes telephone numbers that start with +: a rule without exceptions is one
 * that nobody finds a way around. `restored` gives the value back.
 */
export function neutralized(value: string): string {
  const inside = value.replaceAll(START, "$1$2'");
  return BLANK_START.test(inside) ? `'${inside}` : inside;
}

/** The value of a cell that `neutralized` wrote; any other text that needed no apostrophe stays as it is. */
export function restored(written: string): string {
  if (!written.includes("'")) return written;
  const inside = /^'+[\t\r]/.test(written) ? written.slice(1) : written;
  return inside.replaceAll(NEUTRAL_START, '$1$2');
}
