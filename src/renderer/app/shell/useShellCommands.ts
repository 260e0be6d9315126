import { useEffect, useEffectEvent } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useConfirmLeave } from '#renderer/kit/form/unsaved/useUnsavedGuard.ts';
import { toAppError } from '#shared/failure.ts';
import { useSessionActions } from '../providers/session-actions.ts';

/**
 * The commands of the shell, by button, shortcut and application menu; the shortcuts are in the catalogue. The returned
 * function signs out, after asking about unsaved work.
 */
export function useShellCommands(toggleMenu: () => void): { signOut: () => void } {
  const confirmLeave = useConfirmLeave();
  const { applySession } = useSessionActions();
  const notify = useNotify();

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

  return { signOut };
}
