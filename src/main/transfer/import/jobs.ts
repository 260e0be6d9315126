import { createHash } from 'node:crypto';
import type { ImportType } from '#shared/import/causes.ts';
import type { ImportDetection, ImportOptions, ImportReading, ImportWrong } from '#shared/ipc/transfer.ts';
import type { SentRecord } from './answer.ts';
import { type ByteSource, fileSource, readStart } from './byte-source.ts';
import { checkImport } from './check.ts';
import { type Conversion, convertImport } from './convert.ts';
import { offeredEncodings } from './encodings/offers.ts';
import { describePlan } from './inspect.ts';
import { lineMatcher } from './line-runs.ts';
import { type FilePositions, readPositions } from './places.ts';
import { type ImportPlan, planImport } from './plan.ts';
import { type ProblemGroup, ProblemGroups } from './problem-groups.ts';
import { readImport } from './read.ts';
import { type SavedLines, saveLines } from './save-lines.ts';
import { UnreadableImport } from './unreadable.ts';
import { workbookFormat } from './workbook/format.ts';
import { likelySheet, openBook, openSource, previewSheets, readSheet } from './workbook/sheet-source.ts';
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

/**
 * Returns the records without error that start on some lines, as they are sent.
 * @param lines packed runs; all lines if absent
 * @throws like `checkImport`
 */
function pickRecords(
  source: ByteSource,
  plan: ImportPlan,
  { today, lines, limit }: { today: string; lines?: Uint32Array; limit: number },
): SentRecord[] {
  const isWanted = lines === undefined ? () => true : lineMatcher(lines);
  const records: SentRecord[] = [];
  const onValid = (values: readonly string[], line: number) => {
    if (records.length < limit && isWanted(line)) records.push({ values: [...values], line });
  };
  checkImport(source, plan, { error: () => {}, warning: () => {} }, { today, onValid });
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

/** A file on disk and the person's options for reading it. */
export interface ImportFile {
  path: string;
  type: ImportType;
  options: ImportOptions;
}

/** Opens a file and decides how it is read. */
async function openImport({ path, type, options }: ImportFile): Promise<{ source: ByteSource; plan: ImportPlan }> {
  const source = await openSource(path, options.sheet);
  return { source, plan: planImport(source, type, options) };
}

/** The result of a check as the worker returns it. */
export interface CheckOutcome extends ImportReading {
  records: number;
  valid: number;
  groups: ProblemGroup[];
  repaired: number[];
}

type OnProgress = (bytes: number) => void;

/** The long jobs of an import. Parameters and results can be cloned between threads. */
export const importJobs = {
  inspect: async ({ path, type, options }: ImportFile): Promise<Omit<ImportDetection, 'size' | 'isRemembered'>> => {
    refuseForeign(fileSource(path));
    const book = await openBook(path);
    if (book === null) {
      const source = fileSource(path);
      const plan = planImport(source, type, options);
      return { ...describePlan(source, plan), encodings: offeredEncodings(source, plan, options), workbook: null };
    }
    const sheets = await previewSheets(book);
    const source = await readSheet(book, options.sheet ?? likelySheet(type, sheets));
    return { ...describePlan(source, planImport(source, type, options)), encodings: [], workbook: { sheets } };
  },
  check: async ({ today, ...file }: ImportFile & { today: string }, onProgress: OnProgress): Promise<CheckOutcome> => {
    const { source, plan } = await openImport(file);
    const groups = new ProblemGroups(file.type);
    const { records, valid, repaired } = checkImport(source, plan, groups, {
      today,
      warnsLostCommas: true,
      onProgress,
    });
    const { format, headerLine } = plan;
    const mapping = [...plan.layout.fed];
    return { ...format, headerLine, mapping, records, valid, groups: groups.sorted(), repaired };
  },
  wrong: async ({ path, type, options, ...wanted }: ImportFile & WantedWrong): Promise<ImportWrong> => {
    const { source, plan } = await openImport({ path, type, options });
    return wrongValues(source, plan, wanted);
  },
  values: async ({ column, ...file }: ImportFile & { column: string }): Promise<ColumnValues> => {
    const { source, plan } = await openImport(file);
    return countValues(source, plan, column);
  },
  places: async ({ today, limit, ...file }: ImportFile & { today: string; limit: number }): Promise<FilePositions> => {
    const { source, plan } = await openImport(file);
    return readPositions(source, plan, { today, limit });
  },
  pick: async ({
    path,
    type,
    options,
    ...wanted
  }: ImportFile & { today: string; lines?: Uint32Array; limit: number }): Promise<SentRecord[]> => {
    const { source, plan } = await openImport({ path, type, options });
    return pickRecords(source, plan, wanted);
  },
  saveLines: async ({ path, type, options, ...wanted }: ImportFile & SavedLines): Promise<{ isInUnicode: boolean }> => {
    const { source, plan } = await openImport({ path, type, options });
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
    const { source, plan } = await openImport({ path, type, options });
    return convertImport(source, plan, target, { ...how, onProgress });
  },
} as const;

export type ImportJobs = typeof importJobs;
export type JobName = keyof ImportJobs;
export type JobRequest<N extends JobName> = Parameters<ImportJobs[N]>[0];
export type JobValue<N extends JobName> = Awaited<ReturnType<ImportJobs[N]>>;

/** What a worker is started with. */
export interface JobMessage<N extends JobName = JobName> {
  name: N;
  request: JobRequest<N>;
}
export type JobReport =
  | { kind: 'progress'; bytes: number }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; failure: { reason?: string; code?: string; message: string } };
