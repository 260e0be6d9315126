import { composed } from '../spelling.ts';
import type { ImportType } from './causes.ts';
import { type ImportColumn, importColumns } from './columns.ts';

/** Replacements of values, by column, as the person gives them. */
export type ImportValues = Readonly<Record<string, Readonly<Record<string, string>>>>;

const gender = {
  femme: '1',
  f: '1',
  féminin: '1',
  mme: '1',
  madame: '1',
  female: '1',
  woman: '1',
  homme: '2',
  h: '2',
  m: '2',
  masculin: '2',
  'm.': '2',
  mr: '2',
  monsieur: '2',
  male: '2',
  man: '2',
  autre: '3',
  other: '3',
} as const;

const yesNo = { oui: '1', non: '0', x: '1', yes: '1', no: '0', vrai: '1', faux: '0', true: '1', false: '0' } as const;

/** Values that are replaced without asking (docs/screens/02-users-hitchhikers.md §8, 05 D4). */
const builtInValues: Readonly<Record<ImportType, Partial<Record<ImportColumn, Readonly<Record<string, string>>>>>> = {
  users: { gender, newsSubscription: yesNo },
  relaypoints: { secured: yesNo, free: yesNo, official: yesNo, private: yesNo },
};

/** Merges the person's replacements over the built-in ones. */
export function withBuiltInValues(type: ImportType, values: ImportValues = {}): ImportValues {
  const builtIn: ImportValues = builtInValues[type];
  const columns = new Set([...Object.keys(builtIn), ...Object.keys(values)]);
  return Object.fromEntries([...columns].map((column) => [column, { ...builtIn[column], ...values[column] }]));
}

/** Normalises a value for comparison: trimmed, without case, with composed accents. */
export const foldValue = (value: string): string => composed(value.trim()).toLowerCase();

/** For each platform column in contract order, the replacements of its values; null when there are none. */
export type ImportReplacements = readonly (ReadonlyMap<string, string> | null)[];

/** @returns null when nothing is replaced, so that reading costs nothing more */
export function replacementsOf(type: ImportType, values: ImportValues = {}): ImportReplacements | null {
  const columns: readonly ImportColumn[] = importColumns[type];
  const replacements = columns.map((column) => {
    const entries = Object.entries(values[column] ?? {});
    return entries.length === 0 ? null : new Map(entries.map(([from, to]) => [foldValue(from), to]));
  });
  return replacements.every((one) => one === null) ? null : replacements;
}
