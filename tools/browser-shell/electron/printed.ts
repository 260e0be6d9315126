import type { PrintToPDFOptions } from 'electron';

/** Sizes of paper in inches, as in lib/browser/print-to-pdf.ts 6-18. */
const papers: Readonly<Record<string, { width: number; height: number }>> = {
  a4: { width: 8.27, height: 11.7 },
  letter: { width: 8.5, height: 11 },
};

const POINTS_PER_INCH = 72;

/**
 * Prints a page that says where it comes from: a tab cannot print one of its frames.
 * @returns a PDF of one page of the size that was asked for
 * @throws Error for what Electron refuses: unknown paper, margins beyond it (lib/browser/print-to-pdf.ts 28-72)
 */
export function printedPage(
  text: string,
  { pageSize = 'Letter', landscape = false, margins }: PrintToPDFOptions,
): Buffer {
  const paper = typeof pageSize === 'string' ? papers[pageSize.toLowerCase()] : pageSize;
  if (paper === undefined) throw new Error(`Invalid pageSize ${String(pageSize)}`);
  const { top = 0, bottom = 0, left = 0, right = 0 } = margins ?? {};
  if (Math.max(top, bottom) > paper.height || Math.max(left, right) > paper.width) {
    throw new Error('margins must be less than or equal to pageSize');
  }
  const sides = [paper.width, paper.height].map((inches) => Math.round(inches * POINTS_PER_INCH));
  const [width, height] = landscape ? sides.toReversed() : sides;
  // Letters outside of ASCII, and those that end or escape a text of PDF.
  const written = text.replaceAll(/[^ -~]/gu, '?').replaceAll(/[\\()]/gu, String.raw`\$&`);
  return pdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>`,
    stream(`BT /F 12 Tf 36 36 Td (${written}) Tj ET`),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]);
}

const stream = (content: string): string => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** Writes objects of PDF with the table of their places, which readers start from. */
function pdf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
  return Buffer.from(text + table + end, 'latin1');
}
