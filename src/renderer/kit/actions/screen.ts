import type { FluentIcon } from '@fluentui/react-icons';
import { createContext, use, useEffect, useState } from 'react';
import { createStore, useStore } from '#renderer/kit/data/store.ts';
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
  private readonly all = createStore<readonly ReadyAction[]>([]);
  readonly get = this.all.get;
  readonly subscribe = this.all.subscribe;

  set(key: object, actions: readonly ReadyAction[]): void {
    const others = this.parts.filter((part) => part.key !== key);
    this.parts = actions.length === 0 ? others : [...others, { key, actions }];
    this.all.set(this.parts.flatMap((part) => part.actions));
  }
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
  return useStore(use(ScreenActionsContext));
}

/** Starts the action of a shortcut, among those of the screen. */
export function useActionShortcut(id: ShortcutId, actions: readonly ReadyAction[]): void {
  useShortcut(id, actions.find(({ shortcut }) => shortcut === id)?.run);
}
