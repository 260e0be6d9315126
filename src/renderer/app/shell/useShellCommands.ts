import { useEffect, useEffectEvent } from 'react';
import { invoke } from '#renderer/kit/bridge.ts';
import { useNotify } from '#renderer/kit/notify.ts';
import { useBootstrap } from '#renderer/kit/session.ts';
import { useConfirmLeave } from '#renderer/kit/unsaved/useUnsavedGuard.ts';
import { toAppError } from '#shared/failure.ts';
import { useSessionActions } from '../providers/session-actions.ts';

/**
 * What the shell does by key and by the application menu. The answer signs out, for the button; it asks about unsaved
 * work first.
 */
export function useShellCommands(toggleMenu: () => void): { signOut: () => void } {
  const { platform } = useBootstrap();
  const confirmLeave = useConfirmLeave();
  const { applySession } = useSessionActions();
  const notify = useNotify();

  const signOut = async () => {
    if (!(await confirmLeave())) return;
    try {
      await invoke('session.signOut', undefined);
      applySession({ status: 'signedOut' });
    } catch (thrown) {
      notify({ context: 'session', name: 'signedOut', outcome: 'error', error: toAppError(thrown) });
    }
  };

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = platform === 'mac' ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
    if (!isOurs || event.altKey || event.shiftKey || event.key.toLowerCase() !== 'b') return;
    // In a rich text the keys mean bold.
    if (event.target instanceof HTMLElement && event.target.isContentEditable) return;
    event.preventDefault();
    toggleMenu();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  const onCommand = useEffectEvent((command: string) => {
    if (command === 'toggleMenu') toggleMenu();
    if (command === 'signOut') void signOut();
  });
  useEffect(() => window.escale.on('app.command', ({ command }) => onCommand(command)), []);

  return { signOut };
}
