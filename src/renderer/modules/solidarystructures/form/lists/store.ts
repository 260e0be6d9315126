import { isSame } from '#renderer/kit/form/changes.ts';
import type { History } from '#renderer/kit/form/rows/history.ts';
import { EditedRows } from '#renderer/kit/form/rows/store.ts';
import { isBlank, type Row } from './rows.ts';

/** A row with the key under which it stays the same while its label and its place change. */
export interface Keyed<R> {
  key: string;
  row: R;
}

let made = 0;
const newKey = (): string => {
  made += 1;
  return `row-${made}`;
};

/**
 * A stored row keeps the key of its id, a new one that of the new row at its rank, so that its fields stay on screen.
 */
const keyed = <R extends Row>(values: readonly R[], before: readonly Keyed<R>[] = []): readonly Keyed<R>[] =>
  values.map((row, rank) => {
    const former = row.id === null ? before[rank] : before.find((one) => one.row.id === row.id);
    return { key: former?.row.id === row.id ? former.key : newKey(), row };
  });

interface ListOptions<R> {
  /**
   * Whether the platform keeps the order of the rows. It keeps none of purposes and needs: they stand as they were
   * stored, and only rows that are new have an order among themselves.
   */
  hasOrder: boolean;
  history?: History<readonly Keyed<R>[]>;
}

/** The rows of one list while they are edited (docs/screens/09-solidary-structures.md §7). */
export class RowsStore<R extends Row> extends EditedRows<readonly Keyed<R>[], Keyed<R>> {
  readonly #hasOrder: boolean;

  constructor(values: readonly R[], { hasOrder, history }: ListOptions<R>) {
    super(keyed(values), history);
    this.#hasOrder = hasOrder;
  }

  readonly values = (): R[] => this.rows().map(({ row }) => row);

  protected override rowsOf(state: readonly Keyed<R>[]): readonly Keyed<R>[] {
    return state;
  }

  protected override withRows(rows: readonly Keyed<R>[]): readonly Keyed<R>[] {
    return rows;
  }

  protected override firstFree(): number {
    return this.#hasOrder ? 0 : this.rows().findLastIndex(({ row }) => row.id !== null) + 1;
  }

  /**
   * Takes rows from elsewhere: a draft, what was saved, what somebody else changed. The steps are forgotten: one of
   * them could bring back a row that the platform no longer has, or had stored meanwhile.
   */
  load(values: readonly R[]): void {
    if (isSame(values, this.values())) return;
    this.forgetSteps();
    this.loadState(keyed(values, this.rows()));
  }

  /** @param place the field in which it is typed; absent for a change that is a step of its own */
  change(key: string, change: Partial<R>, place?: string): void {
    this.changeRow(key, (one) => ({ key, row: { ...one.row, ...change } }), place);
  }

  /**
   * Adds rows after another one, in one step; at the end where that is absent. A row in which nothing was typed gives
   * its place to them.
   * @returns the key of the last of them
   */
  add(values: readonly R[], after: string | null): string | null {
    if (values.length === 0) return null;
    const added = values.map((row) => ({ key: newKey(), row }));
    const rows = this.rows();
    const at = rows.findIndex(({ key }) => key === after);
    const place = Math.max(at < 0 ? rows.length : at + 1, this.firstFree());
    const isOver = values.some((row) => !isBlank(row)) && rows.some(({ key, row }) => key === after && isBlank(row));
    this.apply(rows.toSpliced(place, 0, ...added).filter(({ key }) => !isOver || key !== after));
    return added.at(-1)?.key ?? null;
  }
}
