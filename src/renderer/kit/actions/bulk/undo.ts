import type { ActionTools } from '../define.ts';
import { refresh } from '../perform.ts';
import type { BulkRow } from './run.ts';
import type { BulkWork } from './work.ts';

/**
 * Takes back the rows that a run has done, one by one; undefined when there is nothing to take back. What could not be
 * taken back stays for the next try: nothing is taken back twice.
 */
export function undoRows(
  rows: readonly BulkRow[],
  { undoRow, invalidates }: Pick<BulkWork, 'undoRow' | 'invalidates'>,
  tools: ActionTools,
): (() => Promise<void>) | undefined {
  const left = rows.flatMap(({ state }) =>
    state.outcome === 'done' && state.undo !== undefined ? [{ undo: state.undo }] : [],
  );
  if (undoRow === undefined || left.length === 0) return undefined;
  return async () => {
    try {
      for (let next = left[0]; next !== undefined; next = left[0]) {
        await undoRow(next.undo, tools);
        left.shift();
      }
    } finally {
      void refresh(tools.client, invalidates);
    }
  };
}
