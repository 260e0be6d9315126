import { isDecimal, withPoint } from '#shared/decimal.ts';

/** A number, the raw input when it is none, or null when empty. */
export type NumberDraft = number | string | null;

/** Parses a plain decimal number with a point or a comma, as an import does; returns anything else unchanged. */
export function parseNumber(typed: string): NumberDraft {
  const text = typed.trim();
  if (text === '') return null;
  return isDecimal(text) ? Number(withPoint(text)) : typed;
}
