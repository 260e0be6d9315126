import { expect } from 'vitest';
import type { Person } from './person.ts';

/** The accessible name of the focused element. */
export const focused = ({ page }: Person): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    // A cell with a checkbox has the name of the checkbox.
    const inner = element.role === 'gridcell' ? element.querySelector('[aria-label]') : null;
    const own = [element, inner].map((one) => one?.getAttribute('aria-label'));
    // A surface that has the focus and a name is not named by all that is in it.
    const content = element.role === 'dialog' ? '' : element.innerText;
    return [...own, ...labels.map((label) => label.innerText), content].filter(Boolean).join(' ');
  });

/** Presses a key until the requested element has the focus, up to a limit. */
export async function pressUntil(person: Person, key: string, text: string): Promise<void> {
  for (let step = 0; step < 80; step += 1) {
    if ((await focused(person)).includes(text)) return;
    await person.page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach "${text}"; the focus is on "${await focused(person)}"`);
}

/** Presses Tab until the requested element has the focus. */
export const tabTo = (person: Person, text: string, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> =>
  pressUntil(person, key, text);

/** Waits until the element with this name has the focus. */
export const focusOn = (person: Person, text: string) => expect.poll(() => focused(person)).toContain(text);

/** Presses keys in a row, without waiting for the application between them. */
export const pressQuickly = async ({ page }: Person, ...keys: readonly string[]): Promise<void> => {
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
};

/** Opens the palette, types, and chooses the first line once it is the expected one. */
export async function goByPalette(person: Person, typed: string, meant: string): Promise<void> {
  const { page, text } = person;
  await page.keyboard.press('Control+k');
  await focusOn(person, text('palette:label'));
  await page.keyboard.type(typed);
  await page.getByRole('option', { selected: true, name: meant }).first().waitFor();
  await page.keyboard.press('Enter');
}

/**
 * Counts the keys of a window from now on, those of a text that is typed one by one.
 * @returns how many were pressed since it was last asked
 */
export function countPresses({ page: { keyboard } }: Person): () => number {
  let count = 0;
  const press = keyboard.press.bind(keyboard);
  const type = keyboard.type.bind(keyboard);
  keyboard.press = (...pressed) => {
    count += 1;
    return press(...pressed);
  };
  keyboard.type = (text, options) => {
    count += text.length;
    return type(text, options);
  };
  return () => {
    const pressed = count;
    count = 0;
    return pressed;
  };
}

/** Presses that a person makes. */
export interface Presses {
  clicks: number;
  keys: number;
}

/**
 * Counts every press of a button of the mouse and of a key in the window from now on, whoever makes it: each letter that
 * is typed, Tab and Enter included. A chord such as Ctrl+Enter is one key.
 * @returns how many there were so far; a page that is loaded anew begins again
 */
export async function countInput({ page }: Person): Promise<() => Promise<Presses>> {
  await page.evaluate(() => {
    const counted = { clicks: 0, keys: 0 };
    Object.assign(window, { countedInput: counted });
    const modifiers = ['Control', 'Shift', 'Alt', 'Meta', 'AltGraph'];
    window.addEventListener('pointerdown', ({ isTrusted }) => (counted.clicks += isTrusted ? 1 : 0), { capture: true });
    window.addEventListener(
      'keydown',
      ({ isTrusted, key }) => (counted.keys += isTrusted && !modifiers.includes(key) ? 1 : 0),
      { capture: true },
    );
  });
  return () => page.evaluate(() => ({ ...(window as unknown as { countedInput: Presses }).countedInput }));
}
