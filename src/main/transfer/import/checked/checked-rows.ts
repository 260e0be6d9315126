import { folded } from '#shared/folded.ts';
import { type ImportColumn, importColumns } from '#shared/import/columns.ts';
import { type ImportField, importFields } from '#shared/import/fields.ts';
import { maxRepairLength } from '#shared/import/limits.ts';
import { sentValue } from '#shared/import/record.ts';
import type { ImportRow, ImportRows, RowFilter } from '#shared/ipc/import-rows.ts';
import type { ByteSource } from '../byte-source.ts';
import { readImport } from '../read.ts';
import { readFields, recordDigest, sourcesOf } from '../repairs.ts';
import type { CheckedFile } from './checked-file.ts';
import type { CheckedRecord } from './record-reader.ts';

/** Which lines are listed. */
export interface RowList {
  filter: RowFilter;
  /** A text that a cell contains; empty for no search. */
  search: string;
}

/** A column of the file that feeds the platform. */
interface FedColumn {
  column: ImportColumn;
  field: ImportField;
  /** Its position in the file. */
  position: number;
}

/** One more character than can be corrected on the screen shows that a text is too long for that. */
const LONGEST_CELL = maxRepairLength + 1;

/** In no text that is searched for, so that no match spans two cells. */
const BETWEEN_CELLS = '\u001f';
/** A text that folding makes of itself alone, among ASCII: most lines are searched without it. */
const PLAIN = /^[a-z0-9@._]*$/;

/** Lists the records of a checked file. */
export class CheckedRows {
  readonly #source: ByteSource;
  readonly #checked: CheckedFile;
  /** The last list, for the pages of it that follow. */
  #last: { key: string; records: Uint32Array | null } | null = null;

  constructor(source: ByteSource, checked: CheckedFile) {
    this.#source = source;
    this.#checked = checked;
  }

  /** Returns some lines of a list. */
  page(list: RowList, { offset, limit }: { offset: number; limit: number }): ImportRows {
    const records = this.#recordsOf(list);
    const total = records?.length ?? this.#checked.states.length;
    const wanted = Array.from(
      { length: Math.max(0, Math.min(limit, total - offset)) },
      (_, at) => records?.[offset + at] ?? offset + at + 1,
    );
    const columns = this.#columns();
    const rows = this.#checked.read(wanted).records.map((record) => this.#rowOf(record, columns));
    return { columns: columns.map(({ column }) => column), total, rows };
  }

  /** Finds the next line of a list with an error or a warning to look at. */
  nextProblem(list: RowList, { from, isBackward }: { from: number; isBackward: boolean }) {
    const records = this.#recordsOf(list);
    const { states } = this.#checked;
    const length = records?.length ?? states.length;
    const hasProblem = (index: number) => {
      const record = records?.[index] ?? index + 1;
      return states.is(record, 'blocked') || states.is(record, 'toLookAt');
    };
    let found: number | null = null;
    let rank = 0;
    let total = 0;
    for (let index = 0; index < length; index++) {
      if (!hasProblem(index)) continue;
      total += 1;
      if (isBackward ? index >= from : found !== null || index <= from) continue;
      found = index;
      rank = total;
    }
    return { index: found, rank, total };
  }

  /** The records of a list, ascending; null for every record. */
  #recordsOf({ filter, search }: RowList): Uint32Array | null {
    const wanted = folded(search.trim());
    const key = JSON.stringify([this.#checked.version, filter, wanted]);
    if (this.#last?.key !== key) {
      const filtered = this.#filtered(filter);
      this.#last = { key, records: wanted === '' ? filtered : this.#containing(wanted, filtered) };
    }
    return this.#last.records;
  }

  #filtered(filter: RowFilter): Uint32Array | null {
    if ('cause' in filter) {
      return this.#checked.groups.find(filter.cause, filter.column)?.records.toArray() ?? new Uint32Array(0);
    }
    return filter.state === 'all' ? null : this.#checked.states.records(filter.state);
  }

  /** Those of some records in which a cell contains a folded text. Reads the whole file. */
  #containing(text: string, among: Uint32Array | null): Uint32Array {
    const { plan } = this.#checked;
    const sources = sourcesOf(plan.type, plan.layout);
    const found: number[] = [];
    const isPlain = PLAIN.test(text);
    let at = 0;
    readImport(this.#source, plan, {
      record: (raw, record) => {
        if (among !== null && among[at] !== record) return;
        at += 1;
        const fields = readFields(raw, sources, { ...plan, codes: null, replacements: null });
        const cells = fields.join(BETWEEN_CELLS);
        if (
          (isPlain && !raw.isBeyondAscii && plan.repairs === null ? cells.toLowerCase() : folded(cells)).includes(text)
        )
          found.push(record);
      },
    });
    return Uint32Array.from(found);
  }

  #columns(): FedColumn[] {
    const { type, layout } = this.#checked.plan;
    const columns: readonly ImportColumn[] = importColumns[type];
    return layout.fed.flatMap((column, position) => {
      const field = column === null ? undefined : importFields[type][columns.indexOf(column)];
      return column === null || field === undefined ? [] : [{ column, field, position }];
    });
  }

  #rowOf({ record, raw, problems, isLeftOut }: CheckedRecord, columns: readonly FedColumn[]): ImportRow {
    const { plan } = this.#checked;
    const names: readonly ImportColumn[] = importColumns[plan.type];
    const sources = sourcesOf(plan.type, plan.layout);
    const corrected = readFields(raw, sources, { repairs: plan.repairs, codes: null, replacements: null });
    const read = readFields(raw, sources, plan);
    return {
      record,
      line: raw.line,
      digest: recordDigest(raw.fields),
      cells: columns.map(({ field, position }) => {
        const text = corrected[position] ?? '';
        const written = raw.fields[position] ?? '';
        const sent = sentValue(field, read[position] ?? '');
        return {
          text: text.slice(0, LONGEST_CELL),
          sent: sent === text.trim() ? null : sent.slice(0, LONGEST_CELL),
          written: written === text ? null : written.slice(0, LONGEST_CELL),
        };
      }),
      problems: problems.map(({ severity, cause, field }) => ({ severity, cause, column: names[field] ?? null })),
      isLeftOut,
    };
  }
}
