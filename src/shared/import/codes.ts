import type { ImportType } from './causes.ts';
import { type ImportColumn, importColumns } from './columns.ts';
import { foldValue, type ImportReplacements } from './value-replacements.ts';

/**
 * The meanings that a code may have, since files of other systems use the same codes differently. A person is 1 (woman)
 * or 2 (man) on the platform, and the other way round in national codes; yes and no are 1 and 0, and in many lists 1
 * and 2.
 */
export const codeReadings = ['platform', 'national', 'oneIsYes', 'oneIsNo'] as const;
export type CodeReading = (typeof codeReadings)[number];

/** By platform column, how the codes of a file are read. */
export type ImportCodes = Readonly<Record<string, CodeReading>>;

/** For each reading, the platform's code for a code of the file; other values are unchanged. */
const values: Readonly<Record<CodeReading, Readonly<Record<string, string>>>> = {
  platform: {},
  national: { '1': '2', '2': '1' },
  oneIsYes: { '2': '0' },
  oneIsNo: { '1': '0', '2': '1' },
};

const yesNoColumns: ReadonlySet<string> = new Set<ImportColumn>([
  'newsSubscription',
  'secured',
  'free',
  'official',
  'private',
]);

const isCoded = (column: string): boolean => column === 'gender' || yesNoColumns.has(column);

/** The columns of an import whose codes may have two meanings. */
export const codedColumns = (type: ImportType): readonly string[] => importColumns[type].filter(isCoded);

/** The platform's value of a code under a reading. */
export const codeAs = (reading: CodeReading, code: string): string => values[reading][foldValue(code)] ?? code;

/**
 * Returns the readings that the values of a column may have, to be chosen by a person; empty where the values have one
 * meaning: texts, or yes and no as 1 and 0.
 */
export function readingsOf(column: string, found: readonly string[]): readonly CodeReading[] {
  const has = (code: string) => found.some((value) => value.trim() === code);
  if (column === 'gender') return has('1') || has('2') ? ['platform', 'national'] : [];
  // A 2 is no answer to yes or no, unless the 1 beside it is one of two codes.
  return yesNoColumns.has(column) && has('2') && !has('0') ? ['oneIsYes', 'oneIsNo'] : [];
}

/** For each platform column in contract order, what its codes in the file become; null where they stay as they are. */
export function codeReplacementsOf(type: ImportType, codes: ImportCodes = {}): ImportReplacements | null {
  const columns = importColumns[type].map((column) => {
    const reading = codes[column];
    const entries = reading === undefined ? [] : Object.entries(values[reading]);
    return entries.length === 0 ? null : new Map(entries);
  });
  return columns.every((one) => one === null) ? null : columns;
}

/** Texts that stand for the platform's codes under every reading. */
const codeTexts = { gender: { '1': 'femme', '2': 'homme', '3': 'autre' }, yesNo: { '1': 'oui', '0': 'non' } } as const;

/**
 * For each column whose codes were read differently than on the platform, replaces the codes by texts: a saved file
 * then has one meaning only.
 */
export const valuesOfCodes = (codes: ImportCodes = {}): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  Object.fromEntries(
    Object.entries(codes).flatMap(([column, reading]) =>
      reading === 'platform' ? [] : [[column, column === 'gender' ? codeTexts.gender : codeTexts.yesNo] as const],
    ),
  );
