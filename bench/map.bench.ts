import type { Page } from 'playwright';
import { preparePages } from './built-page.ts';
import { atMost, type Measure, median } from './measure.ts';

const points = 3000;
const many = 30_000;
const rounds = 5;

/**
 * Points that come onto a map: clusters, signs, elements, layout and paint. Then the map while it is dragged, over land
 * that was not in sight before.
 */
export async function run(): Promise<Measure[]> {
  const pages = await preparePages();
  try {
    const times: number[] = [];
    const dragged: Record<number, number[]> = { [points]: [], [many]: [] };
    for (let round = 0; round < rounds; round += 1) {
      for (const count of [points, many]) {
        const page = await pages.open();
        await page.evaluate(() => window.bench?.openMap());
        const drawn = await page.evaluate((number) => window.bench?.timePoints(number), count);
        if (drawn === undefined || drawn.markers < 40) throw new Error('the map has not drawn its points');
        const longest = await drag(page);
        process.stderr.write(
          `   ${count} points: ${drawn.markers} markers in ${drawn.time.toFixed(1)} ms, ${longest.toFixed(1)} ms a frame\n`,
        );
        if (count === points) times.push(drawn.time);
        dragged[count]?.push(longest);
        await page.context().close();
      }
    }
    return [
      atMost(500, `map: ${points} points drawn after their data`, median(times), 'ms'),
      ...[points, many].map((count) =>
        atMost(50, `map: longest frame while ${count} points are dragged`, median(dragged[count] ?? []), 'ms'),
      ),
    ];
  } finally {
    await pages.close();
  }
}

/** Zooms in once and drags the map by three of its widths. @returns the longest frame in milliseconds */
async function drag(page: Page): Promise<number> {
  await page.locator('[data-surface]').focus();
  await page.keyboard.press('+');
  // The movement of the key, and what rests afterwards.
  await page.waitForTimeout(1000);
  await page.evaluate(() => window.bench?.startFrames());
  for (const direction of [1, -1, 1]) {
    await page.mouse.move(640 - 600 * direction, 420);
    await page.mouse.down();
    for (let step = 1; step <= 60; step += 1) {
      await page.mouse.move(640 - 600 * direction + 20 * direction * step, 420 + (step % 2));
    }
    await page.mouse.up();
  }
  return page.evaluate(() => Math.max(...(window.bench?.endFrames() ?? [])));
}
