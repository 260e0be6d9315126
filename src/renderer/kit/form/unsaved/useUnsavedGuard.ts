import { createContext, use, useCallback, useEffect, useRef } from 'react';
import type { WorkKind } from '#shared/work.ts';
import type { Leaving, UnsavedRegistry, UnsavedWork } from './registry.ts';

/** Provided by UnsavedProvider. Without it (a form alone in a test) nothing is guarded. */
export const UnsavedContext = createContext<{ registry: UnsavedRegistry; confirmLeave: ConfirmLeave } | null>(null);

/**
 * Asks about unsaved work, if any; resolves to true when the user may leave, by default the page. `signOut`: drafts are
 * deleted with the session.
 */
export type ConfirmLeave = (what?: Leaving) => Promise<boolean>;

export interface UnsavedGuardOptions {
  isDirty: boolean;
  /**
   * Saves before leaving; resolves to false when it failed and the user stays. Absent: the dialog does not offer it.
   */
  save?: () => Promise<boolean>;
  /** `running` for an operation (an import being sent); `changes` for typed text, the default. */
  kind?: UnsavedWork['kind'];
  /** For `running`: what it is. */
  work?: WorkKind;
  /** The input is stored as a draft: leaving without saving does not lose it. */
  isKept?: boolean;
  /** It goes on without its page: only closing the window and signing out ask about it. */
  goesOn?: boolean;
}

/**
 * Guards unsaved work on screen against leaving: another address, the window, the application, signing out. `release()`
 * lets the next navigation pass, for a screen that has just saved and navigates by itself.
 */
export function useUnsavedGuard({
  isDirty,
  save,
  kind = 'changes',
  work,
  isKept = false,
  goesOn = false,
}: UnsavedGuardOptions): { release: () => void } {
  const guard = use(UnsavedContext);
  const registry = guard?.registry;
  const entry = useRef<UnsavedWork>({ isDirty: false, kind });

  useEffect(() => registry?.add(entry.current), [registry]);

  useEffect(() => {
    Object.assign(entry.current, { isDirty, save, kind, work, isKept, goesOn });
    registry?.changed();
  }, [isDirty, save, kind, work, isKept, goesOn, registry]);

  const release = useCallback(() => {
    entry.current.isDirty = false;
    registry?.changed();
  }, [registry]);
  return { release };
}

const always = async (): Promise<boolean> => true;

/** For actions that leave without navigating. */
export const useConfirmLeave = (): ConfirmLeave => use(UnsavedContext)?.confirmLeave ?? always;
