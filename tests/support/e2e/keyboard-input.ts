import type { ElementHandle, Keyboard, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { deepLinkTo } from '#shared/deep-link.ts';
import type { Input, PressOptions } from './input.ts';

/** The most keys on the way to a control: more than any screen has stops. */
const LONGEST_WAY = 120;

/**
 * Works with the keys alone: nothing is clicked, and nothing gets the focus in another way. A control that the keys do
 * not reach fails the test, with the way that the focus went.
 */
export class KeyboardInput implements Input {
  readonly #page: () => Page;

  constructor(page: () => Page) {
    this.#page = page;
  }

  get #keys(): Keyboard {
    return this.#page().keyboard;
  }

  async press(target: Locator, options?: PressOptions): Promise<void> {
    const key = await this.#reach(target, options);
    await this.#keys.press(key);
  }

  async pressTwice(target: Locator): Promise<void> {
    const key = await this.#reach(target);
    await Promise.all([this.#keys.press(key), this.#keys.press(key)]);
  }

  async fill(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    await this.#keys.press('Control+a');
    await (text === '' ? this.#keys.press('Delete') : this.#keys.type(text));
  }

  async openRowMenu(row: Locator): Promise<void> {
    await this.#reach(row.locator('[role="gridcell"][data-pinned]'));
    await this.#keys.press('Shift+F10');
  }

  /** Pastes the link of the address into the palette. */
  async openAddress(path: string): Promise<void> {
    await this.#keys.press('Control+k');
    const page = this.#page();
    await page.locator('[role="combobox"][aria-expanded]:focus').waitFor();
    await this.#keys.insertText(deepLinkTo(path));
    await page.getByRole('option', { selected: true }).filter({ hasText: path }).first().waitFor();
    await this.#keys.press('Enter');
  }

  /** Moves the focus to a control, and returns the key that activates it there. */
  async #reach(target: Locator, options: PressOptions = {}): Promise<'Enter' | 'Space'> {
    await target.waitFor(options);
    await expect.poll(() => target.isEnabled(options), options).toBe(true);
    const way: string[] = [];
    let isCareful = false;
    let element: ElementHandle<Node> = await target.elementHandle(options);
    for (let keys = 0; keys < LONGEST_WAY; keys += 1) {
      const step = await element.evaluate(nextStep);
      if (step.kind === 'there') return step.key;
      // React has drawn another element in its place, or it is gone.
      if (step.kind === 'gone') element = await target.elementHandle(options);
      else {
        // Too far, and the focus may begin again at the start of the page: from there on, each step is looked at.
        const times = isCareful ? 1 : step.times;
        isCareful ||= step.times > 1;
        way.push(`${step.from} ${times} ${step.key}`);
        await Promise.all(Array.from({ length: times }, () => this.#keys.press(step.key)));
      }
    }
    throw new Error(`The keys do not reach ${target}:\n${way.slice(-40).join('\n')}`);
  }
}

type Step =
  | { kind: 'there'; key: 'Enter' | 'Space' }
  | { kind: 'gone' }
  /** The next key, how often, and what has the focus before it. */
  | { kind: 'key'; key: string; times: number; from: string };

/** What a person would press next to reach an element from where the focus is. Runs in the page. */
function nextStep(node: Node): Step {
  if (!(node instanceof Element)) throw new TypeError('Only elements have the focus.');
  if (!node.isConnected) return { kind: 'gone' };
  const active = document.activeElement ?? document.body;
  const from = `${active.role ?? active.tagName} “${active.getAttribute('aria-label') ?? active.textContent?.slice(0, 40)}”`;
  const press = (key: string, times = 1): Step => ({ kind: 'key', key, times, from });
  const isBefore = (one: Element, other: Element): boolean =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const there = (element: Element): Step => ({
    kind: 'there',
    key: element.matches('input[type="checkbox"], input[type="radio"], [role="checkbox"], [role="switch"]')
      ? 'Space'
      : 'Enter',
  });

  // What is chosen in a list while the focus stays in its field.
  if (node.role === 'option') {
    const current = active.getAttribute('aria-activedescendant');
    if (current === node.id) return there(node);
    const chosen = current === null ? null : document.getElementById(current);
    return press(chosen !== null && isBefore(node, chosen) ? 'ArrowUp' : 'ArrowDown');
  }

  // In a grid the cells have the focus, on behalf of what stands in them.
  const cell = node.closest('[role="grid"] [aria-colindex]');
  const stop = cell ?? node;
  if (stop === active || (cell?.contains(active) ?? false)) return there(node);

  const group = stop.closest(
    '[role="grid"], [role="toolbar"], [role="tablist"], [role="menu"], [role="radiogroup"], fieldset',
  );
  if (group?.contains(active) === true) {
    if (cell !== null) {
      const place = (one: Element): [number, number] => [
        Number(one.closest('[data-row]')?.getAttribute('data-row')),
        Number(one.closest('[aria-colindex]')?.getAttribute('aria-colindex')),
      ];
      const [row, column] = place(cell);
      const [activeRow, activeColumn] = place(active);
      if (row !== activeRow) return press(row > activeRow ? 'ArrowDown' : 'ArrowUp');
      return press(column > activeColumn ? 'ArrowRight' : 'ArrowLeft');
    }
    const isForward = isBefore(active, stop);
    if (group.role === 'menu') return press(isForward ? 'ArrowDown' : 'ArrowUp');
    const isRadio = active.matches('input[type="radio"]') && stop.matches('input[type="radio"]');
    const isRoving = group.role === 'toolbar' || group.role === 'tablist';
    if (isRadio || (isRoving && !active.matches('input, textarea'))) {
      return press(isForward ? 'ArrowRight' : 'ArrowLeft');
    }
  }

  // A person sees how far it is: the stops between are counted, and what was counted wrong is one more look.
  const isStop = (one: HTMLElement): boolean =>
    one.tabIndex >= 0 &&
    !one.matches(':disabled, [inert] *, [data-tabster-dummy]') &&
    // Of the radios of a group one is a stop.
    (!one.matches('input[type="radio"]') || one.matches(':checked')) &&
    one.checkVisibility({ visibilityProperty: true });
  const isBackwards = isBefore(stop, active);
  const [start, end] = isBackwards ? [stop, active] : [active, stop];
  const between = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, iframe, [tabindex], [contenteditable="true"]',
    ),
  ].filter((one) => isBefore(start, one) && isBefore(one, end) && isStop(one));
  // Tabs and toolbars are one stop each.
  const stops = new Set(between.map((one) => one.closest('[role="tablist"], [role="toolbar"]') ?? one));
  return press(isBackwards ? 'Shift+Tab' : 'Tab', Math.max(1, stops.size));
}
