import type { CellValue } from 'hucre';
import { importBounds } from '#shared/import/limits.ts';
import { beyondBound } from '../unreadable.ts';
import { cellText } from './cell-text.ts';

/** What separates the cells of the rows: any delimiter would do. */
export const rowDelimiter = ';';

const PIECE = 1 << 18;
const SPECIAL = /[;"\r\n]/;

const written = (text: string): string => (SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * The rows of a sheet as lines of UTF-8, one per row of the sheet, so that everything after reads a workbook like a
 * text file. Cells with line breaks are quoted: records count, not lines.
 */
export class RowBytes {
  readonly #pieces: Uint8Array[] = [];
  #text = '';
  #length = 0;
  /** Rows written so far. */
  #rows = 0;

  /**
   * @param index of the row in its sheet, from 0; rows between are empty
   * @throws UnreadableImport for more than an import takes
   */
  add(index: number, values: readonly CellValue[]): void {
    if (index < this.#rows) return;
    if (values.length > importBounds.columns && values.slice(importBounds.columns).some((value) => value !== null)) {
      throw beyondBound('columns');
    }
    let last = values.length;
    while (last > 0 && (values[last - 1] ?? null) === null) last -= 1;
    this.#text += '\n'.repeat(index - this.#rows);
    this.#text += values
      .slice(0, last)
      .map((value) => written(cellText(value ?? null)))
      .join(rowDelimiter);
    this.#text += '\n';
    this.#rows = index + 1;
    if (this.#text.length >= PIECE) this.#flush();
  }

  end(): readonly Uint8Array[] {
    this.#flush();
    return this.#pieces;
  }

  #flush(): void {
    if (this.#text === '') return;
    const piece = Buffer.from(this.#text, 'utf8');
    this.#text = '';
    this.#length += piece.length;
    if (this.#length > importBounds.bytes) throw beyondBound('bytes');
    this.#pieces.push(piece);
  }
}
