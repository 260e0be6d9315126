import { unreadable } from './errors.ts';
import { IdSet } from './id-set.ts';

/** One page of a list, as the platform answered it. */
export interface AnsweredPage<Row> {
  rows: readonly Row[];
  /** Further rows of it, which nobody can tell apart. */
  nameless?: number;
  /** Over all pages. */
  total: number;
}

/** What a page brought that none before it did. */
export interface FreshRows<Row> {
  fresh: readonly Row[];
  nameless: number;
  /** Rows met so far, and how many the platform announces now. */
  done: number;
  total: number;
}

/** Rows that may arrive beyond what was announced at first: others are at work too, but a list has an end. */
const SLACK = 10_000;

/**
 * All pages of a list, each row once. The platform may answer fewer rows than a page was asked to hold, or the same page
 * again whatever is asked: the pages end when as many rows have come as it announces, or when one brings none that is new.
 * Whoever needs them all holds `done` of the last page against its `total`.
 *
 * @param ask the nth page, from 1
 * @param idOf what tells a row from others; null for one that cannot be told
 * @throws AppFailure what `ask` throws; `server` with `isUnreadable` for a list without an end
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
