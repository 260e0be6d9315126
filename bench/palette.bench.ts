import type { Page } from 'playwright';
import { preparePages } from './built-page.ts';
import { atMost, type Measure, median } from './measure.ts';

const rounds = 5;
/** The keys pressed in order; all except the arrows type text. */
const keys = ['e', 'x', 'p', 'Backspace', 'Backspace', 'Backspace', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'm', 'o'];

/** The command palette among 200 actions, opened for the first time in each round. */
export async function run(): Promise<Measure[]> {
  const pages = await preparePages();
  try {
    const openings: number[] = [];
    const answers: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await pages.open();
      await page.evaluate(() => window.bench?.openHome(200));
      // The code of the palette is loaded while the page is idle.
      await page.waitForLoadState('networkidle');
      openings.push(await opening(page));
      const times: number[] = [];
      for (const key of keys) times.push(await answer(page, key));
      process.stderr.write(`   keys: ${times.map((time) => time.toFixed(1)).join(', ')} ms\n`);
      answers.push(times);
      await page.context().close();
    }
    process.stderr.write(`   openings: ${openings.map((time) => time.toFixed(1)).join(', ')} ms\n`);
    // One busy moment of the machine must not count for a key.
    const slowest = Math.max(...keys.map((_, index) => median(answers.map((times) => times[index] ?? Number.NaN))));
    return [
      atMost(50, 'palette: first opening, among 200 actions', median(openings), 'ms'),
      atMost(16, `palette: answer to the slowest of ${keys.length} keys, among 200 actions`, slowest, 'ms'),
    ];
  } finally {
    await pages.close();
  }
}

const opening = (page: Page): Promise<number> => timed(page, 'Control+k', () => window.bench?.timeOpening());

const answer = (page: Page, key: string): Promise<number> =>
  key.startsWith('Arrow')
    ? timed(page, key, () => window.bench?.timeNextKey('keydown'))
    : timed(page, key, () => window.bench?.timeNextKey('input'));

/** Starts the clock before the key is pressed. */
async function timed(page: Page, key: string, clock: () => Promise<number> | undefined): Promise<number> {
  const answered = page.evaluate(clock);
  // The page runs commands in order.
  await page.evaluate(() => {});
  await page.keyboard.press(key);
  const time = await answered;
  if (time === undefined) throw new Error('there is no clock');
  return time;
}
