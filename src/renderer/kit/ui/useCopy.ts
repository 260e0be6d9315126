import { use } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { NotifyContext } from '#renderer/kit/data/notify.ts';
import { toAppError } from '#shared/failure.ts';

/** Returns a function that copies a text through the main process (the page has no clipboard) and notifies the user. */
export function useCopy(): (text: string) => Promise<void> {
  // Error states also render outside the providers: without notifications the copy is silent.
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
