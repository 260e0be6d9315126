import { createContext, use, useCallback, useEffect, useRef } from 'react';
import type { UnsavedRegistry, UnsavedWork } from './registry.ts';

/** Provided by UnsavedProvider. Without it (a form alone in a test) nothing is guarded. */
export const UnsavedContext = createContext<{ registry: UnsavedRegistry; confirmLeave: ConfirmLeave } | null>(null);

/** Asks about unsaved work, when there is some: true when leaving is fine. `signOut`: drafts go with the session. */
export type ConfirmLeave = (what?: 'signOut') => Promise<boolean>;

export interface UnsavedGuardOptions {
  isDirty: boolean;
  /** What "save and leave" does; false: not saved, the person stays. Absent: the dialog does not offer it. */
  save?: () => Promise<boolean>;
  /** `running` for work under way (an import being sent); `changes` for typed text, the default. */
  kind?: UnsavedWork['kind'];
  /** What is typed is kept as a draft: leaving without saving does not lose it. */
  isKept?: boolean;
}

/**
 * Guards work on screen against leaving: another address, the window, the application, signing out.
 * `release()` lets the next navigation pass at once, for a screen that has just saved and moves on by itself.
 */
export function useUnsavedGuard({ isDirty, save, kind = 'changes', isKept = false }: UnsavedGuardOptions): {
  release: () => void;
} {
  const guard = use(UnsavedContext);
  const registry = guard?.registry;
  const entry = useRef<UnsavedWork>({ isDirty: false, kind });

  useEffect(() => registry?.add(entry.current), [registry]);

  useEffect(() => {
    Object.assign(entry.current, { isDirty, save, kind, isKept });
    registry?.changed();
  }, [isDirty, save, kind, isKept, registry]);

  const release = useCallback(() => {
    entry.current.isDirty = false;
    registry?.changed();
  }, [registry]);
  return { release };
}

const always = async (): Promise<boolean> => true;

/** For actions that leave without navigating. */
export const useConfirmLeave = (): ConfirmLeave => use(UnsavedContext)?.confirmLeave ?? always;
