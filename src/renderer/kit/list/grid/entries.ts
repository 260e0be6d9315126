import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ListPage } from '#shared/resources/define.ts';

/** A line of the grid: a row, or a placeholder of one that could not be decoded. */
export type Entry<R extends BaseRow> = { kind: 'row'; row: R } | { kind: 'unreadable'; id: number | null };

/** Returns the lines of a page in the platform's order, with a placeholder for each row that could not be decoded. */
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
