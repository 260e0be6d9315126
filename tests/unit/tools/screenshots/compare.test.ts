import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isRoutePath, routes } from '#shared/routes.ts';
import { indexPage } from '../../../../tools/screenshots/compare/index-page.ts';
import { comparedScreens } from '../../../../tools/screenshots/compare/screens.ts';

const folder = 'docs/before-after';
const names = comparedScreens.map(({ name }) => name);
const pathnameOf = (path: string) => path.replace(/\?.*/u, '');

describe('the pictures before and after', () => {
  it('show every address of the product, each under a name of its own', () => {
    expect(new Set(names).size).toBe(names.length);
    expect(comparedScreens.filter(({ path }) => !isRoutePath(pathnameOf(path)))).toEqual([]);
    const shapeOf = (path: string) => pathnameOf(path).replaceAll(/\$\w+|\d+/gu, '*');
    const shown = new Set(comparedScreens.map(({ path }) => shapeOf(path)));
    expect(routes.map(({ path }) => shapeOf(path)).filter((shape) => !shown.has(shape))).toEqual([]);
  });

  it('let each person sign in once', () => {
    const changes = comparedScreens.filter(({ account }, place) => account !== comparedScreens[place - 1]?.account);
    expect(changes).toHaveLength(new Set(comparedScreens.map(({ account }) => account)).size);
  });

  it('are listed on a page with the commit before and the day', () => {
    const page = indexPage({ before: 'abc1234, 2026-01-02', day: '2026-02-04' });
    for (const text of ['abc1234, 2026-01-02', '2026-02-04', '[users](users.webp)']) {
      expect(page).toContain(text);
    }
  });

  it('are kept with a sheet for each line of their page', () => {
    const page = readFileSync(join(folder, 'README.md'), 'utf8');
    const linked = [...page.matchAll(/\]\((?<file>[\w-]+\.webp)\)/gu)].map(([, file = '']) => file);
    expect(readdirSync(folder).filter((file) => file.endsWith('.webp'))).toEqual(linked.toSorted());
  });
});
