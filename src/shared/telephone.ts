/** Separators between the digits of a number: blanks, dots, dashes, slashes, brackets. */
const PUNCTUATION = /[\s./()\u2010-\u2015-]/g;

/** Removes the separators of a telephone number, as it is saved: `+33 (0)6 12…` becomes `+33612…`. */
export const compactTelephone = (typed: string): string =>
  typed.replace(/^(\s*(?:\+|00).*?)\(0\)/, '$1').replaceAll(PUNCTUATION, '');
