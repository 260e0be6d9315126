import type { Page } from 'playwright';
import { preparePages } from './built-page.ts';
import { atMost, type Measure, median } from './measure.ts';

const blocks = 100;
const rounds = 3;
const letters = [...'covoiturage'];

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
      const title = page.locator('[data-block]').nth(50).locator('input');
      await title.focus();
      titles.push(await typed(page));
      await page.locator('[data-block]').nth(51).locator('[data-first]').click();
      await page.locator('[data-block]').nth(51).getByRole('textbox').click();
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

/** The slowest key; one busy moment of the machine must not count for it. */
function slowest(times: readonly (readonly number[])[]): number {
  for (const round of times) process.stderr.write(`   ${round.map((time) => time.toFixed(1)).join(', ')} ms\n`);
  return Math.max(...(times[0] ?? []).map((_, index) => median(times.map((round) => round[index] ?? Number.NaN))));
}

async function typed(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const letter of letters) times.push(await timed(page, letter, 'input'));
  return times;
}

async function moved(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const key of ['Alt+ArrowDown', 'Alt+ArrowUp']) times.push(await timed(page, key, 'keydown'));
  return times;
}

/** Starts the clock before the key is pressed. */
async function timed(page: Page, key: string, answered: 'input' | 'keydown'): Promise<number> {
  const clock = page.evaluate((event) => window.bench?.timeNextKey(event), answered);
  // The page runs commands in order.
  await page.evaluate(() => {});
  await page.keyboard.press(key);
  const time = await clock;
  if (time === undefined) throw new Error('there is no clock');
  return time;
}
