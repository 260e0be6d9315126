import type { MenuItemConstructorOptions } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import { type MenuOptions, menuTemplate } from '#main/adapters/menu.ts';

vi.mock('electron', () => ({ Menu: {} }));

const options = (part: Partial<MenuOptions> = {}): MenuOptions => ({
  name: 'Escale',
  locale: 'fr',
  isMac: false,
  isPackaged: true,
  openLogFolder: () => {},
  onCommand: () => {},
  ...part,
});

function itemsOf(template: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return template.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? itemsOf(item.submenu) : [])]);
}
const items = (part?: Partial<MenuOptions>) => itemsOf(menuTemplate(options(part)));
const roles = (part?: Partial<MenuOptions>) => items(part).flatMap(({ role }) => role ?? []);

describe('the application menu', () => {
  it.each([{ isMac: false }, { isMac: true }])('has a label for every entry in both languages: %j', (part) => {
    const labels = (locale: 'fr' | 'en') =>
      items({ ...part, locale }).map(({ type, label }) => (type === 'separator' ? '—' : label));
    const [fr, en] = [labels('fr'), labels('en')];
    expect(fr).toHaveLength(en.length);
    for (const label of [...fr, ...en]) expect(label).toBeTruthy();
    expect(fr).toContain('Édition');
    expect(en).toContain('Edit');
  });

  it('uses the menu roles of Windows', () => {
    expect(roles()).toEqual(
      expect.arrayContaining(['undo', 'redo', 'cut', 'copy', 'paste', 'selectAll', 'zoomIn', 'zoomOut', 'resetZoom']),
    );
    expect(roles()).toEqual(expect.arrayContaining(['togglefullscreen', 'minimize', 'close', 'quit']));
    expect(roles()).not.toContain('hide');
  });

  it('uses the menu roles of macOS, and names the first menu after the application', () => {
    const mac = menuTemplate(options({ isMac: true }));
    expect(mac[0]?.label).toBe('Escale');
    expect(roles({ isMac: true })).toEqual(
      expect.arrayContaining(['services', 'hide', 'hideOthers', 'unhide', 'quit', 'front', 'zoom', 'window', 'help']),
    );
  });

  it('offers reload and developer tools only while the application is not packaged', () => {
    expect(roles()).not.toContain('reload');
    expect(roles()).not.toContain('toggleDevTools');
    expect(roles({ isPackaged: false })).toEqual(expect.arrayContaining(['reload', 'toggleDevTools']));
  });

  it.each([
    [false, 'Ctrl+P'],
    [true, 'Cmd+P'],
  ])('prints by the key of the page (macOS: %s)', (isMac, accelerator) => {
    const onCommand = vi.fn();
    const print = items({ isMac, onCommand }).find((item) => item.accelerator === accelerator);
    // Electron's arguments are not looked at.
    (print?.click as (() => void) | undefined)?.();
    expect(print?.label).toBe('Imprimer…');
    expect(onCommand.mock.calls).toEqual([['print']]);
  });

  it('opens the log folder itself and passes every other command to the page', () => {
    const openLogFolder = vi.fn();
    const onCommand = vi.fn();
    for (const { click } of items({ openLogFolder, onCommand })) {
      // Electron's arguments are not looked at.
      (click as (() => void) | undefined)?.();
    }
    expect(openLogFolder).toHaveBeenCalledOnce();
    expect(onCommand.mock.calls.flat().sort()).toEqual([
      'about',
      'check',
      'help',
      'licences',
      'preferences',
      'print',
      'signOut',
      'toggleMenu',
    ]);
  });

  it('uses no shortcut that types a character on an AZERTY keyboard', () => {
    for (const { accelerator } of [...items(), ...items({ isMac: true })]) {
      expect(accelerator ?? '').not.toMatch(/Ctrl\+Alt|Control\+Alt/u);
    }
  });
});
