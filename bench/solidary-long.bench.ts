import type { Page } from 'playwright';
import { preparePages } from './built-page.ts';
import { letters, slowest, typed } from './keys.ts';
import { atMost, type Measure, median } from './measure.ts';

/** Ten times today's sizes. */
const cards = 3000;
const solutions = 2000;
const entries = 2000;
const rounds = 3;

/** The long parts of solidary records at ten times today's size: the board, the solutions and the diary. */
export async function run(): Promise<Measure[]> {
  const pages = await preparePages();
  try {
    const board = await pages.open();
    await board.evaluate((count) => window.bench?.openBoard(count), cards);
    const onBoard: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      onBoard.push(await longestFrame(board, 'section [role="group"][tabindex="0"]'));
    }
    await board.context().close();

    const page = await pages.open();
    await page.evaluate(([some, diary]) => window.bench?.openRecord(some, diary, 1), [solutions, entries] as const);
    const inTable: number[] = [];
    const inDiary: number[] = [];
    const keys: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      inTable.push(await longestFrame(page, ':has(> [data-zone="solutions"])'));
      inDiary.push(await longestFrame(page, '[data-zone="followUp"] [role="group"]'));
      await page.locator('[data-zone="followUp"] textarea').fill('');
      keys.push(await typed(page));
    }
    for (const times of [onBoard, inTable, inDiary]) {
      process.stderr.write(`   longest frames: ${times.map((time) => time.toFixed(0)).join(', ')} ms\n`);
    }
    const record = `solidary record with ${solutions} solutions and ${entries} diary entries`;
    return [
      atMost(50, `board of ${cards} solidary records: longest frame while a column scrolls`, median(onBoard), 'ms'),
      atMost(50, `${record}: longest frame while the solutions scroll`, median(inTable), 'ms'),
      atMost(50, `${record}: longest frame while the diary scrolls`, median(inDiary), 'ms'),
      atMost(16, `${record}: answer to the slowest of ${letters.length} keys in a comment`, slowest(keys), 'ms'),
    ];
  } finally {
    await pages.close();
  }
}

/** Scrolls the first element of a selector from its start to its end in 120 frames, and back at once. */
async function longestFrame(page: Page, selector: string): Promise<number> {
  const watch = await page.evaluateHandle(() => window.bench?.watchFrames());
  await page.evaluate(async (wanted) => {
    const scroller = document.querySelector(wanted);
    if (scroller === null) throw new Error(`there is no ${wanted}`);
    const end = scroller.scrollHeight - scroller.clientHeight;
    if (end < scroller.clientHeight) throw new Error(`${wanted} does not scroll`);
    for (let step = 0; step <= 120; step += 1) {
      scroller.scrollTop = (end * step) / 120;
      await new Promise(requestAnimationFrame);
    }
    scroller.scrollTop = 0;
  }, selector);
  const times = await watch.evaluate((end) => end?.() ?? []);
  if (times.length < 30) throw new Error(`only ${times.length} frames were drawn`);
  return Math.max(...times);
}
