import type { Locator, Page } from 'playwright';
import type { Texts } from '../../tests/support/e2e/texts.ts';
import type { AppWindow } from '../../tests/support/e2e/window.ts';

/** A screen to take a picture of, and the steps to it from the screen before. */
export interface Screen {
  readonly name: string;
  readonly open: (at: ScreenContext) => Promise<void>;
}

export interface ScreenContext {
  readonly window: AppWindow;
  readonly page: Page;
  readonly text: Texts;
  /** Folder for files that a screen needs. */
  readonly folder: string;
}

export const press = ({ page }: ScreenContext, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().click();

/** The first row of the list on screen. */
export const firstRow = ({ page }: ScreenContext): Locator => page.locator('[role="grid"] [role="row"][data-row="0"]');

/** Waits for a dashboard, which is in a frame inside a page of the browser shell. */
export const dashboardDrawn = ({ page }: ScreenContext): Promise<void> =>
  page.frameLocator('[data-testid="shell-view"]').frameLocator('iframe').getByRole('table').first().waitFor();

/** Opens a path of the application, as a link inside it does. */
export async function goTo({ page }: Pick<ScreenContext, 'page'>, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Waits until every part is there and nothing is read any more, pictures are loaded and animations have ended. */
export async function settled(page: Page): Promise<void> {
  const coming = '.fui-Skeleton, .fui-Spinner, main [aria-busy="true"]';
  await page.waitForFunction((parts) => document.querySelector(parts) === null, coming);
  await page.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
    await Promise.all(ending.map((animation) => animation.finished.catch(() => {})));
  });
}

/** Closes the bar that appears once where there is no keychain, to keep it off the pictures. */
export async function closeKeychainBar({ page, text }: Pick<ScreenContext, 'page' | 'text'>): Promise<void> {
  const close = page.getByRole('button', { name: text('common:actions.close'), exact: true });
  if (await close.first().isVisible()) await close.first().click();
}
