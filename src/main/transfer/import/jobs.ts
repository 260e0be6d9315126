import { createHash } from 'node:crypto';
import type { ImportType } from '#shared/import/causes.ts';
import type { ImportDetection, ImportEncoding, ImportOptions, ImportWrong } from '#shared/ipc/transfer.ts';
import type { SentRecord } from './answer.ts';
import { fileSource } from './byte-source.ts';
import { checkImport } from './check.ts';
import { type Conversion, convertImport } from './convert.ts';
import { refuseForeign } from './foreign.ts';
import { describePlan } from './inspect.ts';
import { pickRecords } from './pick.ts';
import { type FilePlaces, readPlaces } from './places.ts';
import { planImport } from './plan.ts';
import { type ProblemGroup, ProblemGroups } from './problem-groups.ts';
import { type SavedLines, saveLines } from './save-lines.ts';
import { type ColumnValues, countValues } from './values.ts';
import { type WantedWrong, wrongValues } from './wrong-values.ts';

/** A file on disk and the person's options for reading it. */
export interface ImportFile {
  path: string;
  type: ImportType;
  options: ImportOptions;
}

/** The result of a check as the worker returns it. */
export interface CheckOutcome {
  encoding: ImportEncoding;
  delimiter: ImportDetection['delimiter'];
  hasHeader: boolean;
  /** For each file column, from the left, the platform column it feeds. */
  mapping: (string | null)[];
  records: number;
  valid: number;
  groups: ProblemGroup[];
  repaired: number[];
}

type OnProgress = (bytes: number) => void;

/** The long jobs of an import. Parameters and results can be cloned between threads. */
export const importJobs = {
  inspect: ({ path, type, options }: ImportFile): Omit<ImportDetection, 'size' | 'isRemembered'> => {
    const source = fileSource(path);
    refuseForeign(source);
    return describePlan(source, planImport(source, type, options));
  },
  check: ({ path, type, options, today }: ImportFile & { today: string }, onProgress: OnProgress): CheckOutcome => {
    const source = fileSource(path);
    const plan = planImport(source, type, options);
    const groups = new ProblemGroups(type);
    const { records, valid, repaired } = checkImport(source, plan, groups, {
      today,
      tellsLostCommas: true,
      onProgress,
    });
    const { encoding, delimiter, hasHeader } = plan;
    const mapping = [...plan.layout.fed];
    return { encoding, delimiter, hasHeader, mapping, records, valid, groups: groups.sorted(), repaired };
  },
  wrong: ({ path, type, options, ...wanted }: ImportFile & WantedWrong): ImportWrong => {
    const source = fileSource(path);
    return wrongValues(source, planImport(source, type, options), wanted);
  },
  values: ({ path, type, options, column }: ImportFile & { column: string }): ColumnValues => {
    const source = fileSource(path);
    return countValues(source, planImport(source, type, options), column);
  },
  places: ({ path, type, options, today, limit }: ImportFile & { today: string; limit: number }): FilePlaces => {
    const source = fileSource(path);
    return readPlaces(source, planImport(source, type, options), { today, limit });
  },
  pick: ({
    path,
    type,
    options,
    ...wanted
  }: ImportFile & { today: string; lines?: Uint32Array; limit: number }): SentRecord[] => {
    const source = fileSource(path);
    return pickRecords(source, planImport(source, type, options), wanted);
  },
  saveLines: ({ path, type, options, ...wanted }: ImportFile & SavedLines): void => {
    const source = fileSource(path);
    saveLines(source, planImport(source, type, options), wanted);
  },
  /** SHA-256 of the file, in hexadecimal. */
  digest: ({ path }: Pick<ImportFile, 'path'>): string => {
    const hash = createHash('sha256');
    for (const chunk of fileSource(path).chunks()) hash.update(chunk);
    return hash.digest('hex');
  },
  convert: (
    { path, type, options, target, ...how }: ImportFile & { today: string; target: string; leaveOut?: Uint32Array },
    onProgress: OnProgress,
  ): Conversion => {
    const source = fileSource(path);
    return convertImport(source, planImport(source, type, options), target, { ...how, onProgress });
  },
} as const;

export type ImportJobs = typeof importJobs;
export type JobName = keyof ImportJobs;
export type JobRequest<N extends JobName> = Parameters<ImportJobs[N]>[0];
export type JobValue<N extends JobName> = ReturnType<ImportJobs[N]>;

/** What a worker is started with. */
export interface JobMessage<N extends JobName = JobName> {
  name: N;
  request: JobRequest<N>;
}
export type JobReport =
  | { kind: 'progress'; bytes: number }
  | { kind: 'done'; value: unknown }
  | { kind: 'failed'; failure: { reason?: string; code?: string; message: string } };
