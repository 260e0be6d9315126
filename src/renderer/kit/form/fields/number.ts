/** A number, what was typed when that is none, or null when empty. */
export type NumberDraft = number | string | null;

/** A plain decimal number with a point or a comma; anything else comes back as it was typed. */
export function parseNumber(typed: string): NumberDraft {
  const text = typed.trim();
  if (text === '') return null;
  return /^[-+]?\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : typed;
}
