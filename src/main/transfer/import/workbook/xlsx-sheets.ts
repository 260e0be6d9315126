import { strFromU8, unzipSync } from 'fflate/browser';
import { SaxesParser } from 'saxes';

export interface Sheet {
  name: string;
  isHidden: boolean;
}

/** Far above what the list of sheets of any workbook takes. */
const MAX_BYTES = 10_000_000;
const RELATIONS = '_rels/.rels';
const MAIN_PART = '/officeDocument';

/** Calls back with the elements of a text in XML, their names without prefix. @throws an error for text that is no XML */
function eachElement(
  xml: string,
  onElement: (name: string, attributes: Readonly<Record<string, string>>) => void,
): void {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => onElement(name.replace(/^.*:/, ''), attributes));
  parser.write(xml).close();
}

/** Reads some parts of a workbook. @throws an error for bytes that are no archive */
function partsOf(bytes: Uint8Array, isWanted: (name: string) => boolean): Readonly<Record<string, string>> {
  const parts = unzipSync(bytes, { filter: ({ name, originalSize }) => isWanted(name) && originalSize <= MAX_BYTES });
  return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, strFromU8(part)]));
}

/**
 * The sheets of a workbook of Excel 2007 or newer, in their order, without reading their rows.
 * @throws an error for what is no workbook
 */
export function xlsxSheets(bytes: Uint8Array): Sheet[] {
  let main = '';
  eachElement(partsOf(bytes, (name) => name === RELATIONS)[RELATIONS] ?? '', (name, { Type = '', Target = '' }) => {
    if (name === 'Relationship' && Type.endsWith(MAIN_PART)) main = Target.replace(/^\//, '');
  });
  const sheets: Sheet[] = [];
  eachElement(partsOf(bytes, (name) => name === main)[main] ?? '', (element, { name = '', state = 'visible' }) => {
    if (element === 'sheet' && name !== '') sheets.push({ name, isHidden: state !== 'visible' });
  });
  return sheets;
}
