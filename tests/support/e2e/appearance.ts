import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { SiteConfigFile } from '#shared/config.ts';
import { accessibilityProblems } from '../app.ts';
import { openFor } from './person.ts';
import { screens } from './screens.ts';

/** How the application looks to somebody. */
interface Appearance {
  name: string;
  config: SiteConfigFile;
  /** What axe holds every screen against: all of its rules, or those of the colours where nothing else differs. */
  rules: 'all' | 'colours';
  prepare?: (page: Page) => Promise<void>;
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

/** A test that walks through every screen. One appearance a file: files run beside one another. */
export function testEveryScreen({ name, config, rules, prepare }: Appearance): void {
  it(`every screen in ${name} has nothing that axe finds wrong, and nothing out of sight`, async () => {
    const person = await openFor(config.locale ?? 'fr', { config });
    await prepare?.(person.page);
    const found: Record<string, string[]> = {};
    for (const [screen, goThere] of screens) {
      await goThere(person);
      const problems = [...(await accessibilityProblems(person.page, rules)), ...(await runsOut(person.page))];
      if (problems.length > 0) found[screen] = problems;
    }
    expect(found).toEqual({});
  });
}
