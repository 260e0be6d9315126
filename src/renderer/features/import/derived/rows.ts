import { type DerivedColumn, derivedTexts, totalWidth, widthOf } from '#shared/import/derived-columns.ts';
import type { ImportDetection } from '#shared/ipc/transfer.ts';

/** The first lines below the header, with the columns that are made of others. */
export function firstRows(
  { start, headerLine, columns }: Pick<ImportDetection, 'start' | 'headerLine' | 'columns'>,
  derived: readonly DerivedColumn[],
): string[][] {
  const width = columns.length - totalWidth(derived);
  return start
    .filter(({ line }) => headerLine === null || line > headerLine)
    .map(({ cells }) => {
      const own = Array.from({ length: width }, (_, at) => cells[at] ?? '');
      return [...own, ...derivedTexts(own, derived)];
    });
}

/**
 * Which derived column makes the one at a position; null for one of the file.
 * @param width number of all columns
 */
export function derivedAt(derived: readonly DerivedColumn[], width: number, at: number): number | null {
  let next = width - totalWidth(derived);
  if (at < next) return null;
  for (const [index, one] of derived.entries()) {
    next += widthOf(one);
    if (at < next) return index;
  }
  return null;
}
