import { failureNotice, noticeOf } from '#renderer/kit/data/notify.ts';
import { keys } from '#renderer/kit/data/queries.ts';
import { toAppError } from '#shared/failure.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import { isAllowed } from './available.ts';
import type { RecordAction } from './define.ts';
import type { ActionTools } from './tools.ts';

type Performed<R> = Extract<RecordAction<R>, { perform: unknown }>;

/** Refetches what an action changed: the lists, counts and records on screen. */
export async function refresh(client: ActionTools['client'], invalidates: readonly ResourceName[]): Promise<void> {
  await Promise.all(invalidates.map((name) => client.invalidateQueries({ queryKey: keys.resource(name) })));
}

/** Performs an action on a record and notifies the outcome, with its undo. Resolves to false when it failed. */
export async function performOn<R>(action: Performed<R>, record: R, tools: ActionTools): Promise<boolean> {
  const { notice, invalidates = [] } = action;
  try {
    const done = await action.perform(record, tools);
    const isUndoable = action.undo !== undefined && isAllowed({ permission: action.undoPermission }, tools);
    const undo = async () => {
      await action.undo?.(done, tools);
      await refresh(tools.client, invalidates);
    };
    const undoExtras = isUndoable ? { undo, undoQuestion: action.undoQuestion?.(record) } : {};
    if (notice !== undefined) tools.notify(noticeOf(notice, 'success', undoExtras));
    // The refetch must not delay the closing of the dialog.
    void refresh(tools.client, invalidates);
    return true;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (notice !== undefined) tools.notify(failureNotice(notice, error));
    // It may have been done after all, or the record on screen is out of date.
    if (error.isUnsent !== true) void refresh(tools.client, invalidates);
    return false;
  }
}
