import { openApp, untilThere } from './app.ts';
import { nextFrame } from './frames.ts';
import { watchedUsersOf } from './users.ts';

/** The cost of ticking one row. */
export interface Tick {
  /** Milliseconds from the click to the new layout. */
  time: number;
  /** Rows that were drawn again, or whose elements changed. */
  rows: number;
}

/** Ids of the rows drawn since this set was last cleared. */
const drawn = new Set<number>();

/** Opens the application on its list of users, with the given number of them on one page. */
export async function openList(container: HTMLElement, count: number): Promise<void> {
  const rows = watchedUsersOf(count, (id) => drawn.add(id));
  openApp(container, '/users', {
    'users.list': ({ page, perPage }) => ({ rows, unreadable: [], total: count, page, perPage }),
  });
  await untilThere(await untilThere(container, '[role="grid"]'), '[data-row="10"]');
  await nextFrame();
}

/** Ticks the box of a visible row, by its index from 0. */
export async function tick(grid: HTMLElement, row: number): Promise<Tick> {
  const box = grid.querySelector<HTMLInputElement>(`[data-row="${row}"] input[type="checkbox"]`);
  if (box === null) throw new Error(`row ${row} is not there`);
  const rows = watchRows(grid);
  drawn.clear();
  const start = performance.now();
  box.click();
  // React renders the result of a click synchronously.
  await Promise.resolve();
  grid.getBoundingClientRect();
  const time = performance.now() - start;
  // Later work of a row counts as well.
  await nextFrame();
  await nextFrame();
  const touched = rows();
  if (!box.checked) throw new Error('the row was not chosen');
  return { time, rows: Math.max(drawn.size, touched) };
}

/** @returns a function that ends the observation and returns the number of rows with a changed element */
function watchRows(grid: HTMLElement): () => number {
  const touched = new Set<string | undefined>();
  const observer = new MutationObserver((changes) => {
    for (const { target } of changes) {
      const element = target instanceof Element ? target : target.parentElement;
      const row = element?.closest<HTMLElement>('[data-row]');
      if (row && row.dataset.row !== '-1') touched.add(row.dataset.row);
    }
  });
  observer.observe(grid, { subtree: true, childList: true, attributes: true, characterData: true });
  return () => {
    observer.disconnect();
    return touched.size;
  };
}
