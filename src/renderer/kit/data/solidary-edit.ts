import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** Whether a solidary record is being edited: the current structure must not change meanwhile. */
const editing = createStore(false);

/**
 * Locks the current structure while a solidary record is edited (docs/screens/01-shell-home.md §1, 09 §1): a form of a
 * stored record locks it from its start, a form of a new record once something is typed. The lock ends with the form
 * and at every navigation.
 */
export function useSolidaryEdit(isEditing: boolean): void {
  useEffect(() => {
    editing.set(isEditing);
    return endSolidaryEdit;
  }, [isEditing]);
}

/** Whether the current structure is locked. */
export const useIsSolidaryEdit = (): boolean => useStore(editing);

/** Unlocks the current structure. */
export const endSolidaryEdit = (): void => editing.set(false);
