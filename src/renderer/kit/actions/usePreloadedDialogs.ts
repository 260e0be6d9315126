import { useEffect } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { whenIdle } from '#renderer/kit/ui/when-idle.ts';
import { BulkDialog } from './bulk/lazy-dialog.ts';
import { type Action, isBulk } from './define.ts';

/** The code of the dialog that an action opens; null for one whose code is there. */
function preloadOf<R extends BaseRow>(action: Action<R>): (() => Promise<void>) | null {
  const Dialog = isBulk(action)
    ? 'Dialog' in action.work
      ? action.work.Dialog
      : BulkDialog
    : 'Dialog' in action
      ? action.Dialog
      : null;
  return Dialog !== null && 'preload' in Dialog && typeof Dialog.preload === 'function'
    ? (Dialog.preload as () => Promise<void>)
    : null;
}

/**
 * Loads the dialogs of actions once these are offered and the page is drawn, so that keys that are pressed in a row find
 * the dialog. One that cannot be loaded says so when it opens.
 */
export function usePreloadedDialogs<R extends BaseRow>(actions: readonly Action<R>[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        for (const action of actions) preloadOf(action)?.().catch(() => undefined);
      }),
    [actions],
  );
}
