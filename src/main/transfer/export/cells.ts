import { isDay, localDay, localTime } from '#shared/calendar.ts';
import { asInstant, millisecondsOf } from '#shared/instant.ts';
import { isNumber, neutralized } from '#shared/spreadsheet.ts';
import { isWallClock } from '#shared/wall-clock.ts';
import type { ExportFormat } from './spreadsheet-csv.ts';

/** A day as a French spreadsheet reads it. */
const frenchDay = (day: string): string => day.split('-').toReversed().join('/');

/** A point in time, in this computer's zone, or a date and time of the place; null for any other text. */
function frenchMoment(text: string): string | null {
  if (isDay(text)) return frenchDay(text);
  if (isWallClock(text)) return `${frenchDay(text.slice(0, 10))} ${text.slice(11, 16)}`;
  const milliseconds = millisecondsOf(asInstant(text));
  return milliseconds === null ? null : `${frenchDay(localDay(milliseconds))} ${localTime(milliseconds)}`;
}

/**
 * Writes a cell of a column of numbers: a number unchanged, with the decimal mark of the program that the format is
 * for; any other text as `neutralized` does.
 */
export function numberCell(text: string, format: ExportFormat): string {
  if (!isNumber(text)) return neutralized(text);
  return format === 'excel' ? text.replace('.', ',') : text.replace(',', '.');
}

/**
 * Writes the value of a row for the program that a format is for: Excel in French reads decimal commas, dd/mm/yyyy and
 * VRAI; others points, RFC 3339 and true. Texts run no formula (docs/screens/01-shell-home.md §5).
 */
export function cellOf(value: unknown, format: ExportFormat): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return numberCell(String(value), format);
  if (typeof value === 'boolean') return format === 'excel' ? (value ? 'VRAI' : 'FAUX') : String(value);
  if (typeof value === 'object') return neutralized(JSON.stringify(value));
  const text = String(value);
  return (format === 'excel' ? frenchMoment(text) : null) ?? neutralized(text);
}
