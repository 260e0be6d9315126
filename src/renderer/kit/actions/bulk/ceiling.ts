import { maxBulkRows, maxNamedRows } from '#shared/bulk/limits.ts';
import type { Action, SelectionSnapshot } from '../define.ts';

/** How many rows a selection has. */
export const countOf = (chosen: SelectionSnapshot<{ id: number }>): number =>
  chosen.kind === 'ids' ? chosen.ids.length : chosen.total - chosen.except.length;

/** How many rows of a selection an action needs. */
export const leastOf = (action: Pick<Action, 'accepts'> & { least?: number }): number => action.least ?? 1;

/** How many rows an action takes at most of a selection. */
export function mostOf(action: Pick<Action, 'accepts'> & { most?: number }, isQuery: boolean): number {
  if (action.most !== undefined) return action.most;
  if (action.accepts !== 'many') return Number.POSITIVE_INFINITY;
  return isQuery ? maxBulkRows : maxNamedRows;
}
