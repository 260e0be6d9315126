import type { Page } from 'playwright';
import { expect } from 'vitest';
import { accessibilityProblems, size } from '../app.ts';

/** A window of 1280 × 900 at 200 %: for a page, zooming in means a window with fewer CSS pixels. */
export const zoomedSize = { width: 640, height: 450 };

/**
 * Gives the window a size, and waits for the layout that it brings: media queries tell the page of it before its next
 * frame, and what is looked for until then is found in the old layout.
 */
export async function resizeTo(page: Page, { width, height }: { width: number; height: number }): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  await page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
}

/** Elements wider than the window, which need scrolling in two directions (WCAG 1.4.10). */
export const runsOut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['html', '#page', '[role="dialog"]', '[role="alertdialog"]']
      .flatMap((name) => [...document.querySelectorAll(name)].map((element) => ({ name, element })))
      .filter(
        ({ element }) =>
          element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().right > innerWidth + 1,
      )
      .map(({ name, element }) => `${name} is ${element.scrollWidth} wide of ${element.clientWidth}`),
  );

/**
 * What axe finds on the screen enlarged to 200 %, where nothing may be out of view; the window has its size again
 * after.
 */
export async function problemsEnlarged(page: Page): Promise<string[]> {
  await page.setViewportSize(zoomedSize);
  // Buttons without room go into a menu once the window has measured them.
  await expect.poll(() => runsOut(page)).toEqual([]);
  const problems = await accessibilityProblems(page);
  await page.setViewportSize(size);
  return problems;
}
