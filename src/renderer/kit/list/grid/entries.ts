import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListPage } from '#shared/resources/define.ts';

/** A line of the grid: a row, or the place of one that could not be read. */
export type Entry<R extends BaseRow> = { kind: 'row'; row: R } | { kind: 'unreadable'; id: number | null };

/** The lines of a page in the platform's order: what could not be read keeps its place. */
export function entriesOf<R extends BaseRow>({
  rows,
  unreadable,
}: Pick<ListPage<R>, 'rows' | 'unreadable'>): Entry<R>[] {
  const broken = new Map(unreadable.map(({ position, id }) => [position, id]));
  const entries: Entry<R>[] = [];
  let next = 0;
  for (let position = 0; position < rows.length + broken.size; position += 1) {
    const id = broken.get(position);
    const row = rows[next];
    if (id !== undefined) entries.push({ kind: 'unreadable', id });
    else if (row !== undefined) {
      entries.push({ kind: 'row', row });
      next += 1;
    }
  }
  return entries;
}
