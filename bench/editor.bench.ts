import type { Page } from 'playwright';
import { preparePages } from './built-page.ts';
import { letters, slowest, timed, typed } from './keys.ts';
import { atMost, type Measure } from './measure.ts';

const blocks = 100;
const rounds = 3;

/** The block editor of a message with 100 blocks: typing in a title, typing in a text, and moving a block. */
export async function run(): Promise<Measure[]> {
  const pages = await preparePages();
  try {
    const titles: number[][] = [];
    const texts: number[][] = [];
    const moves: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await pages.open();
      await page.evaluate((count) => window.bench?.openEditor(count), blocks);
      await page.waitForLoadState('networkidle');
      const [title, text] = [page.locator('[data-block]').nth(50), page.locator('[data-block]').nth(51)];
      await title.locator('[aria-expanded]').click();
      await title.locator('input').focus();
      titles.push(await typed(page));
      await text.locator('[aria-expanded]').click();
      await text.getByRole('textbox').click();
      texts.push(await typed(page));
      moves.push(await moved(page));
      await page.context().close();
    }
    return [
      atMost(
        16,
        `block editor: answer to the slowest of ${letters.length} keys in a title, among 100 blocks`,
        slowest(titles),
        'ms',
      ),
      atMost(
        16,
        `block editor: answer to the slowest of ${letters.length} keys in a text, among 100 blocks`,
        slowest(texts),
        'ms',
      ),
      atMost(50, 'block editor: move of a block by its keys, among 100 blocks', slowest(moves), 'ms'),
    ];
  } finally {
    await pages.close();
  }
}

async function moved(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const key of ['Alt+ArrowDown', 'Alt+ArrowUp']) times.push(await timed(page, key, 'keydown'));
  return times;
}
