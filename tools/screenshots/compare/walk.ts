import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Browser, Page } from 'playwright';
import { addressOf } from '#shared/routes.ts';
import { type AccountKey, accounts } from '#training/access/accounts.ts';
import { textsOf } from '../../../tests/support/e2e/texts.ts';
import { closeKeychainBar, goTo, press, type ScreenContext, settled } from '../screen.ts';
import { openWindow } from '../window.ts';
import { type ComparedScreen, comparedScreens } from './screens.ts';

/** One theme and size of the window, in pixels. */
export interface Look {
  readonly theme: 'light' | 'dark';
  readonly size: { readonly width: number; readonly height: number };
}

/** A checkout of the application, with its build. */
export interface Checkout {
  readonly folder: string;
  /** Whether it has an address, given without its search. */
  readonly hasPath: (pathname: string) => boolean;
}

/**
 * Takes a picture of every screen of an application in one look and in French.
 *
 * @param pathOf the file for the picture of a screen, as PNG
 */
export async function takeAll(
  browser: Browser,
  { folder, hasPath }: Checkout,
  { theme, size }: Look,
  pathOf: (screen: ComparedScreen) => string,
): Promise<void> {
  const window = await openWindow(browser, { application: folder, locale: 'fr', theme, size });
  try {
    const { page } = window;
    const at = { window, page, text: await textsOf('fr', folder), folder: window.folder };
    let current: AccountKey | null = null;
    let place = 0;
    for (const screen of comparedScreens) {
      const { account, path, structure = 0, prepare } = screen;
      if (!hasPath(path.replace(/\?.*/u, ''))) continue;
      if (account !== null && account !== current) {
        await signIn(at, account, current !== null);
        place = 0;
      }
      current = account;
      if (structure !== place) await chooseStructure(at, structure);
      place = structure;
      if (account !== null) await goTo(at, path);
      await quiet(page);
      if (prepare !== undefined) {
        await prepare(at);
        await quiet(page);
      }
      const file = pathOf(screen);
      await page.mouse.move(0, 0);
      mkdirSync(dirname(file), { recursive: true });
      await page.screenshot({ path: file });
    }
  } finally {
    await window.close();
  }
}

/** Signs in as a person of the training platform, after another one where there is one. */
async function signIn(at: ScreenContext, key: AccountKey, isAfterAnother: boolean): Promise<void> {
  const account = accounts.find((one) => one.key === key);
  if (account === undefined) throw new Error(`The training platform has no account ${key}`);
  if (isAfterAnother) await press(at, at.text('shell:signOut.button'));
  await at.page.locator('input[autocomplete="username"]').fill(account.identifier);
  const password = at.page.locator('input[autocomplete="current-password"]');
  await password.fill(account.password);
  await password.press('Enter');
  await password.waitFor({ state: 'detached' });
  await quiet(at.page);
  await closeKeychainBar(at);
}

/** Chooses a structure by its place, on a page that no structure leaves, and closes the message that may say so. */
async function chooseStructure(at: ScreenContext, place: number): Promise<void> {
  await goTo(at, addressOf('home'));
  await quiet(at.page);
  await at.page.getByLabel(at.text('shell:structure')).selectOption({ index: place });
  const close = at.page.getByRole('button', { name: at.text('common:actions.close'), exact: true });
  await close
    .first()
    .click({ timeout: 3_000 })
    .catch(() => undefined);
}

/**
 * Waits until a page shows its heading and nothing has changed for a while, whatever it shows. Without rest, as beside
 * a clock, the picture is taken all the same.
 */
async function quiet(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor();
  await page.evaluate(
    ({ rest, longest }) =>
      new Promise<void>((resolve) => {
        let changed = performance.now();
        const started = changed;
        const observer = new MutationObserver(() => {
          changed = performance.now();
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
        const isBusy = () => document.querySelector('main [aria-busy="true"], .fui-Skeleton, .fui-Spinner') !== null;
        const look = () => {
          const now = performance.now();
          if (now - started < longest && (now - changed < rest || isBusy())) return void window.setTimeout(look, 50);
          observer.disconnect();
          resolve();
        };
        look();
      }),
    { rest: 800, longest: 12_000 },
  );
  // An animation that is paused never ends.
  await Promise.race([settled(page), setTimeout(5_000)]);
}
