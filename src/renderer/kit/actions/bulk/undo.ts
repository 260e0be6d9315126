import type { ActionTools } from '../define.ts';
import { refresh } from '../perform.ts';
import type { BulkRow } from './run.ts';
import type { BulkWork } from './work.ts';

/**
 * Builds the undo of a run, which reverts its done rows one by one; undefined when no row can be reverted. Rows that
 * fail to revert stay for the next attempt; no row is reverted twice.
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
