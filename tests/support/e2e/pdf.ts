import { readFileSync } from 'node:fs';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** A PDF as its reader sees it. */
export interface ReadPdf {
  /** Text of each page, its lines joined by spaces. */
  readonly pages: readonly string[];
  /** Width and height of each page in millimetres. */
  readonly sizes: readonly (readonly [number, number])[];
  readonly title: string;
  readonly language: string;
  /** Whether headings and tables are marked for screen readers. */
  readonly isTagged: boolean;
}

const MILLIMETRES_PER_POINT = 25.4 / 72;

/** Reads a PDF back as text. */
export async function readPdf(path: string): Promise<ReadPdf> {
  const { promise } = getDocument({ data: Uint8Array.from(readFileSync(path)) });
  const document = await promise;
  const pages: string[] = [];
  const sizes: [number, number][] = [];
  let hasTags = false;
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    // Ligatures are pieces of their own; only the end of a line is none of a word.
    const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : '')).join('');
    pages.push(text.replaceAll(/\s+/gu, ' '));
    const [left = 0, top = 0, right = 0, bottom = 0] = page.view;
    sizes.push([
      Math.round((right - left) * MILLIMETRES_PER_POINT),
      Math.round((bottom - top) * MILLIMETRES_PER_POINT),
    ]);
    hasTags ||= JSON.stringify(await page.getStructTree()).includes('"H1"');
  }
  const { info } = await document.getMetadata();
  // Its type leaves the entries of a PDF open.
  const { Title: title = '', Language: language = '' } = info as { Title?: string; Language?: string };
  await document.loadingTask.destroy();
  return { pages, sizes, title, language: language ?? '', isTagged: hasTags };
}
