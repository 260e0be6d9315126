import type { ImportCause } from '#shared/import/causes.ts';
import type { ImportGroup } from '#shared/ipc/transfer.ts';
import type { ByteSource } from '../byte-source.ts';
import { type CheckOptions, checkImport, type FoundProblem } from '../check.ts';
import type { ImportPlan } from '../plan.ts';
import { recordsPerPlace } from '../read.ts';
import type { RecordPlace } from '../record-sequence.ts';
import type { RawRecord } from '../tokenizer.ts';

/** A problem of a record, whose number is known. */
export interface RecordProblem {
  readonly severity: ImportGroup['severity'];
  readonly cause: ImportCause;
  /** Position of the column in contract order; -1 for the whole record. */
  readonly field: number;
  readonly value: string | null;
}

/** A record that was read again and checked. */
export interface CheckedRecord {
  readonly record: number;
  /** Line and fields as written; the fields are a copy. */
  readonly raw: RawRecord;
  readonly problems: RecordProblem[];
  isLeftOut: boolean;
}

interface ReadRequest extends Pick<CheckOptions, 'today'> {
  /** Numbers of the records, ascending. */
  readonly records: Iterable<number>;
  readonly isRepeated: (value: string, record: number) => boolean;
}

/**
 * The places of a file from which its records are read again. They lie `recordsPerPlace` records apart, so that memory
 * is small whatever the file, and a record is found by reading over a few others.
 */
export class RecordReader {
  readonly #source: ByteSource;
  readonly #places: RecordPlace[] = [];

  constructor(source: ByteSource) {
    this.#source = source;
  }

  addPlace(place: RecordPlace): void {
    this.#places.push(place);
  }

  /**
   * Reads some records and checks them alone.
   * @returns them in order, and how many cells each correction was written in
   */
  read(plan: ImportPlan, { records, isRepeated, today }: ReadRequest) {
    const found: CheckedRecord[] = [];
    const repaired: number[] = [];
    for (const wanted of this.#runs(records)) this.#readRun(plan, wanted, { isRepeated, today }, found, repaired);
    return { records: found, repaired };
  }

  /** Groups records that are read from one place in one go. */
  #runs(records: Iterable<number>): number[][] {
    const runs: number[][] = [];
    let last = Number.NEGATIVE_INFINITY;
    for (const record of records) {
      if (record - last > 2 * recordsPerPlace) runs.push([]);
      runs.at(-1)?.push(record);
      last = record;
    }
    return runs;
  }

  #readRun(
    plan: ImportPlan,
    wanted: readonly number[],
    { isRepeated, today }: Omit<ReadRequest, 'records'>,
    found: CheckedRecord[],
    repaired: number[],
  ): void {
    const [first = 0] = wanted;
    const last = wanted.at(-1) ?? first;
    const isWanted = new Set(wanted);
    let current: CheckedRecord | null = null;
    let reached = 0;
    const onRecord = (raw: RawRecord, record: number) => {
      reached = record;
      current = null;
      if (!isWanted.has(record)) return;
      current = { record, raw: { ...raw, fields: [...raw.fields] }, problems: [], isLeftOut: false };
      found.push(current);
    };
    const add =
      (severity: RecordProblem['severity']) =>
      (cause: ImportCause, { field, value, record }: FoundProblem) => {
        if (record !== null) current?.problems.push({ severity, cause, field, value });
      };
    const leftOut = () => {
      if (current !== null) current.isLeftOut = true;
    };
    const { repaired: counts } = checkImport(
      this.#source,
      plan,
      { error: add('error'), warning: add('warning'), leftOut },
      {
        today,
        from: this.#placeBefore(first),
        isRepeated,
        onRecord,
        countsRepairsOf: (record) => isWanted.has(record),
        hasEnough: () => reached >= last,
      },
    );
    for (const [at, count] of counts.entries()) repaired[at] = (repaired[at] ?? 0) + count;
  }

  /** The last place before a record. */
  #placeBefore(record: number): RecordPlace {
    let low = 0;
    let high = this.#places.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >>> 1;
      if ((this.#places[middle]?.records ?? 0) < record) low = middle;
      else high = middle - 1;
    }
    const place = this.#places[low];
    if (place === undefined) throw new Error('The file has no record');
    return place;
  }

  /** Number of the record that starts on a line; null for none. */
  recordOn(plan: ImportPlan, line: number): number | null {
    let place = this.#places[0];
    for (const one of this.#places) {
      if (one.line > line) break;
      place = one;
    }
    let found: number | null = null;
    let isPast = false;
    const onRecord = (raw: RawRecord, record: number) => {
      if (raw.line === line) found = record;
      isPast ||= raw.line >= line;
    };
    checkImport(
      this.#source,
      plan,
      { error: () => {}, warning: () => {} },
      { today: '', from: place ?? undefined, isRepeated: () => false, onRecord, hasEnough: () => isPast },
    );
    return found;
  }
}
