import { preparePages } from './built-page.ts';
import { atMost, type Measure, median } from './measure.ts';

const points = 3000;
const rounds = 5;

/** Points that come onto a map: clusters, signs, elements, layout and paint. */
export async function run(): Promise<Measure[]> {
  const pages = await preparePages();
  try {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await pages.open();
      await page.evaluate(() => window.bench?.openMap());
      const drawn = await page.evaluate((count) => window.bench?.timePoints(count), points);
      if (drawn === undefined || drawn.markers < 100) throw new Error('the map has not drawn its points');
      process.stderr.write(`   ${drawn.markers} markers in ${drawn.time.toFixed(1)} ms\n`);
      times.push(drawn.time);
      await page.context().close();
    }
    return [atMost(500, `map: ${points} points drawn after their data`, median(times), 'ms')];
  } finally {
    await pages.close();
  }
}
