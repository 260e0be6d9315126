import type { FluentIcon } from '@fluentui/react-icons';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import type { ShortcutId } from './shortcuts/catalogue.ts';
import { useShortcut } from './shortcuts/useShortcut.ts';

/** An action that the palette can start on the current screen. */
export interface ReadyAction {
  id: string;
  label: string;
  /** Its target, when that is not the whole screen: a name, “3 rows”. */
  target?: string;
  icon: FluentIcon;
  shortcut?: ShortcutId;
  run: () => void;
}

/** Registry of the actions on screen, the innermost last. */
export class ScreenActions {
  private parts: readonly { key: object; actions: readonly ReadyAction[] }[] = [];
  private readonly listeners = new Set<() => void>();
  private all: readonly ReadyAction[] = [];

  set(key: object, actions: readonly ReadyAction[]): void {
    const others = this.parts.filter((part) => part.key !== key);
    this.parts = actions.length === 0 ? others : [...others, { key, actions }];
    this.all = this.parts.flatMap((part) => part.actions);
    for (const listener of this.listeners) listener();
  }

  readonly get = (): readonly ReadyAction[] => this.all;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}

export const ScreenActionsContext = createContext(new ScreenActions());

/** Registers actions in the palette while the component is mounted. */
export function useScreenActions(actions: readonly ReadyAction[]): void {
  const screen = use(ScreenActionsContext);
  const [key] = useState(() => ({}));
  useEffect(() => screen.set(key, actions));
  useEffect(() => () => screen.set(key, []), [screen, key]);
}

/** Returns the actions of the screen behind the palette. */
export function useActionsOnScreen(): readonly ReadyAction[] {
  const screen = use(ScreenActionsContext);
  return useSyncExternalStore(screen.subscribe, screen.get);
}

/** Starts the action of a shortcut, among those of the screen. */
export function useActionShortcut(id: ShortcutId, actions: readonly ReadyAction[]): void {
  useShortcut(id, actions.find(({ shortcut }) => shortcut === id)?.run);
}
