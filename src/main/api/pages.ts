import { conflict } from '#shared/failure.ts';
import { nextTurn } from '../delay.ts';
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
 * Bounds of every walk through a list, whatever the platform announces. `rows`: more people than any platform of today
 * has in one list. `pages`: those rows by 20, where the platform answers fewer than were asked for.
 */
export const walkBounds = { rows: 200_000, pages: 10_000 } as const;

interface WalkOptions {
  /** Rows that are read at most; those of `walkBounds` if absent. */
  most?: number;
  /**
   * Called with the announced total where the list has more rows than are read: what was read until then is the answer,
   * unless it throws. Without it such a list is refused as soon as its total says so.
   */
  onBound?: (total: number) => void;
}

/** Rows that are handed over before other work of this thread runs. */
const GROUP = 500;

/** Yields the rows of a page in groups; the last one brings what the page changes in the numbers. */
async function* inGroups<Row>({ fresh, nameless, done, total }: FreshRows<Row>): AsyncGenerator<FreshRows<Row>> {
  let at = 0;
  for (; at + GROUP < fresh.length; at += GROUP) {
    const left = fresh.length - at - GROUP;
    yield { fresh: fresh.slice(at, at + GROUP), nameless: 0, done: done - nameless - left, total };
    await nextTurn();
  }
  yield { fresh: at === 0 ? fresh : fresh.slice(at), nameless, done, total };
}

/**
 * Yields all pages of a list, each row once, and a long page in groups. The platform may return fewer rows than the page size, or the same page
 * again, so reading ends when the announced number has arrived or when a page brings nothing new. A caller that needs
 * every row compares `done` of the last page with its `total`.
 * @param ask requests the nth page, from 1
 * @param idOf identifies a row; null for a row without id
 * @throws AppFailure what `ask` throws; `conflict`/`listTooLong` for a list with more rows than are read; `server` with
 *   `isUnreadable` for one that brings far more than it announced
 */
export async function* allPages<Row>(
  ask: (page: number) => Promise<AnsweredPage<Row>>,
  idOf: (row: Row) => number | null,
  { most = walkBounds.rows, onBound }: WalkOptions = {},
): AsyncGenerator<FreshRows<Row>> {
  const seen = new IdSet();
  let others = 0;
  let max = 0;
  for (let number = 1; ; number += 1) {
    const page = await ask(number);
    const { nameless = 0, total } = page;
    if (total > most && onBound === undefined) throw conflict('listTooLong', { count: total });
    if (number === 1) max = 2 * total + SLACK;
    let isNew = nameless > 0;
    const isFresh = (row: Row) => {
      const id = idOf(row);
      if (id === null) others += 1;
      else if (!seen.add(id)) return false;
      isNew = true;
      return true;
    };
    const fresh: Row[] = [];
    for (const row of page.rows) {
      if (seen.size + others >= most) break;
      if (isFresh(row)) fresh.push(row);
    }
    others += nameless;
    const done = seen.size + others;
    if (done > max) throw unreadable(200);
    yield* inGroups({ fresh, nameless, done, total });
    if (done >= total || !isNew) return;
    if (done < most && number < walkBounds.pages) continue;
    if (onBound === undefined) throw conflict('listTooLong', { count: total });
    return onBound(total);
  }
}
