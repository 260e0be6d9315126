import type { Page } from 'playwright';

/**
 * Resolves when the application has all that the page sent before: a message without an answer, such as the end of a
 * call, otherwise arrives any time later. Messages are in order, so that the answer to one more call proves those
 * before.
 */
export async function delivered(page: Page): Promise<void> {
  await page.evaluate(() => window.escale.app.bootstrap());
}
