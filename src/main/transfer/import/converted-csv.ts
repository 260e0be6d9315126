import { convertedField } from '#shared/import/converted-field.ts';

export const convertedLine = (values: readonly string[]): string => values.map(convertedField).join(';');

/** A line in which any delimiter, quote or line break is read as part of its field. */
export const delimitedLine = (values: readonly string[], delimiter: string): string =>
  values
    .map((value) => (/["\r\n]/.test(value) || value.includes(delimiter) ? `"${value.replaceAll('"', '""')}"` : value))
    .join(delimiter);
