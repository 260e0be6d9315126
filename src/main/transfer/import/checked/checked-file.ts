import type { ErrorCause, WarningCause } from '#shared/import/cause-names.ts';
import { importColumns } from '#shared/import/columns.ts';
import { importFields } from '#shared/import/fields.ts';
import type { ImportRepair } from '#shared/import/repairs.ts';
import type { ByteSource } from '../byte-source.ts';
import { checkImport, type FoundProblem, type ProblemSink } from '../check.ts';
import { hashOf } from '../compact-string-set.ts';
import { GrowingNumbers } from '../growing-numbers.ts';
import type { ImportPlan } from '../plan.ts';
import { keptPerGroup, keptProblem, type ProblemGroup, ProblemGroups } from '../problem-groups.ts';
import { ImportRepairs } from '../repairs.ts';
import { type CheckedRecord, RecordReader } from './record-reader.ts';
import { bitsOf, leftOutBits, RecordStates } from './record-states.ts';
import { changedLines, recounted } from './repair-difference.ts';

const columnsOf = ({ type }: Pick<ImportPlan, 'type'>): readonly string[] => importColumns[type];

/** Records that one change of a line may concern; beyond it every line is checked. */
const MAX_CONCERNED = 1000;

interface CheckedFileOptions {
  /** Today, YYYY-MM-DD. */
  today: string;
  onProgress?: (bytes: number) => void;
}

/**
 * A file whose every record was checked, and that can be read from any of them on. It holds of each record its state and
 * the hash of its unique value, of each cause the records concerned, and no text: what a record says is read again from
 * the file. Corrections of single lines check these lines alone, and those with the same unique values.
 */
export class CheckedFile {
  readonly states = new RecordStates();
  readonly groups: ProblemGroups;
  readonly #reader: RecordReader;
  readonly #today: string;
  /** Hash of the unique value of each record; 0 for none. No type has two columns of unique values. */
  readonly #hashes = new GrowingNumbers();
  readonly #uniqueField: number;
  #plan: ImportPlan;
  #repairs: readonly ImportRepair[];
  #repaired: number[];
  /** Number of changes so far: what was derived from an earlier one is old. */
  version = 0;

  /** @throws like `checkImport` */
  constructor(
    source: ByteSource,
    plan: ImportPlan,
    repairs: readonly ImportRepair[],
    { today, onProgress }: CheckedFileOptions,
  ) {
    this.#plan = plan;
    this.#repairs = repairs;
    this.#today = today;
    this.groups = new ProblemGroups(plan.type);
    this.#reader = new RecordReader(source);
    this.#uniqueField = importFields[plan.type].findIndex(({ isUnique }) => isUnique);
    this.#repaired = this.#checkAll(source, onProgress);
  }

  get plan(): ImportPlan {
    return this.#plan;
  }

  /** How many cells each correction was written in, or lines it leaves out. */
  get repaired(): readonly number[] {
    return this.#repaired;
  }

  /**
   * Applies other corrections, where only those of some lines differ.
   * @returns false where every line has to be checked; nothing was changed then
   */
  change(repairs: readonly ImportRepair[]): boolean {
    const lines = changedLines(this.#repairs, repairs);
    if (lines === null || lines.length > MAX_CONCERNED) return false;
    const plan = { ...this.#plan, repairs: repairs.length > 0 ? new ImportRepairs(this.#plan.type, repairs) : null };
    const changed = lines.flatMap((line) => this.#reader.recordOn(plan, line) ?? []).toSorted((a, b) => a - b);
    const hashes = this.#hashesOf(plan, changed);
    const concerned = this.#concernedBy(changed, hashes);
    if (concerned.length > MAX_CONCERNED) return false;
    const before = this.read(concerned);
    for (const record of changed) this.#hashes.set(record - 1, hashes.get(record)?.hash ?? 0);
    const after = this.#readAnew(plan, concerned);
    const touched = this.#replace(before.records, after.records);
    const all = { repairs: this.#repairs, counts: this.#repaired };
    this.#repaired = recounted(all, before.repaired, { repairs, counts: after.repaired });
    this.#plan = plan;
    this.#repairs = repairs;
    for (const group of touched) this.#keepFirst(group);
    this.version += 1;
    return true;
  }

  /** Reads some records, ascending, as they are checked now. */
  read(records: Iterable<number>) {
    const unique = this.groups.find(
      'duplicateInFile',
      importFields[this.#plan.type][this.#uniqueField]?.column ?? null,
    );
    return this.#reader.read(this.#plan, {
      records,
      today: this.#today,
      isRepeated: (_, record) => unique?.records.includes(record) === true,
    });
  }

  #checkAll(source: ByteSource, onProgress: CheckedFileOptions['onProgress']): number[] {
    const { states, groups } = this;
    const hashes = this.#hashes;
    const sink: ProblemSink = {
      error(cause: ErrorCause, problem: FoundProblem) {
        groups.error(cause, problem);
        if (problem.record !== null) states.mark(problem.record, bitsOf('error', cause));
      },
      warning(cause: WarningCause, problem: FoundProblem) {
        groups.warning(cause, problem);
        if (problem.record !== null) states.mark(problem.record, bitsOf('warning', cause));
      },
      leftOut: (record) => states.mark(record, leftOutBits),
    };
    const { repaired } = checkImport(source, this.#plan, sink, {
      today: this.#today,
      onProgress,
      onPlace: (place) => this.#reader.addPlace(place),
      ledger: {
        add() {
          states.add();
          hashes.push(0);
        },
        hash: (record, hash) => hashes.set(record - 1, hash),
      },
    });
    return repaired;
  }

  /** The unique values of records, with their hashes, as a plan reads them. */
  #hashesOf(plan: ImportPlan, records: readonly number[]): Map<number, { value: string; hash: number }> {
    const found = new Map<number, { value: string; hash: number }>();
    const isRepeated = (value: string, record: number) => {
      found.set(record, { value: value.toLowerCase(), hash: hashOf(value) });
      return false;
    };
    this.#reader.read(plan, { records, today: this.#today, isRepeated });
    return found;
  }

  /** The changed records and those whose unique value is, or was, the same, ascending. */
  #concernedBy(changed: readonly number[], hashes: ReadonlyMap<number, { hash: number }>): number[] {
    const wanted = new Set<number>();
    for (const record of changed) {
      wanted.add(this.#hashes.at(record - 1));
      wanted.add(hashes.get(record)?.hash ?? 0);
    }
    wanted.delete(0);
    if (wanted.size === 0) return [...changed];
    const concerned = new Set(changed);
    for (const at of this.#hashes.indexesOf(wanted)) concerned.add(at + 1);
    return [...concerned].toSorted((a, b) => a - b);
  }

  /** Reads records by other corrections; every record that may have the same unique value is among them. */
  #readAnew(plan: ImportPlan, records: readonly number[]) {
    const seen = new Set<string>();
    const repeated = new Set<number>();
    for (const [record, { value }] of this.#hashesOf(plan, records)) {
      if (seen.has(value)) repeated.add(record);
      seen.add(value);
    }
    return this.#reader.read(plan, { records, today: this.#today, isRepeated: (_, record) => repeated.has(record) });
  }

  /** Exchanges the problems of records. Returns the groups that hold others now. */
  #replace(before: readonly CheckedRecord[], after: readonly CheckedRecord[]): Set<ProblemGroup> {
    const touched = new Set<ProblemGroup>();
    for (const { record, problems } of before) {
      this.states.clear(record);
      for (const { cause, field } of problems) {
        const group = this.groups.remove(cause, field, record);
        if (group !== undefined) touched.add(group);
      }
    }
    for (const { record, problems, isLeftOut } of after) {
      if (isLeftOut) this.states.mark(record, leftOutBits);
      for (const { severity, cause, field } of problems) {
        this.states.mark(record, bitsOf(severity, cause));
        touched.add(this.groups.insert(severity, cause, field, record));
      }
    }
    return touched;
  }

  /** Reads anew the first problems of a group. */
  #keepFirst(group: ProblemGroup): void {
    const { cause, column, records } = group;
    const field = columnsOf(this.#plan).indexOf(column ?? '');
    const first = this.read(records.first(keptPerGroup)).records;
    group.kept = first.flatMap(({ record, raw, problems }) =>
      problems
        .filter((problem) => problem.cause === cause && problem.field === field)
        .map(({ value }) => keptProblem(raw.line, record, value)),
    );
  }
}
