import type { PDFPageProxy } from 'pdfjs-dist';
import { cut, longestText } from '#shared/cut.ts';

/** Characters of a page that are read: a dense page of a contract has some 10,000. */
const MAX_CHARACTERS = 50_000;

/**
 * Reads the text of a page, which its picture does not tell a screen reader. A scan has none.
 * @returns its lines, in the order of the document, without empty ones
 */
export async function linesOf(page: PDFPageProxy): Promise<string[]> {
  const reader: ReadableStreamDefaultReader<TextOfPage> = page.streamTextContent().getReader();
  let text = '';
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      for (const { str = '', hasEOL = false } of next.value.items) text += hasEOL ? `${str}\n` : str;
      if (text.length > MAX_CHARACTERS) break;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
  return text
    .slice(0, MAX_CHARACTERS)
    .split('\n')
    .map((line) => cut(line.trim(), longestText))
    .filter((line) => line !== '');
}

/** A part of the text, as the library streams it: marks of content have no text. */
interface TextOfPage {
  readonly items: readonly { readonly str?: string; readonly hasEOL?: boolean }[];
}
