import type { Bootstrap } from '#shared/ipc/app.ts';

type Platform = Bootstrap['platform'];

const macSigns: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Shift: '⇧',
  Enter: '↩',
  Escape: '⎋',
  Delete: '⌫',
  ArrowDown: '↓',
};

/** Keys whose name depends on the language. */
export const namedKeys = ['Mod', 'Shift', 'Enter', 'Escape', 'Delete', 'Space', 'PageDown', 'PageUp', 'next'] as const;
export type NamedKey = (typeof namedKeys)[number];

const isNamed = (key: string): key is NamedKey => namedKeys.some((known) => known === key);

/**
 * Formats keys as printed on the user's keyboard: `Ctrl+K`, `⌘K`, `Maj+F10`. `nameOf` translates the names; steps are
 * joined by the translation of “then” (`next`).
 */
export function keyNames(keys: string, platform: Platform, nameOf: (key: NamedKey) => string): string {
  const isMac = platform === 'mac';
  const name = (key: string) => {
    if (isMac && macSigns[key] !== undefined) return macSigns[key];
    if (key === 'ArrowDown') return '↓';
    if (key === 'Plus') return '+';
    return isNamed(key) ? nameOf(key) : key;
  };
  return keys
    .split(' ')
    .map((step) =>
      step
        .split('+')
        .map(name)
        .join(isMac ? '' : '+'),
    )
    .join(` ${nameOf('next')} `);
}

/** Formats keys for `aria-keyshortcuts`. */
export const ariaKeys = (keys: string, platform: Platform): string =>
  keys.replaceAll('Mod', platform === 'mac' ? 'Meta' : 'Control');
