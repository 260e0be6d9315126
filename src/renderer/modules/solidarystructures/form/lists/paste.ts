import Papa from 'papaparse';
import { sameLabel } from './rows.ts';

/** One line that was pasted; its first cell is the label. */
export interface PastedLine {
  cells: readonly string[];
  /** Why it is not added: the list holds the label already, or a line above does. */
  duplicate: 'known' | 'repeated' | null;
}

/**
 * Reads lines that were pasted, one row each; the cells of a spreadsheet are parted by tabulations, and one that holds
 * a line end stands in quotation marks. Lines without a label are left out.
 * @param known labels that the list holds already
 */
export function pastedLines(text: string, known: readonly string[]): PastedLine[] {
  const seen = new Set<string>();
  const listed = new Set(known.map(sameLabel));
  return cellsOf(text).map((cells) => {
    const label = sameLabel(cells[0] ?? '');
    const duplicate = listed.has(label) ? 'known' : seen.has(label) ? 'repeated' : null;
    seen.add(label);
    return { cells, duplicate };
  });
}

/** Whether a text is several lines, which become several rows. */
export const isSeveralLines = (text: string): boolean => cellsOf(text).length > 1;

function cellsOf(text: string): string[][] {
  const lines = text.replaceAll(/\r\n?/gu, '\n');
  const parsed = Papa.parse<string[]>(lines, { delimiter: '\t', newline: '\n' });
  // Quotation marks that are no spreadsheet's are part of the words.
  const rows = parsed.errors.length === 0 ? parsed.data : lines.split('\n').map((line) => line.split('\t'));
  return rows
    .map((cells) => cells.map((cell) => cell.replaceAll(/\s+/gu, ' ').trim()))
    .filter(([label = '']) => label !== '');
}
