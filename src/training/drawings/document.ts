const width = 420;
const height = 595;

const textOf = (lines: readonly string[]) => {
  const shown = lines.map((line) => `(${line.replaceAll(/[\\()]/g, '\\$&')}) Tj T*`).join('\n');
  return `BT /F1 16 Tf 22 TL 40 ${height - 60} Td\n${shown}\nET`;
};

/** Creates a PDF with a few lines of text per page, in the smallest form that viewers accept. */
export function documentPdf(pages: readonly (readonly string[])[]): Uint8Array<ArrayBuffer> {
  // Catalogue, page list and font come first, then each page followed by its content.
  const pageAt = (index: number) => 4 + index * 2;
  const kids = pages.map((_, index) => `${pageAt(index)} 0 R`).join(' ');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((lines, index) => {
      const content = textOf(lines);
      const box = `/MediaBox [0 0 ${width} ${height}] /Contents ${pageAt(index) + 1} 0 R`;
      return [
        `<< /Type /Page /Parent 2 0 R ${box} /Resources << /Font << /F1 3 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = pdf.length;
    pdf += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = pdf.length;
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  pdf += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  // One byte per character, as the font's encoding defines: the offsets above count characters.
  return Uint8Array.from(pdf, (character) => character.charCodeAt(0) & 0xff);
}
