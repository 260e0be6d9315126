/** Decimal numbers as forms and imports read them: a sign, digits, and one decimal mark, a point or a comma. */

const DECIMAL = /^-?[0-9]+(?:\.[0-9]+)?$/;

/** Reads a comma as decimal point when there is no point; only the first, so that two commas remain an error. */
export const withPoint = (value: string): string => (value.includes('.') ? value : value.replace(',', '.'));

/** Whether a trimmed text is a decimal number. */
export const isDecimal = (text: string): boolean => DECIMAL.test(withPoint(text));
