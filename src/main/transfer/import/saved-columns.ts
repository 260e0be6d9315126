import { type ImportCodes, valuesOfCodes } from '#shared/import/codes.ts';
import { type ImportColumn, importColumns } from '#shared/import/columns.ts';
import { layoutOf } from '#shared/import/layout.ts';
import { recognizeTitles } from '#shared/import/titles.ts';
import { type ImportValues, replacementsOf } from '#shared/import/value-replacements.ts';
import type { ImportPlan } from './plan.ts';
import { readFields, replacedValue, sourcesOf } from './repairs.ts';
import type { RawRecord } from './tokenizer.ts';

/** Platform columns that hold numbers with a sign. */
const numberColumns: ReadonlySet<string> = new Set<ImportColumn>(['latitude', 'longitude']);

/**
 * The columns of a file of lines to correct, such that it is imported again without choosing anything anew: the columns
 * of the file with corrections applied, one column for each value given for all lines, then the problem texts. The
 * titles alone tell which column feeds what.
 */
export class SavedColumns {
  /** Number of columns in the file. */
  readonly #width: number;
  readonly #plan: ImportPlan;
  readonly #sources: readonly number[];
  /** The person's corrections and replacements. Values that the application knows stay as written. */
  readonly #written: Parameters<typeof readFields>[2];
  /** Platform columns without a file column, with their value in every line. */
  readonly #constants: readonly (readonly [column: string, value: string])[];
  /** Cells between the columns of the file and the problem texts. */
  readonly #between: readonly string[];
  readonly header: readonly string[];
  /** Whether the cell at a position is one of the texts that were added. */
  readonly isAdded: (at: number) => boolean;
  /** For each column of the file, whether it feeds a column of numbers. */
  readonly isOfNumbers: readonly boolean[];

  /**
   * @param titles of the columns with problem texts
   * @param values by platform column, the person's replacements
   * @param read by platform column, how its codes were read
   */
  constructor(plan: ImportPlan, titles: readonly string[], values: ImportValues = {}, read: ImportCodes = {}) {
    const { type, layout, repairs, codes } = plan;
    const fed: readonly (string | null)[] = layout.fed;
    // The next import reads texts in one way only, whatever reading of codes is chosen.
    const codeValues = valuesOfCodes(read);
    const columns = new Set([...Object.keys(codeValues), ...Object.keys(values)]);
    const replacements = replacementsOf(
      type,
      Object.fromEntries([...columns].map((column) => [column, { ...codeValues[column], ...values[column] }])),
    );
    this.#plan = plan;
    this.#width = Math.max(layout.expectedFields, layout.fed.length, plan.firstWidth);
    this.#sources = sourcesOf(type, layout);
    this.#written = { repairs, codes, replacements };
    this.#constants = importColumns[type].flatMap((column, index) => {
      const value = plan.constants[column] ?? '';
      return value === '' || fed.includes(column) ? [] : [[column, replacedValue(replacements, index, value)] as const];
    });
    const own = [...this.#ownTitles(), ...this.#constants.map(([column]) => column)];
    const wanted = [...own.keys()].map((at) => fed[at] ?? this.#constants[at - this.#width]?.[0] ?? null);
    const isReadAs = (all: readonly string[]) =>
      layoutOf(type, all).fed.every((column, at) => column === (wanted[at] ?? null));
    // A file with exactly the platform's number of columns would be read by position; an empty column avoids this.
    const gap = isReadAs([...own, ...titles]) ? [] : [''];
    this.#between = [...this.#constants.map(([, value]) => value), ...gap];
    this.header = [...own, ...gap, ...titles];
    const from = own.length + gap.length;
    this.isAdded = (at) => at >= from && at < from + titles.length;
    this.isOfNumbers = wanted.map((column) => column !== null && numberColumns.has(column));
  }

  /**
   * Returns a record with its problem texts.
   * @param isInPlace false when cells are shifted against their columns, so that corrections cannot be applied
   */
  row(raw: RawRecord, problemCells: readonly string[], isInPlace: boolean): readonly string[] {
    const fields = isInPlace ? readFields(raw, this.#sources, this.#written) : raw.fields;
    const cells = Array.from({ length: this.#width }, (_, at) => fields[at] ?? '');
    // A record with too many fields keeps them all, after the problem texts.
    return [...cells, ...this.#between, ...problemCells, ...fields.slice(this.#width)];
  }

  /** Returns the titles of the file, changed where they alone would not restore the person's mapping. */
  #ownTitles(): string[] {
    const { type, layout } = this.#plan;
    const fed: readonly (string | null)[] = layout.fed;
    const titles = Array.from({ length: this.#width }, (_, at) => layout.titles?.[at] ?? fed[at] ?? '');
    const recognized = recognizeTitles(type, titles);
    if (recognized.every((column, at) => column === (fed[at] ?? null))) return titles;
    return titles.map((title, at) => {
      const column = fed[at] ?? null;
      const [named = null] = recognizeTitles(type, [title]);
      if (column === named) return title;
      // Text in parentheses is ignored when a title is recognised.
      const aside = `(${title.replace(/[()[\]]/g, ' ').trim()})`;
      return column === null ? aside : `${column} ${aside}`;
    });
  }
}
