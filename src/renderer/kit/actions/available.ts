import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { Requires } from '#renderer/kit/data/session.ts';
import type { Permission } from '#shared/permissions.ts';
import { type Action, type BulkAction, isBulk, type RecordAction, sections } from './define.ts';
import type { ActionContext } from './tools.ts';

/** Whether the user has the permission and the module is switched on. */
export function isAllowed({ permission, switch: module }: Requires, { session, config }: ActionContext): boolean {
  const held: readonly Permission[] = session.permissions;
  return (permission === undefined || held.includes(permission)) && (module === undefined || config.modules[module]);
}

const bySection = <R extends BaseRow>(actions: readonly Action<R>[]): Action<R>[] =>
  actions.toSorted((left, right) => sections.indexOf(left.section) - sections.indexOf(right.section));

/** Actions of a list as a whole: its header and the palette. */
export const listActions = <R extends BaseRow>(actions: readonly Action<R>[], context: ActionContext): Action<R>[] =>
  actions.filter(
    (action) =>
      (action.accepts === 'page' || (action.accepts === 'query' && action.isSelectionOnly !== true)) &&
      isAllowed(action, context),
  );

/** Whether an action applies to a single record. */
export const isForRecord = <R extends BaseRow>(action: Action<R>): action is RecordAction<R> | BulkAction<R> =>
  action.accepts === 'one' || (isBulk(action) && action.isForOne === true);

/** Actions of one record: row menu, show page, palette. */
export const recordActions = <R extends BaseRow>(
  actions: readonly Action<R>[],
  record: R,
  context: ActionContext,
): Action<R>[] =>
  bySection(
    actions.filter(
      (action) =>
        isForRecord(action) &&
        isAllowed(action, context) &&
        (action.isVisible === undefined || action.isVisible(record, context)),
    ),
  );

/** Actions of a selection: the bar above the rows. */
export const bulkActions = <R extends BaseRow>(actions: readonly Action<R>[], context: ActionContext): Action<R>[] =>
  bySection(
    actions.filter(
      (action) =>
        (isBulk(action) || (action.accepts === 'query' && action.isListOnly !== true)) && isAllowed(action, context),
    ),
  );
