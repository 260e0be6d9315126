import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Browser } from 'playwright';
import { isRoutePath } from '#shared/routes.ts';
import { launchBrowser } from '../../../tests/support/e2e/browser-window.ts';
import { root } from '../../run/setup/machine.mjs';
import { resultsFolder } from '../../run/steps/stages.ts';
import { indexPage } from './index-page.ts';
import { type ComparedScreen, comparedScreens } from './screens.ts';
import { makeSheet } from './sheet.ts';
import { type Checkout, type Look, takeAll } from './walk.ts';

/**
 * Writes a sheet per screen into `test-results/before-after/sheets`: the built checkout of the given folder at the left,
 * this one at the right, in two sizes and both themes. The single pictures are in `pictures` beside it. With `--keep` the
 * sheets and their index go into `docs/before-after`.
 */

const [earlierFolder = '', ...options] = process.argv.slice(2);
const earlier = resolve(earlierFolder);
const results = join(resultsFolder, 'before-after');
const pictures = join(results, 'pictures');
const target = options.includes('--keep') ? join(root, 'docs/before-after') : join(results, 'sheets');

const looks: readonly Look[] = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
].flatMap((size) => [
  { size, theme: 'light' as const },
  { size, theme: 'dark' as const },
]);

const pictureOf = (side: 'before' | 'after', { theme, size }: Look) => {
  const look = `${size.width}-${theme}`;
  return ({ name }: ComparedScreen) => join(pictures, `${name}-${look}-${side}.png`);
};

const routesOfEarlier: typeof import('#shared/routes.ts') = await import(
  pathToFileURL(join(earlier, 'src/shared/routes.ts')).href
);
const before: Checkout = { folder: earlier, hasPath: routesOfEarlier.isRoutePath };
const after: Checkout = { folder: root, hasPath: isRoutePath };

rmSync(pictures, { recursive: true, force: true });
const browser = await launchBrowser('narrow');
try {
  for (const look of looks) {
    await Promise.all([
      takeAll(browser, before, look, pictureOf('before', look)),
      takeAll(browser, after, look, pictureOf('after', look)),
    ]);
    process.stdout.write(`${look.size.width} ${look.theme}\n`);
  }
  await writeSheets(browser);
} finally {
  await browser.close();
}

async function writeSheets(within: Browser): Promise<void> {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const commit = commitOf(earlier);
  const rowOf = (screen: ComparedScreen) => (look: Look) => ({
    caption: `${look.size.width} × ${look.size.height}, ${look.theme === 'dark' ? 'sombre' : 'clair'}`,
    before: pictureOf('before', look)(screen),
    after: pictureOf('after', look)(screen),
    size: look.size,
  });
  for (const screen of comparedScreens) {
    const title = `${screen.name} – avant (${commit}) et après`;
    const path = join(target, `${screen.name}.webp`);
    writeFileSync(path, await makeSheet(within, title, looks.map(rowOf(screen))));
    process.stdout.write(`${relative(root, path)}\n`);
  }
  writeFileSync(join(target, 'README.md'), indexPage({ before: commit, day: new Date().toISOString().slice(0, 10) }));
}

/** The commit of a checkout, with its day. */
function commitOf(folder: string): string {
  return execFileSync('git', ['log', '-1', '--format=%h, %cs'], { cwd: folder, encoding: 'utf8' }).trim();
}
