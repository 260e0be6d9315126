import { z } from 'zod';
import { maxRepairLength } from './limits.ts';

const text = z.string().max(maxRepairLength);

/** One change of every text of a column. */
export const columnChange = z.discriminatedUnion('kind', [
  /** Every occurrence of a text, whatever its case, becomes another one; `with` may be empty. */
  z.strictObject({ kind: z.literal('replace'), find: text.min(1), with: text }),
  z.strictObject({ kind: z.literal('case'), to: z.enum(['lower', 'upper', 'title']) }),
  /** Texts are written before and after what is there; an empty cell stays empty. */
  z.strictObject({ kind: z.literal('add'), before: text, after: text }),
  /** An empty cell takes a text. */
  z.strictObject({ kind: z.literal('fill'), with: text.min(1) }),
  /** Digits alone remain, with a plus sign before them. */
  z.strictObject({ kind: z.literal('digits') }),
  /** A date written with its month first, or backwards without signs between, becomes YYYY-MM-DD. */
  z.strictObject({ kind: z.literal('date'), order: z.enum(['monthFirst', 'dayFirst']) }),
]);
export type ColumnChange = z.infer<typeof columnChange>;
export type ColumnChangeKind = ColumnChange['kind'];

const escaped = (literal: string): string => literal.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** A capital letter at the start of each word, and after a hyphen or an apostrophe; small ones elsewhere. */
const titled = (value: string): string =>
  value
    .toLowerCase()
    .replaceAll(/(^|[\s'’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

function dated(value: string, order: 'monthFirst' | 'dayFirst'): string {
  const [, first, second, year = ''] = /^\s*(\d{1,2})[-./ ](\d{1,2})[-./ ](\d{4}|\d{2})\s*$/.exec(value) ?? [];
  if (first === undefined || second === undefined) return value;
  const [month, day] = order === 'monthFirst' ? [first, second] : [second, first];
  // A person who may be imported was born in this century or the last one.
  const whole = year.length === 4 ? year : `${Number(year) > 30 ? '19' : '20'}${year}`;
  return `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Returns what a change makes of a text. */
export function changed(change: ColumnChange, value: string): string {
  if (change.kind === 'fill') return value.trim() === '' ? change.with : value;
  if (value.trim() === '') return value;
  switch (change.kind) {
    case 'replace':
      return value.replaceAll(new RegExp(escaped(change.find), 'giu'), () => change.with).trim();
    case 'case':
      if (change.to === 'title') return titled(value);
      return change.to === 'upper' ? value.toUpperCase() : value.toLowerCase();
    case 'add':
      return `${change.before}${value.trim()}${change.after}`;
    case 'digits':
      return value.replaceAll(/(?!^\s*\+)\D/g, '').trim();
    case 'date':
      return dated(value, change.order);
  }
}
