import type { TextKey } from '#renderer/locales/text-key.ts';

/** A keyboard shortcut. */
export interface Shortcut {
  /**
   * Keys joined by +, steps separated by a space. `Mod` is Ctrl, ⌘ on a Mac; `Plus` is the sign. Never Ctrl+Alt: that
   * is AltGr, which types characters. A letter without modifier can be switched off and never acts inside a field.
   */
  keys: string;
  group: ShortcutGroup;
  /** Handled by the focused grid or form: listed here, not dispatched. */
  isLocal?: boolean;
  /** In a rich text the keys mean something else: Ctrl+B is bold. */
  isTextCommand?: boolean;
}

/** A shortcut that a module declares for its own screens. */
export interface ModuleShortcut extends Omit<Shortcut, 'group'> {
  name: TextKey;
}

/**
 * The shortcuts that are the same on all screens, by id (docs/screens/01-shell-home.md §8); the name of each is the text
 * `actions:shortcuts.names.{id}`. Modules declare those of their own.
 */
export const shortcuts = {
  palette: { keys: 'Mod+K', group: 'general' },
  menu: { keys: 'Mod+B', group: 'general', isTextCommand: true },
  print: { keys: 'Mod+P', group: 'general' },
  help: { keys: 'F1', group: 'general' },
  shortcutList: { keys: '?', group: 'general' },
  nextPane: { keys: 'F6', group: 'general' },
  previousPane: { keys: 'Shift+F6', group: 'general' },
  enlarge: { keys: 'F11', group: 'general' },
  search: { keys: 'Mod+F', group: 'list' },
  create: { keys: 'Mod+N', group: 'list' },
  refresh: { keys: 'F5', group: 'list' },
  selectPage: { keys: 'Mod+A', group: 'rows', isLocal: true },
  selectRange: { keys: 'Shift+ArrowDown', group: 'rows', isLocal: true },
  selectRow: { keys: 'Space', group: 'rows', isLocal: true },
  rowMenu: { keys: 'Shift+F10', group: 'rows', isLocal: true },
  openRow: { keys: 'Enter', group: 'rows', isLocal: true },
  edit: { keys: 'F2', group: 'record' },
  remove: { keys: 'Delete', group: 'record' },
  nextRecord: { keys: 'J', group: 'record', isLocal: true },
  previousRecord: { keys: 'K', group: 'record', isLocal: true },
  accept: { keys: 'A', group: 'queue' },
  refuse: { keys: 'R', group: 'queue' },
  zoomIn: { keys: 'Plus', group: 'document' },
  zoomOut: { keys: '-', group: 'document' },
  zoomFit: { keys: '0', group: 'document' },
  rotate: { keys: 'T', group: 'document' },
  pageAfter: { keys: 'PageDown', group: 'document' },
  pageBefore: { keys: 'PageUp', group: 'document' },
  save: { keys: 'Mod+S', group: 'form', isLocal: true },
  saveAndClose: { keys: 'Mod+Enter', group: 'form', isLocal: true },
  cancel: { keys: 'Escape', group: 'form', isLocal: true },
  addBlock: { keys: 'Mod+Shift+A', group: 'form' },
  nextError: { keys: 'F8', group: 'form', isLocal: true },
  previousError: { keys: 'Shift+F8', group: 'form', isLocal: true },
} as const satisfies Record<string, Shortcut>;

export type ShortcutId = keyof typeof shortcuts;

export const groups = ['general', 'list', 'rows', 'record', 'queue', 'document', 'form'] as const;
export type ShortcutGroup = (typeof groups)[number];

/** A shortcut by its id, or one of a module. */
export type ShortcutRef = ShortcutId | ModuleShortcut;

// Keys of an object literal are its ids.
export const shortcutIds = Object.keys(shortcuts) as ShortcutId[];

export const shortcutOf = (shortcut: ShortcutRef): Omit<Shortcut, 'group'> =>
  typeof shortcut === 'string' ? shortcuts[shortcut] : shortcut;

/** Whether the user can switch it off: a character without Ctrl or ⌘ (WCAG 2.1.4). */
export const isLetter = ({ keys }: Pick<Shortcut, 'keys'>): boolean =>
  keys.split(' ').every((step) => step.length === 1 || step === 'Plus');

/** Whether fields handle these keys themselves: all but function keys and those with Ctrl or ⌘. */
export const isForFields = ({ keys }: Pick<Shortcut, 'keys'>): boolean => !keys.includes('Mod') && !/F\d+$/.test(keys);
