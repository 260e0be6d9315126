import type { ErrorCause, WarningCause } from '#shared/import/cause-names.ts';
import type { ImportCause } from '#shared/import/causes.ts';
import { type ImportColumn, importColumns } from '#shared/import/columns.ts';
import { type ImportField, importFields } from '#shared/import/fields.ts';
import { hasExpectedFields } from '#shared/import/layout.ts';
import { type CheckedRecord, checkFields, type FieldProblems, sentValue, valueAt } from '#shared/import/record.ts';
import type { ByteSource } from './byte-source.ts';
import { ProvedProblem } from './bytes/proved-problem.ts';
import { RecordProof } from './bytes/record-proof.ts';
import { CompactStringSet } from './compact-string-set.ts';
import type { ImportPlan } from './plan.ts';
import { type ReadOptions, readImport } from './read.ts';
import type { ImportVisitor } from './record-sequence.ts';
import { readConstants, readFields, replacedValue, sourcesOf } from './repairs.ts';
import type { RawRecord } from './tokenizer.ts';

/** One problem and its position. The object is reused: copy what you keep. */
export interface FoundProblem {
  readonly line: number;
  /** Record number; null for an empty row. */
  readonly record: number | null;
  /** Position of the column in contract order; -1 when the problem concerns the whole record. */
  readonly field: number;
  /** The value as read; null when the problem concerns the whole record. */
  readonly value: string | null;
  /** The record as written in the file, reused too; null for an empty row. */
  readonly raw: RawRecord | null;
}

/** Receives every problem in file order, errors and warnings separately. */
export interface ProblemSink {
  error(cause: ErrorCause, problem: FoundProblem): void;
  warning(cause: WarningCause, problem: FoundProblem): void;
  /** A record that the person leaves out, after its problems. */
  leftOut?(record: number, line: number): void;
}

/** A record as it would be sent, by column. */
export type SentValues = Readonly<Partial<Record<ImportColumn, string>>>;

/** Receives every record in order, before its problems, and the hash of its unique value, if it has one. */
export interface RecordLedger {
  add(): void;
  hash(record: number, hash: number): void;
}

export interface CheckOptions extends Omit<ReadOptions, 'proof'> {
  /** Today, YYYY-MM-DD. Later birth dates cause a warning. */
  today: string;
  /** Number of the record whose values are returned. */
  sample?: number;
  /**
   * Whether a unique value occurred in an earlier record, where that is known; otherwise the values of the records that
   * are read decide.
   */
  isRepeated?: (value: string, record: number) => boolean;
  /** Called with each record that is read, before its problems. */
  onRecord?: (raw: RawRecord, record: number) => void;
  /** Takes what is kept of every record without its text. */
  ledger?: RecordLedger;
  /** Whether the corrections of a record are counted; those of all if absent. */
  countsRepairsOf?: (record: number) => boolean;
  /** Whether no further record is wanted. */
  hasEnough?: () => boolean;
  /**
   * Tells what the rules of files say and no more, as the command does. A person at the window is also told of texts
   * that the platform would change or misread, and of addresses that are probably misspelt.
   */
  rulesOnly?: boolean;
  /** Takes every record for one of a person who has an account: its e-mail alone counts. */
  asAccounts?: boolean;
  /** Called with every record without error, in order. */
  onValid?: (values: readonly string[], raw: RawRecord) => void;
}

export interface CheckSummary {
  records: number;
  /** Records without error that are not left out. */
  valid: number;
  /** Records that the person leaves out. */
  leftOut: number;
  /** Null when there is no such record; undefined when none was asked for. */
  sample?: { record: number; values: SentValues } | null;
  /** How many cells each correction of the person was written in, in their order. */
  repaired: number[];
}

/** Checks the records of one file in order. */
class RecordCheck implements ImportVisitor, FieldProblems {
  readonly #plan: ImportPlan;
  readonly #fields: readonly ImportField[];
  readonly #sink: ProblemSink;
  readonly #options: CheckOptions;
  /** For each platform column, the position of the file column it is read from; -1 for none. */
  readonly #sources: readonly number[];
  /** For each platform column without a file column, its value in every record. */
  readonly #constants: readonly string[];
  /** The unique values so far; null where others tell which occurred. */
  readonly #seen: CompactStringSet | null;
  readonly #hasUnique: boolean;
  readonly #isForPerson: boolean;
  readonly #isRepeated: (value: string) => boolean;
  readonly #countRepair = (at: number) => {
    if (this.#options.countsRepairsOf?.(this.#found.record ?? 0) === false) return;
    this.repaired[at] = (this.repaired[at] ?? 0) + 1;
  };
  readonly proof: RecordProof | null;
  readonly #found: { -readonly [K in keyof FoundProblem]: FoundProblem[K] };
  readonly repaired: number[];
  valid = 0;
  leftOut = 0;
  /** Whether the person leaves out the current record for one of its problems. */
  #isLeftOut = false;
  /** Whether the e-mail alone of the current record counts. */
  #isAccount = false;
  /** Errors of other columns of such a record. */
  #ignored = 0;
  readonly #email: number;
  sample: CheckSummary['sample'];

  constructor(plan: ImportPlan, sink: ProblemSink, options: CheckOptions) {
    this.#plan = plan;
    this.#fields = importFields[plan.type];
    const columns: readonly ImportColumn[] = importColumns[plan.type];
    this.#email = columns.indexOf('email');
    this.#sink = sink;
    this.#options = options;
    const { isRepeated } = options;
    this.#seen = isRepeated === undefined ? new CompactStringSet() : null;
    this.#isRepeated =
      isRepeated === undefined ? (value) => this.#note(value) : (value) => isRepeated(value, this.#found.record ?? 0);
    this.#hasUnique = this.#fields.some(({ isUnique }) => isUnique);
    this.#isForPerson = options.rulesOnly !== true;
    this.#sources = sourcesOf(plan.type, plan.layout);
    this.#constants = importColumns[plan.type].map((column, index) =>
      replacedValue(plan.replacements, index, plan.constants[column] ?? ''),
    );
    this.#found = { line: 0, record: null, field: -1, value: null, raw: null };
    this.proof = this.#proofFor(options);
    this.repaired = new Array<number>(plan.repairs?.size ?? 0).fill(0);
    if (options.sample !== undefined) this.sample = null;
  }

  /** What proves records without their text; null where the text of every one is wanted. */
  #proofFor(options: CheckOptions): RecordProof | null {
    const { onRecord, onValid, isRepeated, hasEnough, from, asAccounts, today, sample } = options;
    const seen = this.#seen;
    const wantsTexts = [onRecord, onValid, isRepeated, hasEnough, from, asAccounts].some((one) => one !== undefined);
    if (seen === null || wantsTexts) return null;
    return RecordProof.of(this.#plan, { today, sample, isForPerson: this.#isForPerson, seen });
  }

  /** Whether a unique value occurred before, by the values of the records that were read. */
  #note(value: string): boolean {
    const isKnown = this.#seen?.add(value) === true;
    this.#noteHash(this.#found.record ?? 0);
    return isKnown;
  }

  #noteHash(record: number): void {
    if (this.#seen !== null) this.#options.ledger?.hash(record, this.#seen.lastHash);
  }

  proved(number: number, line: number): void {
    this.valid++;
    this.#options.ledger?.add();
    if (this.#hasUnique) this.#noteHash(number);
    const { proof } = this;
    if (proof === null || proof.warnings.length === 0) return;
    for (const warning of proof.warnings) {
      this.#sink.warning(warning.cause, new ProvedProblem(proof, warning, { line, record: number }));
    }
  }

  record(raw: RawRecord, number: number, filled: number): void {
    this.#startProblem(raw.line, number, raw);
    this.#options.ledger?.add();
    this.#options.onRecord?.(raw, number);
    const leftOutBy = this.#plan.repairs?.leavingOut(raw);
    if (leftOutBy !== undefined) {
      this.#leaveOut(leftOutBy, number);
      return;
    }
    if (this.#plan.places?.leavesOut(raw.fields) === true) {
      this.#leaveOut(null, number);
      return;
    }
    const account = this.#plan.repairs?.ofAccount(raw);
    if (account !== undefined) this.#countRepair(account);
    this.#isAccount = account !== undefined || this.#options.asAccounts === true;
    const isSample = number === this.#options.sample;
    const record = {
      fields: readFields(raw, this.#sources, this.#plan, this.#countRepair),
      sources: this.#sources,
      constants: readConstants(raw, this.#sources, this.#constants, this.#plan, this.#countRepair),
      // What the person typed is not that of the file.
      hasControls: raw.hasControls || this.#plan.repairs !== null,
      isBeyondAscii: raw.isBeyondAscii || this.#plan.repairs !== null,
      isForPerson: this.#isForPerson,
    };
    // An oversized record is not held completely, so neither its field count nor its values can be judged.
    const { text, layout } = this.#plan;
    const count = text.isSheet ? Number.POSITIVE_INFINITY : raw.fields.length;
    const isCounted = !raw.isOversized && hasExpectedFields(count, filled, layout.expectedFields);
    if (raw.isUnclosed || !isCounted) {
      this.error(-1, raw.isUnclosed ? 'unclosedQuote' : 'fieldCount', null);
      if (this.#isLeftOut) this.#leaveOut(null, number);
      // Fields of a record with a wrong structure are not checked, so they are not converted either.
      if (isSample) this.sample = { record: number, values: this.#byColumn((index) => valueAt(record, index).trim()) };
      return;
    }
    const errors = checkFields(this.#fields, record, this.#options.today, this.#isRepeated, this);
    if (isSample) {
      const sent = this.#sentValues(record);
      this.sample = { record: number, values: this.#byColumn((index) => sent[index] ?? '') };
    }
    if (this.#isLeftOut) this.#leaveOut(null, number);
    else if (errors > this.#ignored) return;
    else this.#accept(record, raw);
  }

  #accept(record: CheckedRecord, raw: RawRecord): void {
    this.valid++;
    this.#options.onValid?.(this.#sentValues(record), raw);
  }

  /** @param by position of the repair that leaves the record out; null where its problems counted it already, or no repair does */
  #leaveOut(by: number | null, record: number): void {
    if (by !== null) this.#countRepair(by);
    this.leftOut++;
    this.#sink.leftOut?.(record, this.#found.line);
  }

  hasEnough(): boolean {
    return this.#options.hasEnough?.() === true;
  }

  emptyRow(line: number): void {
    this.#startProblem(line, null, null);
    this.#sink.warning('emptyRow', this.#found);
  }

  aboveHeader(line: number): void {
    this.#startProblem(line, null, null);
    this.#sink.warning('aboveHeader', this.#found);
  }

  error(field: number, cause: ErrorCause, value: string | null): void {
    if (this.#isUnused(field)) {
      this.#ignored++;
      return;
    }
    this.#found.field = field;
    this.#found.value = value;
    this.#sink.error(cause, this.#found);
    this.#leaveOutFor(cause, field);
  }

  warning(field: number, cause: WarningCause, value: string): void {
    if (this.#isUnused(field)) return;
    this.#found.field = field;
    this.#found.value = value;
    this.#sink.warning(cause, this.#found);
    this.#leaveOutFor(cause, field);
  }

  /** Whether nothing of a column is used, since the person of the record has an account. */
  #isUnused(field: number): boolean {
    return this.#isAccount && field !== -1 && field !== this.#email;
  }

  #leaveOutFor(cause: ImportCause, field: number): void {
    const by = this.#plan.repairs?.leavingOutFor(cause, field);
    if (by === undefined) return;
    this.#isLeftOut = true;
    this.#countRepair(by);
  }

  #startProblem(line: number, record: number | null, raw: RawRecord | null): void {
    this.#found.line = line;
    this.#found.record = record;
    this.#found.field = -1;
    this.#found.value = null;
    this.#found.raw = raw;
    this.#isLeftOut = false;
    this.#isAccount = false;
    this.#ignored = 0;
  }

  #sentValues(record: CheckedRecord): string[] {
    return this.#fields.map((field, index) => sentValue(field, valueAt(record, index)));
  }

  #byColumn(value: (index: number) => string): SentValues {
    return Object.fromEntries(this.#fields.map(({ column }, index) => [column, value(index)]));
  }
}

/**
 * Checks every line of a file against the platform's rules and the stricter ones of the application
 * (docs/platform/a-auth-users.md §9).
 * @throws UnreadableImport, or an error of node:fs
 */
export function checkImport(
  source: ByteSource,
  plan: ImportPlan,
  sink: ProblemSink,
  options: CheckOptions,
): CheckSummary {
  const check = new RecordCheck(plan, sink, options);
  const records = readImport(source, plan, check, { ...options, proof: check.proof });
  const { valid, leftOut, sample, repaired } = check;
  return { records, valid, leftOut, sample, repaired };
}
