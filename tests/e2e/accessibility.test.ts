import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { SiteConfigFile } from '#shared/config.ts';
import { accessibilityProblems } from '../support/app.ts';
import { openFor } from '../support/e2e/person.ts';
import { screens } from '../support/e2e/screens.ts';

interface Appearance {
  name: string;
  config: SiteConfigFile;
  prepare?: (page: Page) => Promise<void>;
}

const appearances: Appearance[] = [
  { name: 'the light theme', config: { locale: 'fr', theme: 'light' } },
  { name: 'the dark theme', config: { locale: 'en', theme: 'dark' } },
  {
    name: 'forced colours',
    config: { locale: 'en', theme: 'light' },
    prepare: (page) => page.emulateMedia({ forcedColors: 'active' }),
  },
  {
    name: 'a zoom of 200 %',
    config: { locale: 'fr', theme: 'light' },
    // To a page, a zoom is a window of fewer of its pixels.
    prepare: (page) => page.setViewportSize({ width: 640, height: 450 }),
  },
];

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

describe.each(appearances)('every screen, in $name', ({ config, prepare }) => {
  it('has nothing that axe finds wrong, and nothing out of sight', { timeout: 240_000 }, async () => {
    const person = await openFor(config.locale ?? 'fr', { config });
    await prepare?.(person.page);
    const found: Record<string, string[]> = {};
    for (const [name, goThere] of screens) {
      await goThere(person);
      const problems = [...(await accessibilityProblems(person.page)), ...(await runsOut(person.page))];
      if (problems.length > 0) found[name] = problems;
    }
    expect(found).toEqual({});
  });
});
