const NEEDS_QUOTES = /[;"\r\n]/;

/** Formats a field of the converted file, quoted only where necessary (docs/platform/a-auth-users.md §9). */
export const convertedField = (value: string): string =>
  NEEDS_QUOTES.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/**
 * Whether the platform reads a field as it was written. Inside quotes its parser takes a backslash and the character
 * after it literally, so a quote there, doubled or closing, is not recognised.
 */
export function isReadAsWritten(value: string): boolean {
  if (!value.includes('\\') || !NEEDS_QUOTES.test(value)) return true;
  for (let at = value.indexOf('\\'); at !== -1; at = value.indexOf('\\', at + 2)) {
    if (at + 1 === value.length || value[at + 1] === '"') return false;
  }
  return true;
}
