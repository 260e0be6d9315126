import { use } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { NotifyContext } from '#renderer/kit/data/notify.ts';
import { toAppError } from '#shared/failure.ts';

/** Copies a text through main (the page has no clipboard) and says so. */
export function useCopy(): (text: string) => Promise<void> {
  // States also stand where nothing else works any more: without notifications the copy is silent.
  const notify = use(NotifyContext);
  return async (text) => {
    try {
      await invoke('app.copyText', { text });
      notify?.({ context: 'generic', name: 'copied', outcome: 'success' });
    } catch (thrown) {
      notify?.({ context: 'generic', name: 'copied', outcome: 'error', error: toAppError(thrown) });
    }
  };
}
