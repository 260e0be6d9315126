import type { Page } from 'playwright';
import { median } from './measure.ts';

/** Keys typed into a field of the page of the benches, and how long each takes to be answered. */
export const letters = [...'covoiturage'];

/** The slowest key; one busy moment of the machine must not count for it. */
export function slowest(times: readonly (readonly number[])[]): number {
  for (const round of times) process.stderr.write(`   ${round.map((time) => time.toFixed(1)).join(', ')} ms\n`);
  return Math.max(...(times[0] ?? []).map((_, index) => median(times.map((round) => round[index] ?? Number.NaN))));
}

/** Types into the field that has the focus. @returns milliseconds of each key */
export async function typed(page: Page): Promise<number[]> {
  const times: number[] = [];
  for (const letter of letters) times.push(await timed(page, letter, 'input'));
  return times;
}

/** Starts the clock before the key is pressed. */
export async function timed(page: Page, key: string, answered: 'input' | 'keydown'): Promise<number> {
  const clock = page.evaluate((event) => window.bench?.timeNextKey(event), answered);
  // The page runs commands in order.
  await page.evaluate(() => {});
  await page.keyboard.press(key);
  const time = await clock;
  if (time === undefined) throw new Error('there is no clock');
  return time;
}
