import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** Whether a solidary record is being written: the structure that it belongs to must not change beneath it. */
const editing = createStore(false);

/**
 * Holds the current structure while a solidary record is written (docs/screens/01-shell-home.md §1, 09 §1): for the
 * form of a stored record from its start, for that of a new one once something is typed. It ends with the form, and at
 * every navigation.
 */
export function useSolidaryEdit(isEditing: boolean): void {
  useEffect(() => {
    editing.set(isEditing);
    return endSolidaryEdit;
  }, [isEditing]);
}

/** Whether the structure is held. */
export const useIsSolidaryEdit = (): boolean => useStore(editing);

/** Lets go of the structure. */
export const endSolidaryEdit = (): void => editing.set(false);
