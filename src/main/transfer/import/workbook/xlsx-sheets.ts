import { strFromU8, unzipSync } from 'fflate/browser';
import { SaxesParser } from 'saxes';

export interface Sheet {
  name: string;
  isHidden: boolean;
}

/** Far above what the list of sheets of any workbook takes, and a sheet of ten thousand rows. */
const MAX_BYTES = 20_000_000;
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

/** Path of the part that lists the sheets; empty for none. */
function mainPart(bytes: Uint8Array): string {
  let main = '';
  eachElement(partsOf(bytes, (name) => name === RELATIONS)[RELATIONS] ?? '', (name, { Type = '', Target = '' }) => {
    if (name === 'Relationship' && Type.endsWith(MAIN_PART)) main = Target.replace(/^\//, '');
  });
  return main;
}

/**
 * The sheets of a workbook of Excel 2007 or newer, in their order, without reading their rows.
 * @throws an error for what is no workbook
 */
export function xlsxSheets(bytes: Uint8Array): Sheet[] {
  const main = mainPart(bytes);
  const sheets: Sheet[] = [];
  eachElement(partsOf(bytes, (name) => name === main)[main] ?? '', (element, { name = '', state = 'visible' }) => {
    if (element === 'sheet' && name !== '') sheets.push({ name, isHidden: state !== 'visible' });
  });
  return sheets;
}

/** What a sheet hides from the eye, or shows over several cells. */
export interface SheetLooks {
  hiddenRows: number;
  hiddenColumns: number;
  /** Cells that are shown as one, in groups. */
  merged: number;
}

const HIDDEN_ROW = /<(?:\w+:)?row\b[^>]*\shidden="(?:1|true)"/g;
const COLUMNS = /<(?:\w+:)?col\b[^>]*>/g;
const MERGED = /<(?:\w+:)?mergeCell\b/g;
const attribute = (element: string, name: string): string =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1] ?? '';

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Columns after the last one that a sheet can have are hidden in one go, and hold nothing. */
const LAST_COLUMN = 16_384;

const hiddenColumns = (sheet: string): number =>
  (sheet.match(COLUMNS) ?? [])
    .filter(
      (element) => /^(?:1|true)$/.test(attribute(element, 'hidden')) && Number(attribute(element, 'max')) < LAST_COLUMN,
    )
    .reduce((sum, element) => sum + Number(attribute(element, 'max')) - Number(attribute(element, 'min')) + 1, 0);

/**
 * What a sheet hides or merges; null for one that is too large to be looked through.
 * @param at position of the sheet in the workbook, from 0
 * @throws an error for what is no workbook
 */
export function xlsxLooks(bytes: Uint8Array, at: number): SheetLooks | null {
  const main = mainPart(bytes);
  const folder = main.slice(0, main.lastIndexOf('/') + 1);
  const relations = `${folder}_rels/${main.slice(folder.length)}.rels`;
  const parts = partsOf(bytes, (name) => name === main || name === relations);
  const ids: string[] = [];
  eachElement(parts[main] ?? '', (element, attributes) => {
    if (element === 'sheet' && attributes.name !== undefined) ids.push(attributes['r:id'] ?? '');
  });
  let path = '';
  eachElement(parts[relations] ?? '', (_, { Id, Target = '' }) => {
    if (Id === ids[at]) path = Target.startsWith('/') ? Target.slice(1) : folder + Target;
  });
  const sheet = partsOf(bytes, (name) => name === path)[path];
  if (sheet === undefined) return null;
  return {
    hiddenRows: countOf(sheet, HIDDEN_ROW),
    hiddenColumns: hiddenColumns(sheet),
    merged: countOf(sheet, MERGED),
  };
}
