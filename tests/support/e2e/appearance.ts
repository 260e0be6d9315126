import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { SiteConfigFile } from '#shared/config.ts';
import { type FontName, fontNames } from '../../../tools/run/steps/fonts.ts';
import { accessibilityProblems } from '../app.ts';
import { openFor } from './person.ts';
import { screens } from './screens.ts';

/** One way to look at a screen. */
interface MarkerStyle {
  /** The rules that axe checks: all, or only those on colours where nothing else differs. */
  rules: 'all' | 'colours';
  prepare?: (page: Page) => Promise<void>;
}

/** One appearance of the application. */
interface Appearance {
  name: string;
  config: SiteConfigFile;
  size?: { width: number; height: number };
  looks: Readonly<Record<string, MarkerStyle>>;
}

/** Elements wider than the window, which need scrolling in two directions (WCAG 1.4.10). */
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

/** The font in which axe runs too: its rules give the same result in all fonts, except for the space. */
const fontOfAxe: FontName = 'wide';

/** Tests every screen in each font. One appearance per file, as files run in parallel. */
export function testEveryScreen({ name, config, size, looks }: Appearance): void {
  it.each(fontNames)(
    `every screen in ${name} has nothing out of view, and nothing that axe finds wrong, in the %s font`,
    async (font) => {
      const person = await openFor(config.locale ?? 'fr', { config, font });
      const { page } = person;
      if (size !== undefined) await page.setViewportSize(size);
      const found: Record<string, string[]> = {};
      for (const [screen, goThere] of screens) {
        await goThere(person);
        for (const [look, { rules, prepare }] of Object.entries(looks)) {
          await prepare?.(page);
          const problems = await runsOut(page);
          if (font === fontOfAxe) problems.push(...(await accessibilityProblems(page, rules)));
          if (problems.length > 0) found[`${screen}, ${look}`] = problems;
        }
      }
      expect(found).toEqual({});
    },
  );
}
