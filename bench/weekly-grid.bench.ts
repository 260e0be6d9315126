import type { Page } from 'playwright';
import { preparePages } from './built-page.ts';
import { atMost, type Measure, median } from './measure.ts';

const halfHours = 48;
const turns = 9;
/** A move, a slot, a whole day, the whole week, and taking it back. */
const keys = ['ArrowRight', 'ArrowDown', ' ', 'Control+ ', 'Shift+ ', 'Control+a', 'Control+z', 'Control+End', 'Home'];
const rounds = 5;

/** The weekly grid of 7 days by 48 half hours: drawing it, and the answer to a key. */
export async function run(): Promise<Measure[]> {
  const pages = await preparePages();
  try {
    const page = await pages.open();
    const drawn = await page.evaluate(([parts, times]) => window.bench?.openWeek(parts, times), [
      halfHours,
      turns,
    ] as const);
    if (drawn === undefined) throw new Error('nothing was drawn');
    process.stderr.write(`   drawn: ${drawn.map((time) => time.toFixed(1)).join(', ')} ms\n`);
    const times: number[][] = [];
    for (let round = 0; round < rounds; round += 1) times.push(await pressed(page));
    const slowest = Math.max(...keys.map((_, index) => median(times.map((round) => round[index] ?? Number.NaN))));
    return [
      atMost(50, `weekly grid of 7 days by ${halfHours} half hours: drawn`, median(drawn), 'ms'),
      atMost(16, `weekly grid of 7 days by ${halfHours} half hours: answer to the slowest of its keys`, slowest, 'ms'),
    ];
  } finally {
    await pages.close();
  }
}

async function pressed(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const key of keys) {
    const clock = page.evaluate(() => window.bench?.timeNextKey('keydown'));
    // The page runs commands in order.
    await page.evaluate(() => {});
    await page.keyboard.press(key);
    const time = await clock;
    if (time === undefined) throw new Error('there is no clock');
    times.push(time);
  }
  process.stderr.write(`   keys: ${times.map((time) => time.toFixed(1)).join(', ')} ms\n`);
  return times;
}
