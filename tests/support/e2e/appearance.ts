import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { SiteConfigFile } from '#shared/config.ts';
import { accessibilityProblems } from '../app.ts';
import { openFor } from './person.ts';
import { screens } from './screens.ts';

/** One way to look at a screen. */
interface Look {
  /** What axe holds the screen against: all of its rules, or those of the colours where nothing else differs. */
  rules: 'all' | 'colours';
  prepare?: (page: Page) => Promise<void>;
}

/** How the application looks to somebody. */
interface Appearance {
  name: string;
  config: SiteConfigFile;
  size?: { width: number; height: number };
  looks: Readonly<Record<string, Look>>;
}

/** What runs out of the window to the side, where nobody reads it without scrolling in two directions (WCAG 1.4.10). */
const runsOut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ['html', '#page', '[role="dialog"]', '[role="alertdialog"]']
      .flatMap((name) => [...document.querySelectorAll(name)].map((element) => ({ name, element })))
      .filter(
        ({ element }) =>
          element.scrollWidth > element.clientWidth + 1 || element.getBoundingClientRect().right > innerWidth + 1,
      )
      .map(({ name, element }) => `${name} is ${element.scrollWidth} wide of ${element.clientWidth}`),
  );

/** A test that walks through every screen. One walk a file: files run beside one another. */
export function testEveryScreen({ name, config, size, looks }: Appearance): void {
  it(`every screen in ${name} has nothing that axe finds wrong, and nothing out of sight`, async () => {
    const person = await openFor(config.locale ?? 'fr', { config });
    const { page } = person;
    if (size !== undefined) await page.setViewportSize(size);
    const found: Record<string, string[]> = {};
    for (const [screen, goThere] of screens) {
      await goThere(person);
      for (const [look, { rules, prepare }] of Object.entries(looks)) {
        await prepare?.(page);
        const problems = [...(await accessibilityProblems(page, rules)), ...(await runsOut(page))];
        if (problems.length > 0) found[`${screen}, ${look}`] = problems;
      }
    }
    expect(found).toEqual({});
  });
}
