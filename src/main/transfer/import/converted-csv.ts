const NEEDS_QUOTES = /[;"\r\n]/;

/** A field of the file that is sent: UTF-8, `;`, quoted only where it must be (docs/platform/a-auth-users.md §9). */
export const convertedField = (value: string): string =>
  NEEDS_QUOTES.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/**
 * Whether the platform reads a field as it was written. Inside quotes its reader takes a backslash and the character
 * behind it as they are: a quote there, doubled or closing, would not be seen as one, and the record would go wrong.
 */
export function isReadAsWritten(value: string): boolean {
  if (!value.includes('\\') || !NEEDS_QUOTES.test(value)) return true;
  for (let at = value.indexOf('\\'); at !== -1; at = value.indexOf('\\', at + 2)) {
    if (at + 1 === value.length || value[at + 1] === '"') return false;
  }
  return true;
}

export const convertedLine = (values: readonly string[]): string => values.map(convertedField).join(';');
