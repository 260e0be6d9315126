import type { KeyboardEvent } from 'react';
import { isLetter, type ShortcutId, shortcutOf } from '#renderer/kit/actions/shortcuts/catalogue.ts';
import { isStep } from '#renderer/kit/actions/shortcuts/registry.ts';
import { useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useBootstrap, usePreferences } from '#renderer/kit/data/session.ts';
import type { ViewControl } from './useView.ts';

const commands = {
  zoomIn: 'zoomIn',
  zoomOut: 'zoomOut',
  zoomFit: 'fit',
  rotate: 'rotate',
  pageAfter: 'nextPage',
  pageBefore: 'previousPage',
} as const satisfies Partial<Record<ShortcutId, keyof ViewControl>>;

// Keys of an object literal are its ids.
const ids = Object.keys(commands) as (keyof typeof commands)[];

/**
 * Handles the keys of a viewer: on a page, wherever the focus is; in a dialog, which blocks the keys of the page, by
 * the returned handler on the viewer's element.
 */
export function useViewerKeys(control: ViewControl): (event: KeyboardEvent) => void {
  const { platform } = useBootstrap();
  const { hasLetterKeys } = usePreferences();
  useShortcut('zoomIn', control.zoomIn);
  useShortcut('zoomOut', control.zoomOut);
  useShortcut('zoomFit', control.fit);
  useShortcut('rotate', control.rotate);
  useShortcut('pageAfter', control.nextPage);
  useShortcut('pageBefore', control.previousPage);
  return (event) => {
    if (event.defaultPrevented) return;
    const id = ids.find((candidate) => {
      const shortcut = shortcutOf(candidate);
      return (hasLetterKeys || !isLetter(shortcut)) && isStep(shortcut.keys, event.nativeEvent, platform);
    });
    const run = id === undefined ? undefined : control[commands[id]];
    if (run === undefined) return;
    event.preventDefault();
    run();
  };
}
