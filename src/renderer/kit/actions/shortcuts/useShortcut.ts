import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { SessionContext, useBootstrap, usePreferences } from '#renderer/kit/data/session.ts';
import { useStore } from '#renderer/kit/data/store.ts';
import { type ShortcutRef, shortcutOf } from './catalogue.ts';
import { ariaKeys, keyNames } from './names.ts';
import { ShortcutRegistry } from './registry.ts';

/** The registry of the window; screens rendered alone share the default one. */
export const ShortcutsContext = createContext(new ShortcutRegistry());

/** Listens to the keys of the window and dispatches the registered shortcuts. To be called once, around the layouts. */
export function useShortcutKeys(): void {
  const registry = use(ShortcutsContext);
  const { platform } = useBootstrap();
  const { hasLetterKeys } = usePreferences();
  const session = use(SessionContext);
  const isLocked = session?.status === 'signedIn' && session.isLocked === true;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (isLocked) return;
    registry.press(event, { platform, hasLetters: hasLetterKeys });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    // Captures before the page does: the letter after a G must not also be one of the screen's own.
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, []);
}

/** Registers a handler of a shortcut while the component is mounted; does nothing without a handler. */
export function useShortcut(id: ShortcutRef, handler: (() => void) | undefined): void {
  const registry = use(ShortcutsContext);
  const run = useEffectEvent(() => handler?.());
  const isOn = handler !== undefined;
  // With what is drawn: a key that is pressed as soon as somebody else is on screen is meant for them.
  useLayoutEffect(() => (isOn ? registry.take(id, () => run()) : undefined), [registry, id, isOn]);
}

/** Returns the shortcuts that have a handler now. */
export function useActiveShortcuts(): readonly ShortcutRef[] {
  return useStore(use(ShortcutsContext));
}

export interface ShownKeys {
  /** As printed on the keyboard: `Ctrl+K`, `⌘K`. */
  label: (id: ShortcutRef) => string;
  /** For `aria-keyshortcuts`. */
  aria: (id: ShortcutRef) => string;
}

/** Returns functions that format shortcuts for the user's keyboard. */
export function useKeyNames(): ShownKeys {
  const { t } = useTranslation('actions');
  const { platform } = useBootstrap();
  return useMemo(
    () => ({
      label: (id) => keyNames(shortcutOf(id).keys, platform, (key) => t(`shortcuts.keys.${key}`)),
      aria: (id) => ariaKeys(shortcutOf(id).keys, platform),
    }),
    [t, platform],
  );
}
