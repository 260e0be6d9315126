import type { Locator, Page } from 'playwright';
import type { TrainingAccount } from '#shared/ipc/session.ts';
import type { Locale } from '#shared/preferences.ts';
import type { RouteName } from '#shared/routes.ts';
import { type AppOptions, launchApp, type TestApp } from '../app.ts';
import { type Texts, textsOf } from './texts.ts';

/** Someone at the application: does what people do, by the words that stand on the screen. */
export class Person {
  readonly app: TestApp;
  readonly text: Texts;

  constructor(app: TestApp, text: Texts) {
    this.app = app;
    this.text = text;
  }

  get page(): Page {
    return this.app.page;
  }

  button(key: string, values?: Record<string, unknown>): Locator {
    return this.page.getByRole('button', { name: this.text(key, values), exact: true });
  }

  /** A field by its label, which ends with a star when the field is required. */
  field(key: string): Locator {
    return this.page.getByLabel(new RegExp(`^${RegExp.escape(this.text(key))}\\s*\\*?$`, 'u'));
  }

  /** The title of the page on screen. */
  title(route: RouteName | 'login'): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.text(`routes:${route}.title`) });
  }

  /** The title of a page about one record, before or after the record's name joined it. */
  pageOf(route: RouteName): Locator {
    const title = RegExp.escape(this.text(`routes:${route}.title`));
    return this.page.getByRole('heading', { level: 1, name: new RegExp(`${title}$`, 'u') });
  }

  /** A message that is announced at once: a refusal, a failure. */
  alert(words: string): Locator {
    return this.page.getByRole('alert').filter({ hasText: words });
  }

  /** Signs in with the form and waits for nothing. */
  async typeCredentials(identifier: string, password: string): Promise<void> {
    await this.field('session:form.identifier').fill(identifier);
    await this.field('session:form.password').fill(password);
    await this.button('session:form.submit').click();
  }

  async signIn(identifier: string, password: string): Promise<void> {
    await this.typeCredentials(identifier, password);
    await this.title('home').waitFor();
  }

  async chooseTrainingAccount(account: TrainingAccount['key']): Promise<void> {
    const name = this.text(`session:training.accounts.${account}.name`);
    await this.page.getByRole('button', { name }).click();
  }

  async signInTraining(account: TrainingAccount['key'] = 'administrator'): Promise<void> {
    await this.chooseTrainingAccount(account);
    await this.title('home').waitFor();
  }

  /** Follows an entry of the menu. */
  async goTo(route: RouteName): Promise<void> {
    const menu = this.page.getByRole('navigation', { name: this.text('shell:menu.label') });
    await menu.getByRole('link', { name: this.text(`routes:${route}.title`), exact: true }).click();
    await this.title(route).waitFor();
  }

  /** The lines of the list on screen, without its titles. */
  get rows(): Locator {
    return this.page.locator('[role="grid"] [role="row"][data-row]:not([data-row="-1"])');
  }

  /** Where one is in the list: "1–25 sur 5 000". */
  get range(): Locator {
    return this.page.getByRole('navigation', { name: this.text('list:footer.label') }).getByRole('status');
  }

  async searchUsers(words: string): Promise<void> {
    await this.page.getByRole('searchbox', { name: this.text('users:filters.search') }).fill(words);
  }

  /** Opens the list of users and waits for its rows. */
  async openUsers(): Promise<void> {
    await this.goTo('users');
    await this.rows.first().waitFor();
  }
}

/** Opens the application in a language, with someone before it. To be called inside a test. */
export async function openFor(locale: Locale, options: AppOptions = {}): Promise<Person> {
  const [app, text] = await Promise.all([
    launchApp({ ...options, config: { locale, ...options.config } }),
    textsOf(locale),
  ]);
  return new Person(app, text);
}
