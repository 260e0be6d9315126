import { closeSync, openSync, writeSync } from 'node:fs';
import { strToU8, Zip, ZipDeflate } from 'fflate/browser';

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const relations = (all: readonly (readonly [type: string, target: string])[]): string =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">${all
    .map(([type, target], at) => `<Relationship Id="r${at + 1}" Type="${RELATIONS}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`;

/** One style for all cells: text that Excel never takes for a formula or a number, also after it was edited. */
const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="1"><xf numFmtId="49" applyNumberFormat="1" quotePrefix="1"/></cellXfs></styleSheet>`;

const PARTS: readonly (readonly [path: string, type: string])[] = [
  ['/xl/workbook.xml', 'sheet.main'],
  ['/xl/worksheets/sheet1.xml', 'worksheet'],
  ['/xl/styles.xml', 'styles'],
];

/** Everything but the sheet. */
const partsAround = (sheet: string): readonly (readonly [path: string, text: string])[] => [
  [
    '[Content_Types].xml',
    `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${PARTS.map(
      ([path, type]) => `<Override PartName="${path}" ContentType="${TYPES}.${type}+xml"/>`,
    ).join('')}</Types>`,
  ],
  ['_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']])],
  [
    'xl/workbook.xml',
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${escaped(sheet)}" sheetId="1" r:id="r1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    relations([
      ['worksheet', 'worksheets/sheet1.xml'],
      ['styles', 'styles.xml'],
    ]),
  ],
  ['xl/styles.xml', STYLES],
];

const XML_SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** What XML cannot hold, carriage returns, which it turns into line feeds, and what looks like their code. */
const CODED = /_(?=x[\dA-Fa-f]{4}_)|[\p{Cc}--[\t\n]]|[\ufffe\uffff]/gv;

function escaped(text: string): string {
  const hex = (character: string) => character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  return text
    .replace(CODED, (character) => `_x${hex(character)}_`)
    .replace(/[&<>"]/g, (sign) => XML_SIGNS[sign] ?? sign);
}

/** Characters that a cell of Excel holds. */
const LONGEST_CELL = 32_767;
const PIECE = 1 << 18;

/** Writes a workbook of one sheet row by row; every cell is a text, so that 01000 stays what it is. */
export class XlsxFile {
  readonly #file: number;
  readonly #zip: Zip;
  readonly #sheet = new ZipDeflate('xl/worksheets/sheet1.xml');
  #text = `${XML}<worksheet xmlns="${MAIN}"><sheetData>`;

  /** @throws an error of node:fs */
  constructor(path: string, sheet: string) {
    const file = openSync(path, 'w', 0o600);
    this.#file = file;
    this.#zip = new Zip((error, bytes) => {
      if (error !== null) throw error;
      for (let done = 0; done < bytes.length; ) done += writeSync(file, bytes, done);
    });
    for (const [name, text] of partsAround(sheet)) {
      const part = new ZipDeflate(name);
      this.#zip.add(part);
      part.push(strToU8(text), true);
    }
    this.#zip.add(this.#sheet);
  }

  write(values: readonly string[]): void {
    const cells = values.map((value) =>
      value === ''
        ? '<c/>'
        : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value.slice(0, LONGEST_CELL))}</t></is></c>`,
    );
    this.#text += `<row>${cells.join('')}</row>`;
    if (this.#text.length > PIECE) this.#push();
  }

  /** Ends the workbook; without it, what was written is none. */
  end(): void {
    this.#text += '</sheetData></worksheet>';
    this.#push(true);
    this.#zip.end();
  }

  close(): void {
    closeSync(this.#file);
  }

  #push(isLast = false): void {
    this.#sheet.push(strToU8(this.#text), isLast);
    this.#text = '';
  }
}
