import type { Page } from 'playwright';
import { preparePages } from './built-page.ts';
import { letters, slowest, typed } from './keys.ts';
import { atMost, type Measure, median } from './measure.ts';

const rounds = 3;

/** What is long, and how it is opened. Each is ten times what a site has. */
const subjects = {
  'article of 1,000 paragraphs': (page: Page) => page.evaluate(() => window.bench?.openArticle(1000)),
  'text of 100 KB': (page: Page) => page.evaluate(() => window.bench?.openText(100)),
  'text of 390 KB': (page: Page) => page.evaluate(() => window.bench?.openText(390)),
  'text of 1 MB, as HTML': (page: Page) => page.evaluate(() => window.bench?.openText(1000)),
} as const;

/** Long articles and texts in their form, and a long list of drafts: each key, and the longest frame around them. */
export async function run(): Promise<Measure[]> {
  const pages = await preparePages();
  try {
    const measures: Measure[] = [];
    for (const [name, open] of Object.entries(subjects)) {
      const keys: number[][] = [];
      const frames: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const page = await pages.open();
        await open(page);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(1500);
        await page.locator('[contenteditable="true"], textarea').last().click();
        await page.waitForTimeout(500);
        const watch = await page.evaluateHandle(() => window.bench?.watchFrames());
        keys.push(await typed(page));
        // What follows the pause counts too: the form, its draft, the preview.
        await page.waitForTimeout(1500);
        frames.push(Math.max(...(await watch.evaluate((end) => end?.() ?? []))));
        await page.context().close();
      }
      measures.push(
        atMost(16, `${name}: answer to the slowest of ${letters.length} keys`, slowest(keys), 'ms'),
        atMost(50, `${name}: longest frame while it is typed in`, shown(name, frames), 'ms'),
      );
    }
    const frames: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await pages.open();
      await page.evaluate(() => window.bench?.openDrafts(500));
      frames.push(await page.evaluate(() => document.querySelectorAll('#page *').length));
      await page.context().close();
    }
    process.stderr.write(`   elements of a home with 500 drafts: ${frames.join(', ')}\n`);
    return measures;
  } finally {
    await pages.close();
  }
}

function shown(name: string, frames: readonly number[]): number {
  process.stderr.write(`   ${name}: longest frames ${frames.map((time) => time.toFixed(0)).join(', ')} ms\n`);
  return median([...frames]);
}
