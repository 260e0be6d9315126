import type { Locator, Page } from 'playwright';
import type { TrainingAccount } from '#shared/ipc/session.ts';
import type { Locale } from '#shared/preferences.ts';
import { addressOf, type RouteName } from '#shared/routes.ts';
import { type AppOptions, launchApp, type TestApp } from '../app.ts';
import { type Input, type InputKind, inputOf, type PressOptions } from './input.ts';
import { type Texts, textsOf } from './texts.ts';

/** Matches a name whichever part of it comes first. */
export const inAnyOrder = (name: string): RegExp =>
  new RegExp(
    `^${name
      .split(/\s+/u)
      .map((word) => `(?=.*${RegExp.escape(word)})`)
      .join('')}`,
    'u',
  );

/** A person using the application, by mouse or by keyboard only: acts on elements by their visible text. */
export class Person {
  readonly app: TestApp;
  readonly text: Texts;
  readonly #input: Input;

  constructor(app: TestApp, text: Texts, input: InputKind = 'mouse') {
    this.app = app;
    this.text = text;
    // A restart of the application opens another page.
    this.#input = inputOf(input, () => app.page);
  }

  get page(): Page {
    return this.app.page;
  }

  /** The title of the page of a record with this name: that of a person begins with the family name. */
  recordTitle(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name: inAnyOrder(name) });
  }

  /** Activates a control. */
  press(target: Locator, options?: PressOptions): Promise<void> {
    return this.#input.press(target, options);
  }

  /** Activates a control twice, as fast as a hand does. */
  pressTwice(target: Locator): Promise<void> {
    return this.#input.pressTwice(target);
  }

  /** Replaces what a field holds. */
  fill(field: Locator, text: string): Promise<void> {
    return this.#input.fill(field, text);
  }

  button(key: string, values?: Record<string, unknown>): Locator {
    return this.page.getByRole('button', { name: this.text(key, values), exact: true });
  }

  /** A field by its label, beside which may stand whether it is optional or required. */
  field(key: string): Locator {
    const marks = [this.text('form:marks.optional'), this.text('form:marks.required')].join('|');
    return this.page.getByLabel(new RegExp(`^${RegExp.escape(this.text(key))}\\s*(?:${marks})?\\s*\\*?$`, 'u'));
  }

  /** The title of the page on screen. */
  title(route: RouteName | 'login'): Locator {
    if (route !== 'login') return this.pageOf(route);
    return this.page.getByRole('heading', { level: 1, name: this.text(`routes:${route}.title`) });
  }

  /** The title of a page, before or after the name of its record took the place of its kind. */
  pageOf(route: RouteName): Locator {
    return this.page.locator(`main[data-page="${route}"]`).getByRole('heading', { level: 1 });
  }

  /** The title of the page of a record: a person's begins with the family name, a row with either. */
  titleNaming(name: string): Locator {
    const heading = this.page.getByRole('heading', { level: 1 });
    return name.split(' ').reduce((title, word) => title.filter({ hasText: word }), heading);
  }

  /** A message that is announced at once: a refusal, a failure. */
  alert(text: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: text });
  }

  /** Submits the sign-in form without waiting for the result. */
  async typeCredentials(identifier: string, password: string): Promise<void> {
    await this.fill(this.field('session:form.identifier'), identifier);
    await this.fill(this.field('session:form.password'), password);
    await this.press(this.button('session:form.submit'));
  }

  async signIn(identifier: string, password: string): Promise<void> {
    await this.typeCredentials(identifier, password);
    await this.title('home').waitFor();
  }

  async chooseTrainingAccount(account: TrainingAccount['key']): Promise<void> {
    const name = this.text(`session:training.accounts.${account}.name`);
    await this.press(this.page.getByRole('button', { name }));
  }

  async signInTraining(account: TrainingAccount['key'] = 'administrator'): Promise<void> {
    await this.chooseTrainingAccount(account);
    await this.title('home').waitFor();
  }

  /** Signs in after a restart, where no keychain kept the session: as a training account, or as who is given. */
  async signInAgain(who?: { identifier: string; password: string }): Promise<void> {
    if (await this.isSignedIn()) return;
    if (who === undefined) await this.signInTraining();
    else await this.signIn(who.identifier, who.password);
  }

  /** Whether the window shows the home page rather than the sign-in page; waits until it shows one of them. */
  async isSignedIn(): Promise<boolean> {
    const login = this.title('login');
    await this.title('home').or(login).waitFor();
    return !(await login.isVisible());
  }

  async signOut(): Promise<void> {
    await this.press(this.button('shell:signOut.button'));
    await this.title('login').waitFor();
  }

  /** An entry of the menu. */
  menuEntry(route: RouteName): Locator {
    const menu = this.page.getByRole('navigation', { name: this.text('shell:menu.label') });
    return menu.locator(`a[href="${addressOf(route)}"]`);
  }

  /** Follows an entry of the menu. */
  async goTo(route: RouteName): Promise<void> {
    await this.press(this.menuEntry(route));
    await this.title(route).waitFor();
  }

  /** Whether the menu has an entry; waits until the entries common to everybody are shown. */
  async isInMenu(route: RouteName): Promise<boolean> {
    await this.menuEntry('home').waitFor();
    return this.menuEntry(route).isVisible();
  }

  /** Opens an address of the application, e.g. `/users?page=2`. */
  openAddress(path: string): Promise<void> {
    return this.#input.openAddress(path);
  }

  /** The rows of the list on screen, without the header. */
  get rows(): Locator {
    return this.page.locator('[role="grid"] [role="row"][data-row]:not([data-row="-1"])');
  }

  /** The position in the list: "1–25 sur 5 000". It stands before what the list itself says. */
  get range(): Locator {
    return this.page
      .getByRole('navigation', { name: this.text('list:footer.label') })
      .getByRole('status')
      .first();
  }

  /** The number of rows on all pages, read from the footer of the list. */
  async total(): Promise<number> {
    const range = await this.range.innerText();
    const last = /(\d+)\D*$/u.exec(range.replaceAll(/(?<=\d)[\s,. \u202f](?=\d)/gu, ''))?.[1];
    return Number(last);
  }

  /** Waits until the rows on screen are those requested last. */
  async settled(): Promise<void> {
    await this.page.locator('[role="grid"][aria-busy="false"]').waitFor();
  }

  /** Waits until the rows are sorted by the column with this title. */
  async sortedBy(title: string, direction: 'ascending' | 'descending' = 'ascending'): Promise<void> {
    await this.page.locator(`[role="columnheader"][aria-sort="${direction}"]`, { hasText: title }).waitFor();
    await this.settled();
  }

  /** The text of a row in the column with this title. */
  async cell(row: Locator, title: string): Promise<string> {
    const titles = await this.page.getByRole('columnheader').allInnerTexts();
    const place = titles.findIndex((text) => text.trim().startsWith(title));
    await this.#drawn(row);
    return row.getByRole('gridcell').nth(place).innerText();
  }

  /** The cell with the name of a row, which stays visible. */
  nameCell(row: Locator): Locator {
    return row.locator('[role="gridcell"][data-pinned]');
  }

  /** The name of a row, without the picture or initials before it; a family name that comes first goes last. */
  async nameOf(row: Locator): Promise<string> {
    await this.#drawn(row);
    return this.nameCell(row).evaluate((cell) => {
      const [given = '', family = ''] = ['given', 'family'].map(
        (part) => cell.querySelector(`[data-${part}-name]`)?.textContent?.trim() ?? '',
      );
      if (family !== '') return [given, family].filter(Boolean).join(' ');
      // A name that is cut or drawn in parts stands whole in the tip.
      const whole = cell.querySelector('span[title]')?.getAttribute('title');
      return whole ?? (cell as HTMLElement).innerText.split('\n').at(-1) ?? '';
    });
  }

  /** Waits until a row shows its text: a new row is in the document one frame before its cells. */
  async #drawn(row: Locator): Promise<void> {
    await this.nameCell(row).getByText(/\S/u).first().waitFor();
  }

  /** An entry of the open menu, by its label, which a shortcut may follow. */
  menuItem(key: string, values?: Record<string, unknown>): Locator {
    const label = this.page.getByText(this.text(key, values), { exact: true });
    return this.page.getByRole('menuitem').filter({ has: label });
  }

  /**
   * Starts an action of the list or of a selection: by its button, or from the menu that holds what has no button or no
   * room for one.
   */
  async act(key: string): Promise<void> {
    const menu = this.page.locator('[data-list-menu]');
    const bar = this.page.getByRole('toolbar', { name: this.text('actions:selection.bar') });
    await menu.or(bar).filter({ visible: true }).first().waitFor();
    const isChoosing = await bar.isVisible();
    const place = isChoosing ? bar : this.page.getByRole('main');
    const button = place
      .getByRole('button', { name: this.text(key), exact: true })
      .filter({ visible: true })
      .first();
    if (await button.isVisible()) await this.press(button);
    else {
      await this.press(isChoosing ? bar.locator('[aria-haspopup="menu"]') : menu);
      await this.press(this.menuItem(key));
    }
  }

  /** Starts an action from the menu of a row. */
  async startForRow(row: Locator, key: string): Promise<void> {
    await this.#input.openRowMenu(row);
    await this.press(this.menuItem(key));
  }

  /** A dialog by its title. */
  dialog(key: string, values?: Record<string, unknown>): Locator {
    const name = this.text(key, values);
    return this.page.getByRole('dialog', { name }).or(this.page.getByRole('alertdialog', { name }));
  }

  /** A text anywhere on the screen. */
  notice(key: string, values?: Record<string, unknown>): Locator {
    return this.page.getByText(this.text(key, values)).first();
  }

  /**
   * Waits for a message at the bottom of the window. Call it right after the mutation: the message stays for seconds
   * only.
   */
  async expectNotice(key: string, values?: Record<string, unknown>): Promise<void> {
    await this.#untilShown(this.page.getByText(this.text(key, values), { exact: true }));
  }

  /** Undoes the last action, from its message. */
  async undo(): Promise<void> {
    const undo = this.page.getByRole('button', { name: this.text('actions:undo.button'), exact: true });
    await this.#untilShown(undo);
    await this.press(this.#messages.locator(undo));
  }

  /** The region of messages, which shows one at a time. */
  get #messages(): Locator {
    return this.page.locator('[data-tabster-never-hide]');
  }

  /** Waits until the wanted message is shown, closing those before it. */
  async #untilShown(wanted: Locator): Promise<void> {
    const shown = this.#messages.locator(wanted).first();
    const other = this.#messages
      .filter({ hasNot: wanted })
      .getByRole('button', { name: this.text('common:actions.close'), exact: true });
    while (!(await shown.isVisible())) {
      // It may disappear before it is closed.
      if (await other.isVisible()) await this.press(other, { timeout: 1000 }).catch(() => {});
      await shown.or(other).first().waitFor();
    }
  }

  /** The button that opens the messages. */
  get bell(): Locator {
    return this.page.getByRole('button', { name: new RegExp(`^${this.text('shell:bell.label')}`, 'u') });
  }

  /** Opens a view of the list from its menu. */
  async openView(name: string): Promise<void> {
    await this.press(this.viewMenu);
    await this.press(this.page.getByRole('menuitemradio', { name }));
  }

  /** The button that shows which view is open. */
  get viewMenu(): Locator {
    const [before = ''] = this.text('list:views.menu', { name: '\n' }).split('\n');
    // The spaces of French typography are plain ones in the name that the browser computes.
    const start = RegExp.escape(before.replaceAll(/\s/gu, ' ').trim());
    return this.page.getByRole('button', { name: new RegExp(`^${start}`, 'u') });
  }

  async searchUsers(text: string): Promise<void> {
    await this.fill(this.page.getByRole('searchbox', { name: this.text('users:filters.search') }), text);
  }

  /** Opens the list of users and waits for its rows. */
  async openUsers(): Promise<void> {
    await this.goTo('users');
    await this.rows.first().waitFor();
  }
}

export interface PersonOptions extends AppOptions {
  /** How the person works; by mouse if absent. */
  input?: InputKind;
}

/** Opens the application in a language, for one person. Call it inside a test. */
export async function openFor(locale: Locale, options: PersonOptions = {}): Promise<Person> {
  const [app, text] = await Promise.all([
    launchApp({ ...options, config: { locale, ...options.config } }),
    textsOf(locale),
  ]);
  return new Person(app, text, options.input);
}
