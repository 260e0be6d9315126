import { failureNotice, useNotify } from '#renderer/kit/data/notify.ts';
import { toAppError } from '#shared/failure.ts';
import { type Message, useMessages } from './messages.ts';

/** Returns a function that undoes the operation of a message and notifies the outcome. It never throws. */
export function useUndo(): (message: Message) => Promise<void> {
  const messages = useMessages();
  const notify = useNotify();
  return async ({ id }) => {
    try {
      if (!(await messages.undo(id))) return;
      messages.dismiss(id);
      notify({ context: 'undo', name: 'undone', outcome: 'success' });
    } catch (thrown) {
      notify(failureNotice({ context: 'undo', name: 'undone' }, toAppError(thrown)));
    }
  };
}
