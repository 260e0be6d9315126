import { useState } from 'react';
import { useKeptStore } from '#renderer/kit/data/kept-store.ts';
import { createStore, type Store } from '#renderer/kit/data/store.ts';

/**
 * The comment of the dialogs that move a record. What was typed when one of them was cancelled is there again in the
 * next one of the same record, until it is saved or the session ends.
 * @param given the comment of a form that opens the dialog and takes the typed one back itself
 */
export function useDialogComment(id: number, given?: string): Store<string> {
  const kept = useKeptStore(['record-dialog-comment', id], '');
  const [own] = useState(() => (given === undefined ? null : createStore(given)));
  return own ?? kept;
}
