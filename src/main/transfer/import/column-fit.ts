import { importFields } from '#shared/import/fields.ts';
import type { ImportPlan } from './plan.ts';
import { replacedValue } from './repairs.ts';

/** Whether what stands in the columns of a file is what the platform's columns hold, by the first records. */
export class ColumnFit {
  readonly #plan: ImportPlan;
  /** Required columns with a format of their own, by their position in contract order. */
  readonly #tested: readonly number[];
  readonly #fitting = new Set<number>();

  constructor(plan: ImportPlan) {
    this.#plan = plan;
    const fed: readonly (string | null)[] = plan.layout.fed;
    this.#tested = importFields[plan.type].flatMap(({ isRequired, check, column }, index) =>
      isRequired && check !== undefined && fed.includes(column) ? [index] : [],
    );
  }

  add(fields: readonly string[]): void {
    const { type, layout, replacements } = this.#plan;
    for (const index of this.#tested) {
      const field = importFields[type][index];
      if (field === undefined || this.#fitting.has(index)) continue;
      const value = (fields[layout.fed.indexOf(field.column)] ?? '').trim();
      if (value !== '' && field.check?.(replacedValue(replacements, index, value)) === null) this.#fitting.add(index);
    }
  }

  /** Whether no record fits in half of the columns or more. */
  get isDoubtful(): boolean {
    return this.#tested.length > 0 && this.#fitting.size * 2 <= this.#tested.length;
  }
}
