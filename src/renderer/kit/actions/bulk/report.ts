import type { Text } from '#renderer/kit/ui/translate.ts';
import type { AppError } from '#shared/errors.ts';
import { neutralized } from '#shared/spreadsheet.ts';
import type { ShownRow } from './work.ts';

export type ErrorTitle = (error: AppError) => string;

/** Describes the outcome of a row; empty when it is done. */
export function reasonOf({ state }: ShownRow, translate: Text, errorTitle: ErrorTitle): string {
  if (state.reason !== undefined) return translate(state.reason.text, state.reason.values);
  if (state.error !== undefined) return errorTitle(state.error);
  return '';
}

/** The report as text: one line per row, tab-separated for spreadsheets, which run none of its cells. */
export const reportText = (title: string, rows: readonly ShownRow[], translate: Text, errorTitle: ErrorTitle): string =>
  [
    title,
    ...rows.map((row) =>
      [
        row.id,
        neutralized(row.name),
        translate(`actions:bulk.outcomes.${row.state.outcome}`),
        neutralized(reasonOf(row, translate, errorTitle)),
      ].join('\t'),
    ),
  ].join('\n');
