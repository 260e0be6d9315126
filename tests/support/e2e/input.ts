import type { Locator, Page } from 'playwright';
import { KeyboardInput } from './keyboard-input.ts';

/** How a person works the application in a test. */
export interface Input {
  /** Activates a control: a button, a link, an entry of a menu or of a list to choose from, a tab, a checkbox. */
  press(target: Locator, options?: PressOptions): Promise<void>;
  /** Activates a control twice, as fast as a hand does. */
  pressTwice(target: Locator): Promise<void>;
  /** Replaces what a field holds. */
  fill(field: Locator, text: string): Promise<void>;
  /** Opens the menu of a row of a list. */
  openRowMenu(row: Locator): Promise<void>;
  /** Goes to an address of the application, e.g. `/users?page=2`. */
  openAddress(path: string): Promise<void>;
}

export interface PressOptions {
  /** Milliseconds to wait for the control; the patience of the window if absent. */
  timeout?: number;
}

export type InputKind = 'mouse' | 'keyboard';

export const inputOf = (kind: InputKind, page: () => Page): Input =>
  kind === 'mouse' ? new MouseInput(page) : new KeyboardInput(page);

/** Clicks, and writes into fields at once. */
class MouseInput implements Input {
  readonly #page: () => Page;

  constructor(page: () => Page) {
    this.#page = page;
  }

  press(target: Locator, options?: PressOptions): Promise<void> {
    return target.click(options);
  }

  pressTwice(target: Locator): Promise<void> {
    return target.dblclick();
  }

  fill(field: Locator, text: string): Promise<void> {
    return field.fill(text);
  }

  openRowMenu(row: Locator): Promise<void> {
    return row.locator('[data-menu]').click();
  }

  /**
   * As the browser's forward button does: a form with unsaved work asks before it is left. The router tells forward by
   * the position in its state, and patches `pushState` of the window, which would go there without a question.
   */
  async openAddress(path: string): Promise<void> {
    await this.#page().evaluate((address) => {
      const index = Number(history.state?.__TSR_index ?? 0) + 1;
      History.prototype.pushState.call(history, { __TSR_index: index }, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
    }, path);
  }
}
