import { failureNotice, noticeOf } from '#renderer/kit/data/notify.ts';
import { toAppError } from '#shared/failure.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import { keys } from '../data/queries.ts';
import type { ActionTools, RecordAction } from './define.ts';
import { isAllowed } from './offered.ts';

type Performed<R> = Extract<RecordAction<R>, { perform: unknown }>;

/** Reads again what an action has touched: the lists, the counts and the records on screen. */
export async function refresh(client: ActionTools['client'], invalidates: readonly ResourceName[]): Promise<void> {
  await Promise.all(invalidates.map((name) => client.invalidateQueries({ queryKey: keys.resource(name) })));
}

/** Performs an action on a record and says how it ended, with its undo. False when it failed. */
export async function performOn<R>(action: Performed<R>, record: R, tools: ActionTools): Promise<boolean> {
  const { notice, invalidates = [] } = action;
  try {
    const done = await action.perform(record, tools);
    const isUndoable = action.undo !== undefined && isAllowed({ permission: action.undoPermission }, tools);
    const undo = async () => {
      await action.undo?.(done, tools);
      await refresh(tools.client, invalidates);
    };
    const takingBack = isUndoable ? { undo, undoQuestion: action.undoQuestion?.(record) } : {};
    if (notice !== undefined) tools.notify(noticeOf(notice, 'success', takingBack));
    // What is read again must not hold up the dialog that waits for the end.
    void refresh(tools.client, invalidates);
    return true;
  } catch (thrown) {
    const error = toAppError(thrown);
    if (notice !== undefined) tools.notify(failureNotice(notice, error));
    // It may be done all the same; or what was refused is no more, or no more as the screen has it.
    if (error.isUnsent !== true) void refresh(tools.client, invalidates);
    return false;
  }
}
