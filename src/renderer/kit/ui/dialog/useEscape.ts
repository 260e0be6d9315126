import { useEffect, useEffectEvent } from 'react';

/** The open dialogs, the topmost last. */
const open: object[] = [];

/**
 * Handles Escape for a dialog while nothing has the focus: between two consecutive dialogs the focus is in neither, and
 * the key would be lost. With the focus inside, the dialog hears the key itself.
 */
export function useEscape(onDismiss: () => void): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    const self = {};
    open.push(self);
    const listener = (event: KeyboardEvent) => {
      const isNowhere = document.activeElement === null || document.activeElement === document.body;
      if (event.key === 'Escape' && isNowhere && open.at(-1) === self && !event.defaultPrevented) dismiss();
    };
    document.addEventListener('keydown', listener);
    return () => {
      document.removeEventListener('keydown', listener);
      open.splice(open.indexOf(self), 1);
    };
  }, []);
}
