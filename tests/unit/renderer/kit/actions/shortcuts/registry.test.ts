import { afterEach, describe, expect, it, vi } from 'vitest';
import { shortcutIds, shortcutOf } from '#renderer/kit/actions/shortcuts/catalogue.ts';
import { ariaKeys, keyNames, type NamedKey } from '#renderer/kit/actions/shortcuts/names.ts';
import { ShortcutRegistry } from '#renderer/kit/actions/shortcuts/registry.ts';

const windows = { platform: 'windows', hasLetters: true } as const;
const mac = { platform: 'mac', hasLetters: true } as const;

/** A key pressed where the focus is. */
function press(key: string, init: KeyboardEventInit = {}, target: Element = document.body) {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  target.dispatchEvent(event);
  return event;
}
/** A key pressed at a time in milliseconds, whenever the page comes to it. */
const pressedAt = (timeStamp: number, key: string) =>
  Object.defineProperty(press(key), 'timeStamp', { value: timeStamp });
const put = (html: string): Element => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Element;
};

afterEach(() => put('<div></div>'));

describe('keyboard shortcuts', () => {
  it('run the handler registered last, and the one before it once that is removed', () => {
    const registry = new ShortcutRegistry();
    const page = vi.fn();
    const panel = vi.fn();
    registry.take('edit', page);
    const giveBack = registry.take('edit', panel);
    registry.press(press('F2'), windows);
    giveBack();
    const event = press('F2');
    registry.press(event, windows);
    expect([page, panel].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
    expect(event.defaultPrevented).toBe(true);
  });

  it('use Ctrl on Windows and Linux, ⌘ on a Mac, and never Ctrl+Alt', () => {
    const registry = new ShortcutRegistry();
    const run = vi.fn();
    registry.take('palette', run);
    registry.press(press('k', { ctrlKey: true }), windows);
    registry.press(press('k', { metaKey: true }), mac);
    expect(run).toHaveBeenCalledTimes(2);
    registry.press(press('k', { metaKey: true }), windows);
    registry.press(press('k', { ctrlKey: true }), mac);
    registry.press(press('k', { ctrlKey: true, altKey: true }), windows);
    registry.press(press('k', { ctrlKey: true, shiftKey: true }), windows);
    expect(run).toHaveBeenCalledTimes(2);
    expect(shortcutIds.filter((id) => shortcutOf(id).keys.includes('Alt'))).toEqual([]);
  });

  it('do nothing behind an open dialog', () => {
    const registry = new ShortcutRegistry();
    const run = vi.fn();
    registry.take('palette', run);
    put('<div role="dialog" aria-modal="true"></div>');
    registry.press(press('k', { ctrlKey: true }), windows);
    expect(run).not.toHaveBeenCalled();
  });
});

describe('single-letter shortcuts', () => {
  it.each([
    ['a', 'accept', 'G A'],
    ['r', 'refuse', 'G R'],
  ] as const)('are not also pressed by the %s that follows a G', (letter, own, keys) => {
    const registry = new ShortcutRegistry();
    const decide = vi.fn();
    const open = vi.fn();
    registry.take(own, decide);
    registry.take({ keys, name: 'routes:home.title' }, open);
    registry.press(pressedAt(0, 'g'), windows);
    registry.press(pressedAt(200, letter), windows);
    expect([decide, open].map((fn) => fn.mock.calls.length)).toEqual([0, 1]);
    registry.press(pressedAt(400, letter), windows);
    expect([decide, open].map((fn) => fn.mock.calls.length)).toEqual([1, 1]);
  });

  it('open a page after a G, within a second and a half', () => {
    const registry = new ShortcutRegistry();
    const users = vi.fn();
    registry.take({ keys: 'G U', name: 'routes:users.title' }, users);
    registry.press(pressedAt(0, 'g'), windows);
    registry.press(pressedAt(1500, 'u'), windows);
    expect(users).toHaveBeenCalledTimes(1);
    registry.press(pressedAt(2000, 'g'), windows);
    registry.press(pressedAt(3501, 'u'), windows);
    registry.press(pressedAt(3600, 'u'), windows);
    expect(users).toHaveBeenCalledTimes(1);
  });

  it('never act inside a field, and can be switched off', () => {
    const registry = new ShortcutRegistry();
    const help = vi.fn();
    registry.take('shortcutList', help);
    for (const html of [
      '<input>',
      '<textarea></textarea>',
      '<div contenteditable="true"></div>',
      '<div role="combobox"></div>',
    ]) {
      registry.press(press('?', { shiftKey: true }, put(html)), windows);
    }
    registry.press(press('?', { shiftKey: true }), { ...windows, hasLetters: false });
    expect(help).not.toHaveBeenCalled();
    registry.press(press('?', { shiftKey: true }, put('<button></button>')), windows);
    expect(help).toHaveBeenCalledTimes(1);
  });

  it('work as signs too, whether or not the keyboard layout needs Shift for them', () => {
    const registry = new ShortcutRegistry();
    const [larger, fit] = [vi.fn(), vi.fn()];
    registry.take('zoomIn', larger);
    registry.take('zoomFit', fit);
    for (const shiftKey of [true, false]) {
      registry.press(press('+', { shiftKey }), windows);
      registry.press(press('0', { shiftKey }), windows);
    }
    registry.press(press('+', {}, put('<input>')), windows);
    registry.press(press('+'), { ...windows, hasLetters: false });
    expect([larger, fit].map((fn) => fn.mock.calls.length)).toEqual([2, 2]);
  });

  it('leave Delete to a field, but not function keys', () => {
    const registry = new ShortcutRegistry();
    const remove = vi.fn();
    const next = vi.fn();
    registry.take('remove', remove);
    registry.take('nextPane', next);
    const field = put('<input>');
    registry.press(press('Delete', {}, field), windows);
    registry.press(press('F6', {}, field), windows);
    expect([remove, next].map((fn) => fn.mock.calls.length)).toEqual([0, 1]);
    // Also while single letters are switched off: it is not a letter.
    registry.press(press('Delete'), { ...windows, hasLetters: false });
    expect(remove).toHaveBeenCalledTimes(1);
  });
});

describe('the list of active shortcuts', () => {
  it('follows the handlers that screens register and remove', () => {
    const registry = new ShortcutRegistry();
    const heard = vi.fn();
    registry.subscribe(heard);
    const giveBack = registry.take('create', () => {});
    registry.take('palette', () => {});
    expect(registry.get()).toEqual(['palette', 'create']);
    giveBack();
    expect(registry.get()).toEqual(['palette']);
    expect(heard).toHaveBeenCalledTimes(3);
  });
});

describe('the labels of keys', () => {
  const french: Record<NamedKey, string> = {
    Mod: 'Ctrl',
    Shift: 'Maj',
    Enter: 'Entrée',
    Escape: 'Échap',
    Delete: 'Suppr',
    Space: 'Espace',
    PageDown: 'Page suiv.',
    PageUp: 'Page préc.',
    next: 'puis',
  };
  it.each([
    ['Mod+K', 'windows', 'Ctrl+K'],
    ['Mod+K', 'mac', '⌘K'],
    ['Shift+F10', 'linux', 'Maj+F10'],
    ['Mod+Enter', 'windows', 'Ctrl+Entrée'],
    ['Mod+Enter', 'mac', '⌘↩'],
    ['G U', 'windows', 'G puis U'],
    ['Delete', 'windows', 'Suppr'],
    ['Plus', 'linux', '+'],
    ['PageDown', 'windows', 'Page suiv.'],
  ] as const)('%s on %s reads %s', (keys, platform, expected) => {
    expect(keyNames(keys, platform, (key) => french[key])).toBe(expected);
  });

  it('follow the names that the web defines for assistive technology', () => {
    expect([ariaKeys('Mod+K', 'mac'), ariaKeys('Mod+K', 'linux')]).toEqual(['Meta+K', 'Control+K']);
  });
});
