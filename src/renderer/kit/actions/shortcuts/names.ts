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

/** Keys that have a name of their own in a language; the others read the same everywhere. */
export const namedKeys = ['Mod', 'Shift', 'Enter', 'Escape', 'Delete', 'Space', 'PageDown', 'PageUp', 'next'] as const;
export type NamedKey = (typeof namedKeys)[number];

const isNamed = (key: string): key is NamedKey => namedKeys.some((known) => known === key);

/**
 * Keys as they are printed on the person's keyboard: `Ctrl+K`, `⌘K`, `Maj+F10`. `nameOf` gives the names of the
 * language; steps are joined by its word for “then” (`next`).
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

/** The same for `aria-keyshortcuts`, whose names are those of the web. */
export const ariaKeys = (keys: string, platform: Platform): string =>
  keys.replaceAll('Mod', platform === 'mac' ? 'Meta' : 'Control');
