import { deflateSync } from 'node:zlib';

/** Assembles a PDF of numbered objects, the first of which is its catalogue. */
export function pdfOf(objects: readonly (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const offsets = objects.map((object, index) => {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]);
    const offset = length;
    parts.push(part);
    length += part.length;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(table + trailer)]));
}

export const streamOf = (dictionary: string, data: Uint8Array): Buffer =>
  Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${dictionary} >>\nstream\n`),
    data,
    Buffer.from('\nendstream'),
  ]);

interface PageOptions {
  resources?: string;
  mediaBox?: string;
  /** Objects from number 5. */
  more?: readonly (string | Uint8Array)[];
}

/** A PDF of one page whose content is the fourth object. */
export const pageWith = (content: Buffer, { resources = '', mediaBox = '0 0 300 400', more = [] }: PageOptions = {}) =>
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${mediaBox}] /Contents 4 0 R /Resources << ${resources} >> >>`,
    content,
    ...more,
  ]);

/** The filters of a stream, from the fifth object on, so that nothing tells what they are before they are looked up. */
export const hiddenFilters = { dictionary: '/F 5 0 R', more: ['[6 0 R 6 0 R]', '/FlateDecode'] } as const;

/** Blanks, packed: as many times as told, each a thousand times smaller than the one before. */
export function packed(megabytes: number, times: number): Uint8Array {
  let data: Uint8Array = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, ' '));
  for (let done = 1; done < times; done += 1) data = deflateSync(data);
  return data;
}
