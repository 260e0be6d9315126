import { unreadable } from './errors.ts';
import { IdSet } from './id-set.ts';

/** One page of a list, as the platform answered it. */
export interface AnsweredPage<Row> {
  rows: readonly Row[];
  /** Number of further rows without an id. */
  nameless?: number;
  /** Number over all pages. */
  total: number;
}

/** The rows of a page that no earlier page had. */
export interface FreshRows<Row> {
  fresh: readonly Row[];
  nameless: number;
  /** Rows received so far, and the total that the platform announces now. */
  done: number;
  total: number;
}

/** Rows accepted beyond the first announced total: others may add some meanwhile, but a list must end. */
const SLACK = 10_000;

/**
 * Yields all pages of a list, each row once. The platform may return fewer rows than the page size, or the same page
 * again, so reading ends when the announced number has arrived or when a page brings nothing new. A caller that needs
 * every row compares `done` of the last page with its `total`.
 * @param ask requests the nth page, from 1
 * @param idOf identifies a row; null for a row without id
 * @throws AppFailure what `ask` throws; `server` with `isUnreadable` for a list that does not end
 */
export async function* allPages<Row>(
  ask: (page: number) => Promise<AnsweredPage<Row>>,
  idOf: (row: Row) => number | null,
): AsyncGenerator<FreshRows<Row>> {
  const seen = new IdSet();
  let others = 0;
  let max = 0;
  for (let number = 1; ; number += 1) {
    const page = await ask(number);
    if (number === 1) max = 2 * page.total + SLACK;
    const { nameless = 0, total } = page;
    let isNew = nameless > 0;
    const fresh = page.rows.filter((row) => {
      const id = idOf(row);
      if (id === null) others += 1;
      else if (!seen.add(id)) return false;
      isNew = true;
      return true;
    });
    others += nameless;
    const done = seen.size + others;
    if (done > max) throw unreadable(200);
    yield { fresh, nameless, done, total };
    if (done >= total || !isNew) return;
  }
}
