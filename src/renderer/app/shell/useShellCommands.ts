import { useEffect, useEffectEvent } from 'react';
import { invoke } from '#renderer/kit/bridge.ts';
import { useNotify } from '#renderer/kit/notify.ts';
import { usePreferences, useSetPreferences } from '#renderer/kit/session.ts';
import { useConfirmLeave } from '#renderer/kit/unsaved/useUnsavedGuard.ts';
import { toAppError } from '#shared/failure.ts';
import { useSessionActions } from '../providers/session-actions.ts';

export interface ShellCommands {
  toggleMenu: () => void;
  /** Asks about unsaved work first. */
  signOut: () => void;
}

/** What the shell does by button, by key and by the application menu. Its keys are in the catalogue of shortcuts. */
export function useShellCommands(): ShellCommands {
  const { isMenuCollapsed } = usePreferences();
  const setPreferences = useSetPreferences();
  const confirmLeave = useConfirmLeave();
  const { applySession } = useSessionActions();
  const notify = useNotify();

  const toggleMenu = () => setPreferences({ isMenuCollapsed: !isMenuCollapsed });
  const signOut = async () => {
    if (!(await confirmLeave('signOut'))) return;
    try {
      await invoke('session.signOut', undefined);
      applySession({ status: 'signedOut' });
    } catch (thrown) {
      notify({ context: 'session', name: 'signedOut', outcome: 'error', error: toAppError(thrown) });
    }
  };

  const onCommand = useEffectEvent((command: string) => {
    if (command === 'toggleMenu') toggleMenu();
    if (command === 'signOut') void signOut();
  });
  useEffect(() => window.escale.on('app.command', ({ command }) => onCommand(command)), []);

  return { toggleMenu, signOut };
}
