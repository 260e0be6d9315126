/** A keyboard shortcut; its name is the text `actions:shortcuts.names.{id}`. */
export interface Shortcut {
  /**
   * Keys joined by +, steps separated by a space. `Mod` is Ctrl, ⌘ on a Mac; `Plus` is the sign. Never Ctrl+Alt: that
   * is AltGr, which types characters. A letter without modifier can be switched off and never acts inside a field.
   */
  keys: string;
  group: 'general' | 'go' | 'list' | 'rows' | 'record' | 'solidary' | 'identity' | 'document' | 'form';
  /** Handled by the focused grid or form: listed here, not dispatched. */
  isLocal?: boolean;
  /** In a rich text the keys mean something else: Ctrl+B is bold. */
  isTextCommand?: boolean;
}

/** Every shortcut of the product, by id (docs/screens/01-shell-home.md §8). */
export const shortcuts = {
  palette: { keys: 'Mod+K', group: 'general' },
  menu: { keys: 'Mod+B', group: 'general', isTextCommand: true },
  help: { keys: '?', group: 'general' },
  nextPane: { keys: 'F6', group: 'general' },
  previousPane: { keys: 'Shift+F6', group: 'general' },
  goHome: { keys: 'G A', group: 'go' },
  goUsers: { keys: 'G U', group: 'go' },
  goHitchhikers: { keys: 'G H', group: 'go' },
  goCommunities: { keys: 'G C', group: 'go' },
  goEvents: { keys: 'G E', group: 'go' },
  goRelaypoints: { keys: 'G R', group: 'go' },
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
  recordCompose: { keys: 'A', group: 'solidary' },
  recordSolutions: { keys: 'S', group: 'solidary' },
  recordMessage: { keys: 'M', group: 'solidary' },
  recordEdit: { keys: 'E', group: 'solidary' },
  accept: { keys: 'A', group: 'identity' },
  refuse: { keys: 'R', group: 'identity' },
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

export const groups = ['general', 'go', 'list', 'rows', 'record', 'solidary', 'identity', 'document', 'form'] as const;

// Keys of an object literal are its ids.
export const shortcutIds = Object.keys(shortcuts) as ShortcutId[];

export const shortcutOf = (id: ShortcutId): Shortcut => shortcuts[id];

/** Whether the user can switch it off: a character without Ctrl or ⌘ (WCAG 2.1.4). */
export const isLetter = ({ keys }: Shortcut): boolean =>
  keys.split(' ').every((step) => step.length === 1 || step === 'Plus');

/** Whether fields handle these keys themselves: all but function keys and those with Ctrl or ⌘. */
export const isForFields = ({ keys }: Shortcut): boolean => !keys.includes('Mod') && !/F\d+$/.test(keys);
