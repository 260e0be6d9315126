import { createHash } from 'node:crypto';
import type { ImportTerritory } from '#shared/ipc/import-national.ts';
import type { ImportRows } from '#shared/ipc/import-rows.ts';
import type { ImportDetection, ImportGroup, ImportReading, ImportWrong } from '#shared/ipc/transfer.ts';
import { lineMatcher } from '../../jobs/line-runs.ts';
import type { SentRecord } from './answer.ts';
import { type ByteSource, fileSource, readStart } from './byte-source.ts';
import { checkImport } from './check.ts';
import type { RowList } from './checked/checked-rows.ts';
import type { KeptCheck } from './checked/kept-check.ts';
import { type Conversion, convertImport } from './convert.ts';
import { offeredEncodings } from './encodings/offers.ts';
import type { ImportFile } from './import-file.ts';
import { describePlan } from './inspect.ts';
import type { KnownPlace } from './national/imported-places.ts';
import { type PlaceLines, readPlaceLines } from './national/place-lines.ts';
import { countTerritory } from './national/territory.ts';
import { type FilePositions, readPositions } from './places.ts';
import { type ImportPlan, planImport } from './plan.ts';
import { groupSummary } from './problem-groups.ts';
import { readImport } from './read.ts';
import { recordDigest } from './repairs.ts';
import { type SavedLines, saveLines } from './save-lines.ts';
import type { RawRecord } from './tokenizer.ts';
import { UnreadableImport } from './unreadable.ts';
import { workbookFormat } from './workbook/format.ts';
import { likelySheet, looksOf, openBook, previewSheets, readSheet } from './workbook/sheet-source.ts';
import { nameOf, type WantedWrong, wrongValues } from './wrong-values.ts';

const LOOKED_AT = 4096;

/** First bytes of files that people mistake for their list: images and PDF. */
const KNOWN: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x25, 0x50, 0x44, 0x46],
];

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);

/**
 * Refuses a binary file when a person chooses it, because the rules would find columns in its bytes. The command-line
 * check skips this and applies the rules alone.
 * @throws UnreadableImport `unsupported`
 */
function refuseForeign(source: ByteSource): void {
  const start = readStart(source, LOOKED_AT);
  if (workbookFormat(start) !== null) return;
  const isUtf16 = startsWith(start, [0xff, 0xfe]) || startsWith(start, [0xfe, 0xff]);
  const isForeign = KNOWN.some((mark) => startsWith(start, mark)) || (!isUtf16 && start.includes(0));
  if (isForeign) throw new UnreadableImport('This is neither a workbook nor text');
}

/** A record of a file, as it would be sent. */
interface PickedRecord extends SentRecord {
  /** Digest that a correction of its line needs. */
  readonly record: string;
}

interface WantedRecords {
  today: string;
  /** Packed runs of lines; all if absent. */
  lines?: Uint32Array;
  limit: number;
  /** Of each record the e-mail alone counts. */
  asAccounts?: boolean;
}

/**
 * Returns the records without error that start on some lines, as they are sent.
 * @throws like `checkImport`
 */
function pickRecords(
  source: ByteSource,
  plan: ImportPlan,
  { today, lines, limit, asAccounts = false }: WantedRecords,
): PickedRecord[] {
  const isWanted = lines === undefined ? () => true : lineMatcher(lines);
  const records: PickedRecord[] = [];
  const onValid = (values: readonly string[], { line, fields }: RawRecord) => {
    if (records.length >= limit || !isWanted(line)) return;
    records.push({ values: [...values], line, record: recordDigest(fields) });
  };
  checkImport(source, plan, { error: () => {}, warning: () => {} }, { today, asAccounts, onValid });
  return records;
}

/** The different values of a column, most frequent first, each with the names in its first lines. */
export interface ColumnValues {
  values: { value: string; count: number; examples: string[] }[];
  /** False when there are more values than listed. */
  isComplete: boolean;
}

const MAX_VALUES = 500;
const LONGEST_VALUE = 200;
const MAX_EXAMPLES = 3;

/** Counts the values of the file column that feeds a platform column, trimmed and without empty ones. */
function countValues(source: ByteSource, plan: ImportPlan, column: string): ColumnValues {
  // The name comes from the page and may be any text.
  const fed: readonly (string | null)[] = plan.layout.fed;
  const position = fed.indexOf(column);
  const found = new Map<string, ColumnValues['values'][number]>();
  let isComplete = true;
  readImport(source, plan, {
    record: ({ fields }) => {
      if (plan.places?.leavesOut(fields) === true) return;
      const value = (fields[position] ?? '').trim().slice(0, LONGEST_VALUE);
      if (value === '') return;
      let counted = found.get(value);
      if (counted === undefined && found.size < MAX_VALUES) {
        counted = { value, count: 0, examples: [] };
        found.set(value, counted);
      }
      if (counted === undefined) {
        isComplete = false;
        return;
      }
      counted.count += 1;
      if (counted.examples.length === MAX_EXAMPLES) return;
      const name = nameOf(fields, plan, column);
      if (name !== '' && !counted.examples.includes(name)) counted.examples.push(name);
    },
  });
  const values = [...found.values()];
  return { values: values.toSorted((left, right) => right.count - left.count), isComplete };
}

/** The result of a check as the worker returns it. */
export interface CheckOutcome extends ImportReading {
  records: number;
  valid: number;
  /** Lines that are not sent for an error, those with a warning to look at, and those left out. */
  blocked: number;
  toLookAt: number;
  leftOut: number;
  groups: ImportGroup[];
  repaired: number[];
}

type OnProgress = (bytes: number) => void;

/** The long jobs of an import. Parameters and results can be cloned between threads. `kept` serves one after the other. */
export const importJobs = (kept: KeptCheck) => ({
  inspect: async ({
    path,
    type,
    options,
  }: ImportFile): Promise<Omit<ImportDetection, 'size' | 'isRemembered' | 'recipe'>> => {
    refuseForeign(fileSource(path));
    const book = await openBook(path);
    if (book === null) {
      const source = fileSource(path);
      const plan = planImport(source, type, options);
      return { ...describePlan(source, plan), encodings: offeredEncodings(source, plan, options), workbook: null };
    }
    const sheets = await previewSheets(book);
    const source = await readSheet(book, options.sheet ?? likelySheet(type, sheets));
    const looks = looksOf(book, source);
    return { ...describePlan(source, planImport(source, type, options)), encodings: [], workbook: { sheets, looks } };
  },
  check: async (request: ImportFile & { today: string }, onProgress: OnProgress): Promise<CheckOutcome> => {
    const { file } = await kept.check(request, onProgress);
    const { plan, states, groups, repaired } = file;
    const { format, headerLine, upperTitlesLine } = plan;
    const mapping = [...plan.layout.fed];
    return {
      ...format,
      headerLine,
      ...(upperTitlesLine !== null && { joinsTitles: true }),
      mapping,
      records: states.length,
      valid: states.count('valid'),
      blocked: states.count('blocked'),
      toLookAt: states.count('toLookAt'),
      leftOut: states.count('leftOut'),
      groups: groups.sorted().map(groupSummary),
      repaired: [...repaired],
    };
  },
  rows: async ({
    list,
    offset,
    limit,
    ...request
  }: ImportFile & { today: string; list: RowList; offset: number; limit: number }): Promise<ImportRows> =>
    (await kept.check(request)).rows.page(list, { offset, limit }),
  nextProblem: async ({
    list,
    from,
    isBackward,
    ...request
  }: ImportFile & { today: string; list: RowList; from: number; isBackward: boolean }) =>
    (await kept.check(request)).rows.nextProblem(list, { from, isBackward }),
  wrong: async ({ path, type, options, ...wanted }: ImportFile & WantedWrong): Promise<ImportWrong> => {
    const { source, plan } = await kept.open({ path, type, options });
    return wrongValues(source, plan, wanted);
  },
  placeLines: async ({
    today,
    known,
    ...file
  }: ImportFile & { today: string; known: readonly KnownPlace[] }): Promise<PlaceLines | null> => {
    const { source, plan } = await kept.open(file);
    return readPlaceLines(source, plan, { today, known });
  },
  territory: async (file: ImportFile): Promise<ImportTerritory> => {
    const { source, plan } = await kept.open(file);
    return countTerritory(source, plan, file.options.national?.departments ?? []);
  },
  values: async ({ column, ...file }: ImportFile & { column: string }): Promise<ColumnValues> => {
    const { source, plan } = await kept.open(file);
    return countValues(source, plan, column);
  },
  places: async ({ today, limit, ...file }: ImportFile & { today: string; limit: number }): Promise<FilePositions> => {
    const { source, plan } = await kept.open(file);
    return readPositions(source, plan, { today, limit });
  },
  pick: async ({ path, type, options, ...wanted }: ImportFile & WantedRecords): Promise<PickedRecord[]> => {
    const { source, plan } = await kept.open({ path, type, options });
    return pickRecords(source, plan, wanted);
  },
  saveLines: async ({ path, type, options, ...wanted }: ImportFile & SavedLines): Promise<{ isInUnicode: boolean }> => {
    const { source, plan } = await kept.open({ path, type, options });
    return saveLines(source, plan, wanted);
  },
  /** SHA-256 of the file, in hexadecimal. */
  digest: async ({ path }: Pick<ImportFile, 'path'>): Promise<string> => {
    const hash = createHash('sha256');
    for (const chunk of fileSource(path).chunks()) hash.update(chunk);
    return hash.digest('hex');
  },
  convert: async (
    { path, type, options, target, ...how }: ImportFile & { today: string; target: string; skippedLines?: Uint32Array },
    onProgress: OnProgress,
  ): Promise<Conversion> => {
    const { source, plan } = await kept.open({ path, type, options });
    return convertImport(source, plan, target, { ...how, onProgress });
  },
});

export type ImportJobs = ReturnType<typeof importJobs>;
export type JobName = keyof ImportJobs;
export type JobRequest<N extends JobName> = Parameters<ImportJobs[N]>[0];
export type JobValue<N extends JobName> = Awaited<ReturnType<ImportJobs[N]>>;

/** What a worker is asked to do, one job after the other. */
export interface JobMessage<N extends JobName = JobName> {
  name: N;
  request: JobRequest<N>;
}
export type JobReport =
  | { kind: 'progress'; bytes: number }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; failure: { reason?: string; code?: string; message: string } };
