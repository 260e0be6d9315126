import { z } from 'zod';
import type { ImportType } from './causes.ts';
import type { ImportColumn } from './columns.ts';
import { importBounds } from './limits.ts';

/** Where a text is cut in two. */
export const cuts = ['firstSpace', 'lastSpace', 'capitals', 'postcode', 'houseNumber', 'text'] as const;
export type Cut = (typeof cuts)[number];

const position = z
  .int()
  .min(0)
  .max(importBounds.columns * 2);
const separator = z.string().max(20);
/** Columns of a file that are made of others. */
export const maxDerivedColumns = 20;

/**
 * Columns that are made of others, behind those of the file, without changing it: the two parts of a text, or several
 * texts in one. Positions count from the left, those of columns made before included.
 */
export const derivedColumn = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('split'), of: position, at: z.enum(cuts), text: separator }),
  z.strictObject({ kind: z.literal('join'), of: z.array(position).min(2).max(10), with: separator }),
]);
export type DerivedColumn = z.infer<typeof derivedColumn>;

/** How many columns one makes. */
export const widthOf = ({ kind }: DerivedColumn): number => (kind === 'split' ? 2 : 1);
export const totalWidth = (derived: readonly DerivedColumn[]): number =>
  derived.reduce((sum, one) => sum + widthOf(one), 0);

type Parts = [first: string, second: string];

const isCapitals = (word: string): boolean =>
  /\p{L}.*\p{L}/u.test(word) && word === word.toUpperCase() && word !== word.toLowerCase();
const isParticle = (word: string): boolean => /^\p{Ll}+['’]?$/u.test(word);

/** Family names in capitals, with the particles before them, and given names. */
function byCapitals(text: string): Parts {
  const words = text.split(/\s+/);
  const family = new Set<number>();
  for (const [at, word] of words.entries()) {
    if (!isCapitals(word)) continue;
    family.add(at);
    for (let before = at - 1; before >= 0 && isParticle(words[before] ?? ''); before--) family.add(before);
  }
  if (family.size === 0 || family.size === words.length) return [text, ''];
  const pick = (isFamily: boolean) => words.filter((_, at) => family.has(at) === isFamily).join(' ');
  return [pick(true), pick(false)];
}

/** A postcode and the rest, wherever it stands. */
function byPostcode(text: string): Parts {
  const found = /(?<![\d\p{L}])\d{4,5}(?![\d\p{L}])/u.exec(text);
  if (found === null) return ['', text];
  const rest = text.slice(0, found.index) + text.slice(found.index + found[0].length);
  return [
    found[0],
    rest
      .replaceAll(/\(\s*\)/g, '')
      .replaceAll(/\s+/g, ' ')
      .replace(/^[\s,;:-]+|[\s,;:-]+$/g, ''),
  ];
}

/** The number of a house, with its letter or `bis`, and the street. */
function byHouseNumber(text: string): Parts {
  const [, number, street] = /^(\d+(?:\s*(?:bis|ter|quater|[a-z])(?!\p{L}))?)\s*,?\s+(\S.*)$/iu.exec(text) ?? [];
  return number === undefined || street === undefined ? ['', text] : [number, street];
}

function cutAt(text: string, at: number, length: number): Parts {
  return at < 0 ? [text, ''] : [text.slice(0, at).trim(), text.slice(at + length).trim()];
}

/** Cuts a text in two; one that cannot be cut is whole in the first part, or in the second where the first is a number. */
export function cutText(written: string, at: Cut, separatorText = ''): Parts {
  const text = written.trim();
  switch (at) {
    case 'firstSpace':
      return cutAt(text, text.search(/\s/), 1);
    case 'lastSpace':
      return cutAt(text, Math.max(text.lastIndexOf(' '), text.lastIndexOf('\u00a0')), 1);
    case 'capitals':
      return byCapitals(text);
    case 'postcode':
      return byPostcode(text);
    case 'houseNumber':
      return byHouseNumber(text);
    case 'text':
      return cutAt(text, separatorText === '' ? -1 : text.indexOf(separatorText), separatorText.length);
  }
}

/** Returns the texts of the columns that are made of a record's fields, in order. */
export function derivedTexts(fields: readonly string[], derived: readonly DerivedColumn[]): string[] {
  const all = [...fields];
  for (const one of derived) {
    if (one.kind === 'split') all.push(...cutText(all[one.of] ?? '', one.at, one.text));
    else {
      const texts = one.of.map((at) => (all[at] ?? '').trim());
      all.push(texts.filter((text) => text !== '').join(one.with));
    }
  }
  return all.slice(fields.length);
}

/** The titles of what a column makes: those of its own columns, with a number or joined. */
export function titlesOfDerived(titles: readonly string[], derived: DerivedColumn): string[] {
  const titleOf = (at: number) => titles[at] ?? '';
  if (derived.kind === 'join') return [derived.of.map(titleOf).join(' + ')];
  return [1, 2].map((part) => `${titleOf(derived.of)} ${part}`);
}

/** What the parts of a cut are, in the columns of an import. */
const targets: Readonly<Record<ImportType, Partial<Record<Cut, readonly [ImportColumn | null, ImportColumn | null]>>>> =
  {
    users: {
      firstSpace: ['givenName', 'familyName'],
      lastSpace: ['givenName', 'familyName'],
      capitals: ['familyName', 'givenName'],
      postcode: ['postalCode', 'addressLocality'],
      houseNumber: ['houseNumber', 'streetAddress'],
    },
    relaypoints: { postcode: ['postalCode', 'addressLocality'] },
  };

/**
 * Adds a column that is made of others to a mapping: its parts feed what they are, unless another column does. What
 * they are made of gives its own place up to them.
 */
export function withDerived(
  type: ImportType,
  mapping: readonly (string | null)[],
  derived: DerivedColumn,
): (string | null)[] {
  const sources = derived.kind === 'split' ? [derived.of] : derived.of;
  const joined = derived.kind === 'join' ? (sources.map((at) => mapping[at] ?? null).find(Boolean) ?? null) : null;
  const wanted: readonly (string | null)[] =
    derived.kind === 'join' ? [joined] : (targets[type][derived.at] ?? [null, null]);
  const isTaken = (column: string) => mapping.some((fed, at) => fed === column && !sources.includes(at));
  const parts = wanted.map((column) => (column === null || isTaken(column) ? null : column));
  return [...mapping.map((column, at) => (sources.includes(at) && parts.includes(column) ? null : column)), ...parts];
}

/**
 * Takes a column away, and those that are made of it.
 * @param mapping of all columns
 * @param at its position among the derived ones
 */
export function withoutDerived(
  mapping: readonly (string | null)[],
  derived: readonly DerivedColumn[],
  at: number,
): { mapping: (string | null)[]; derived: DerivedColumn[] } {
  const width = mapping.length - totalWidth(derived);
  /** For each old position, the new one; -1 for one that is gone. */
  const moved = Array.from({ length: width }, (_, index) => index);
  const kept: DerivedColumn[] = [];
  const left = mapping.slice(0, width);
  for (const [index, one] of derived.entries()) {
    const old = moved.length;
    const next = index === at ? null : atOtherPlaces(one, (position) => moved[position] ?? -1);
    for (let part = 0; part < widthOf(one); part++) {
      moved.push(next === null ? -1 : left.length);
      if (next !== null) left.push(mapping[old + part] ?? null);
    }
    if (next !== null) kept.push(next);
  }
  return { mapping: left, derived: kept };
}

/**
 * A derived column over the same columns at other positions.
 * @returns null where one of them is gone
 */
export function atOtherPlaces(derived: DerivedColumn, placeOf: (position: number) => number): DerivedColumn | null {
  if (derived.kind === 'split') {
    const of = placeOf(derived.of);
    return of < 0 ? null : { ...derived, of };
  }
  const of = derived.of.map(placeOf);
  return of.some((position) => position < 0) ? null : { ...derived, of };
}

/** The cut that fits most of some texts; null where none fits more than half of them. */
export function likelyCut(texts: readonly string[]): Cut | null {
  const filled = texts.filter((text) => text.trim() !== '');
  const fits = (at: Cut) => filled.filter((text) => cutText(text, at).every((part) => part !== '')).length;
  const order: readonly Cut[] = ['postcode', 'capitals', 'houseNumber', 'firstSpace'];
  return order.find((at) => fits(at) * 2 > filled.length) ?? null;
}
