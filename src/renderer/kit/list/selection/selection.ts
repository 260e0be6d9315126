import type { SelectionSnapshot } from '#renderer/kit/actions/define.ts';
import { Listeners } from '#renderer/kit/data/store.ts';
import type { ListQuery } from '#shared/resources/define.ts';

interface Identified {
  id: number;
}

/** What the bar above the rows shows; a new object at each change of the selection. */
export interface SelectionSummary {
  count: number;
  isQuery: boolean;
}

/** The list whose page is on screen. */
interface ShownList {
  /** Identifies page, sort and filters. */
  key: string;
  total: number;
}

/**
 * The selection of a list, outside React: each row subscribes to itself, so that a change renders one row. It persists
 * across pages.
 */
export class Selection<R extends Identified = Identified> {
  /** The selected rows; in a query, the excluded ones. */
  private readonly marked = new Set<number>();
  private matching: { query: ListQuery; total: number } | null = null;
  /** Rows seen while selecting: actions show their names without another request. */
  private readonly records = new Map<number, R>();
  private readonly rowListeners = new Map<number, Listeners>();
  private readonly listeners = new Listeners();
  private current: SelectionSummary = { count: 0, isQuery: false };
  private page: readonly R[] = [];
  private list: ShownList | undefined;
  /** Where a range starts, and the selection on the page before the range grew. */
  private range: { anchor: number; before: ReadonlySet<number> } | null = null;

  readonly has = (id: number): boolean => this.marked.has(id) !== (this.matching !== null);

  readonly summary = (): SelectionSummary => this.current;

  readonly subscribe = this.listeners.add;

  /** Subscribes to one row; returns the function that unsubscribes. */
  subscribeTo(id: number, listener: () => void): () => void {
    const listeners = this.rowListeners.get(id) ?? new Listeners();
    this.rowListeners.set(id, listeners);
    const stop = listeners.add(listener);
    return () => {
      stop();
      if (listeners.size === 0) this.rowListeners.delete(id);
    };
  }

  /** The rows on screen, to which the checkbox of the header applies. */
  readonly rows = (): readonly R[] => this.page;

  /**
   * Shows rows. Those that are gone after the same page was read again, of a list that is shorter than before, are no
   * longer selected: an action took them out of what the list holds, and the next one is not for them.
   */
  showPage(rows: readonly R[], list?: ShownList): void {
    if (rows === this.page) return;
    const before = this.list;
    const isShorter = list !== undefined && before?.key === list.key && list.total < before.total;
    const ids = new Set(rows.map(({ id }) => id));
    const left = isShorter ? this.page.filter(({ id }) => !ids.has(id)) : [];
    this.page = rows;
    this.list = list;
    if (this.matching === null) this.drop(left.map(({ id }) => id));
    // As they are now: an action may have changed them.
    for (const row of rows) if (this.records.has(row.id)) this.records.set(row.id, row);
    this.listeners.notify();
  }

  /** The number of selected rows that are not on screen; 0 for a query. */
  readonly hiddenCount = (): number => {
    if (this.matching !== null) return 0;
    const shown = this.page.reduce((sum, { id }) => sum + Number(this.marked.has(id)), 0);
    return this.marked.size - shown;
  };

  /** Selects or deselects a row; ranges start here. */
  toggle(row: R): void {
    this.range = null;
    this.change([row], !this.has(row.id));
    this.range = { anchor: row.id, before: new Set() };
  }

  /** Selects or deselects all rows on screen. */
  setPage(isSelected: boolean): void {
    this.range = null;
    this.change(this.page, isSelected);
  }

  /**
   * Selects the range from the last toggled row to another, among the rows on screen; a shrinking range restores the
   * rows that it leaves. `from` is the start when no row was toggled on this page. Both are positions from 0.
   */
  extendTo(from: number, to: number): void {
    const rows = this.page;
    const known = this.range === null ? -1 : rows.findIndex(({ id }) => id === this.range?.anchor);
    const start = known < 0 ? from : known;
    const anchor = rows[start]?.id;
    if (anchor === undefined || rows[to] === undefined) return;
    if (known < 0 || this.range === null || this.range.before.size === 0) {
      this.range = { anchor, before: new Set([anchor, ...rows.map(({ id }) => id).filter(this.has)]) };
    }
    const { before } = this.range;
    const [low, high] = start < to ? [start, to] : [to, start];
    const isWanted = (row: R, index: number) => (index >= low && index <= high) || before.has(row.id);
    const wanted = rows.map(isWanted);
    this.apply(rows, (_, index) => wanted[index] === true);
  }

  /** Selects everything that a query matches. */
  chooseMatching(query: ListQuery, total: number): void {
    const changed = this.affected(() => {
      this.range = null;
      this.marked.clear();
      this.matching = { query, total };
    });
    this.notifyRows(changed);
  }

  /** Deselects rows: deleted records, for example. */
  drop(ids: readonly number[]): void {
    const changed = ids.filter(this.has);
    for (const id of changed) this.mark(id, false);
    this.notifyRows(changed);
  }

  clear(): void {
    if (this.current.count === 0 && this.matching === null) return;
    const changed = this.affected(() => {
      this.range = null;
      this.marked.clear();
      this.records.clear();
      this.matching = null;
    });
    this.notifyRows(changed);
  }

  /** Returns a snapshot of the selection, for an action. */
  chosen(): SelectionSnapshot<R> {
    const records: ReadonlyMap<number, R> = new Map(this.records);
    const ids = [...this.marked];
    return this.matching === null
      ? { kind: 'ids', ids, records }
      : { kind: 'query', ...this.matching, except: ids, records };
  }

  private change(rows: readonly R[], isSelected: boolean): void {
    this.apply(rows, () => isSelected);
  }

  private apply(rows: readonly R[], isWanted: (row: R, index: number) => boolean): void {
    const changed: number[] = [];
    rows.forEach((row, index) => {
      const shouldHave = isWanted(row, index);
      if (shouldHave === this.has(row.id)) return;
      this.mark(row.id, shouldHave);
      this.records.set(row.id, row);
      changed.push(row.id);
    });
    this.notifyRows(changed);
  }

  private mark(id: number, isSelected: boolean): void {
    if (isSelected === (this.matching === null)) this.marked.add(id);
    else this.marked.delete(id);
  }

  /** Returns the rows with listeners that a change affects. */
  private affected(step: () => void): number[] {
    const ids = [...this.rowListeners.keys()];
    const before = ids.map(this.has);
    step();
    return ids.filter((id, index) => this.has(id) !== before[index]);
  }

  private notifyRows(changed: readonly number[]): void {
    const count = this.matching === null ? this.marked.size : Math.max(this.matching.total - this.marked.size, 0);
    const isQuery = this.matching !== null;
    if (count !== this.current.count || isQuery !== this.current.isQuery) this.current = { count, isQuery };
    else if (changed.length === 0) return;
    else this.current = { ...this.current };
    for (const id of changed) this.rowListeners.get(id)?.notify();
    this.listeners.notify();
  }
}

/** How much of the page on screen is selected. */
export function pageShare(selection: Pick<Selection, 'has' | 'rows'>): 'all' | 'some' | 'none' {
  const rows = selection.rows();
  const chosen = rows.filter(({ id }) => selection.has(id)).length;
  if (chosen === 0) return 'none';
  return chosen === rows.length ? 'all' : 'some';
}
