import { useEffect } from 'react';
import { createStore, useStore } from './store.ts';

/** Whether the current structure must not change, because a record of it is being edited. */
const isLocked = createStore(false);

/**
 * Locks the current structure while a record of it is edited (docs/screens/01-shell-home.md §1, 09 §1): a form of a
 * stored record locks it from its start, a form of a new record as soon as something is typed. The lock ends with the
 * form and at every navigation.
 */
export function useStructureLock(isEditing: boolean): void {
  useEffect(() => {
    isLocked.set(isEditing);
    return unlockStructure;
  }, [isEditing]);
}

/** Whether the current structure is locked. */
export const useIsStructureLocked = (): boolean => useStore(isLocked);

/** Unlocks the current structure. */
export const unlockStructure = (): void => isLocked.set(false);
