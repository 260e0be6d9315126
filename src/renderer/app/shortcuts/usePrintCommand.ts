import { use, useEffect, useEffectEvent } from 'react';
import { ScreenActionsContext } from '#renderer/kit/actions/screen.ts';
import { isStep } from '#renderer/kit/actions/shortcuts/registry.ts';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useBootstrap, useSignedIn } from '#renderer/kit/data/session.ts';

/**
 * Prints by the key and by the application's menu what the menu of the page prints: a document that is open, else the
 * record or the list on screen. A page without one says so: the window itself is never printed.
 */
export function usePrintCommand(): void {
  const screen = use(ScreenActionsContext);
  const notify = useNotify();
  const { platform } = useBootstrap();
  const isLocked = useSignedIn().isLocked === true;
  const print = useEffectEvent(() => {
    if (isLocked) return;
    if (document.querySelector('[data-paper]') !== null) return window.print();
    const isBehindDialog = document.querySelector('[aria-modal="true"]') !== null;
    const action = isBehindDialog ? undefined : screen.get().find(({ shortcut }) => shortcut === 'print');
    if (action === undefined) notify({ context: 'generic', name: 'nothingToPrint', outcome: 'error' });
    else action.run();
  });
  useShortcut('print', () => print());
  useEffect(() => {
    // Behind a dialog no shortcut of the page acts, and a browser would print the window.
    const listener = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isStep('Mod+P', event, platform)) return;
      event.preventDefault();
      print();
    };
    window.addEventListener('keydown', listener);
    const stop = window.escale.on('app.command', ({ command }) => {
      if (command === 'print') print();
    });
    return () => {
      window.removeEventListener('keydown', listener);
      stop();
    };
  }, [platform]);
}
