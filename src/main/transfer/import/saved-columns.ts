import { importColumns } from '#shared/import/columns.ts';
import { layoutOf } from '#shared/import/layout.ts';
import { recognizeTitles } from '#shared/import/titles.ts';
import { type ImportValues, replacementsOf } from '#shared/import/words.ts';
import type { ImportPlan } from './plan.ts';
import { inWords, readFields, sourcesOf } from './repairs.ts';
import type { RawRecord } from './tokenizer.ts';

/**
 * The columns of a file of lines to correct, so that it is imported again with nothing chosen anew: those of the file,
 * with what the person corrected in their cells; one column more for each value that they gave for all lines; then what is
 * said of a line. Its titles alone say which column feeds what.
 */
export class SavedColumns {
  /** Columns of the file. */
  readonly #width: number;
  readonly #plan: ImportPlan;
  readonly #sources: readonly number[];
  /** The person's corrections, and what they chose that values stand for. Words that are known stay as they are. */
  readonly #written: Parameters<typeof readFields>[2];
  /** Platform columns that no column of the file feeds, with the value of every line. */
  readonly #constants: readonly (readonly [column: string, value: string])[];
  /** What stands between the columns of the file and what is said of a line. */
  readonly #between: readonly string[];
  readonly header: readonly string[];

  /**
   * @param titles of what is said of a line
   * @param values by platform column, what the person chose that values stand for
   */
  constructor(plan: ImportPlan, titles: readonly string[], values: ImportValues = {}) {
    const { type, layout, repairs } = plan;
    const fed: readonly (string | null)[] = layout.fed;
    const replacements = replacementsOf(type, values);
    this.#plan = plan;
    this.#width = Math.max(layout.expectedFields, plan.firstWidth);
    this.#sources = sourcesOf(type, layout);
    this.#written = { repairs, replacements };
    this.#constants = importColumns[type].flatMap((column, index) => {
      const value = plan.constants[column] ?? '';
      return value === '' || fed.includes(column) ? [] : [[column, inWords(replacements, index, value)] as const];
    });
    const own = [...this.#ownTitles(), ...this.#constants.map(([column]) => column)];
    const wanted = [...own.keys()].map((at) => fed[at] ?? this.#constants[at - this.#width]?.[0] ?? null);
    const isReadAs = (all: readonly string[]) =>
      layoutOf(type, all).fed.every((column, at) => column === (wanted[at] ?? null));
    // As many columns as the platform knows would be read by their position: an empty one keeps that off.
    const gap = isReadAs([...own, ...titles]) ? [] : [''];
    this.#between = [...this.#constants.map(([, value]) => value), ...gap];
    this.header = [...own, ...gap, ...titles];
  }

  /**
   * A record with what is said of it.
   * @param isInPlace false where its cells do not stand in their columns, so that nothing can be corrected in them
   */
  row(raw: RawRecord, said: readonly string[], isInPlace: boolean): readonly string[] {
    const fields = isInPlace ? readFields(raw, this.#sources, this.#written) : raw.fields;
    const cells = Array.from({ length: this.#width }, (_, at) => fields[at] ?? '');
    // A record with too many fields keeps them all, behind what is said of it.
    return [...cells, ...this.#between, ...said, ...fields.slice(this.#width)];
  }

  /** The titles of the file; where they alone would not be read as the person linked the columns, so that they are. */
  #ownTitles(): string[] {
    const { type, layout } = this.#plan;
    const fed: readonly (string | null)[] = layout.fed;
    const titles = Array.from({ length: this.#width }, (_, at) => layout.titles?.[at] ?? fed[at] ?? '');
    return titles.map((title, at) => {
      const column = fed[at] ?? null;
      const [named = null] = recognizeTitles(type, [title]);
      const isTaken = named !== null && fed.slice(0, at).includes(named);
      if (column === named || (column === null && isTaken)) return title;
      // What stands in parentheses is not looked at when a title is recognised.
      const aside = `(${title.replace(/[()[\]]/g, ' ').trim()})`;
      return column === null ? aside : `${column} ${aside}`;
    });
  }
}
