import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { SiteConfigFile } from '#shared/config.ts';
import type { FontName } from '../../../tools/run/steps/fonts.ts';
import { accessibilityProblems, size as usualSize } from '../app.ts';
import { openFor } from './person.ts';
import { resizeTo, runsOut } from './room.ts';
import { screens } from './screens.ts';

/** One way to look at a screen. */
interface Look {
  /** The rules that axe checks: all, only those on colours where nothing else differs, or none but the space. */
  rules: 'all' | 'colours' | 'none';
  prepare?: (page: Page) => Promise<void>;
  /** What is looked for beside that; it may leave the window in another size. */
  further?: readonly ((page: Page) => Promise<string[]>)[];
}

/** One appearance of the application. */
interface Appearance {
  name: string;
  config: SiteConfigFile;
  /** The font of the window; the widest if absent. */
  font?: FontName;
  /** The size in which the screens are opened; the usual one if absent. */
  size?: { width: number; height: number };
  looks: Readonly<Record<string, Look>>;
}

/** Tests every screen. One appearance per file, as files run in parallel. */
export function testEveryScreen({ name, config, font, size = usualSize, looks }: Appearance): void {
  it(`every screen in ${name} has nothing out of view, and nothing that axe finds wrong`, async () => {
    const person = await openFor(config.locale ?? 'fr', { config, ...(font !== undefined && { font }) });
    const { page } = person;
    const found: Record<string, string[]> = {};
    for (const [screen, goThere] of screens) {
      await resizeTo(page, size);
      await goThere(person);
      for (const [look, { rules, prepare, further = [] }] of Object.entries(looks)) {
        await prepare?.(page);
        const problems = await runsOut(page);
        if (rules !== 'none') problems.push(...(await accessibilityProblems(page, rules)));
        for (const find of further) problems.push(...(await find(page)));
        if (problems.length > 0) found[`${screen}, ${look}`] = problems;
      }
    }
    expect(found).toEqual({});
  });
}
