import type { Page } from 'playwright';
import { type Pages, preparePages } from './built-page.ts';
import { atMost, type Measure, median } from './measure.ts';
import { tasksDuring } from './processor.ts';

const turns = 20;
const scrolls = 5;

/** The list's grid: its mount beside a plain table, a tick among many rows, and a scroll through still more. */
export async function run(): Promise<Measure[]> {
  const pages = await preparePages();
  try {
    return [...(await mounts(pages)), ...(await ticks(pages)), await scrolling(pages)];
  } finally {
    await pages.close();
  }
}

/** In processor time, and alternately, so that other work on the machine weighs little, and on both. */
async function mounts(pages: Pages): Promise<Measure[]> {
  const measures: Measure[] = [];
  // The grid draws all rows up to 60, and only the visible ones of longer lists.
  for (const rows of [100, 60]) {
    const page = await pages.open();
    const stage = await page.evaluateHandle((count) => window.bench?.prepareMounts(count), rows);
    const times: Record<'grid' | 'table', number[]> = { grid: [], table: [] };
    let drawn = 0;
    for (let turn = 0; turn < turns; turn += 1) {
      for (const what of turn % 2 === 0 ? (['grid', 'table'] as const) : (['table', 'grid'] as const)) {
        const tasks = await tasksDuring(page, () => stage.evaluate((mounts, what) => mounts?.mount(what), what));
        times[what].push(Math.max(...tasks));
        if (what === 'grid') drawn = await stage.evaluate((mounts) => mounts?.drawn() ?? 0);
        await stage.evaluate((mounts) => mounts?.clear());
      }
    }
    await page.context().close();
    const [grid, table] = [median(times.grid), median(times.table)];
    process.stderr.write(
      `   ${rows} rows: grid ${grid.toFixed(1)} ms (${drawn} drawn), table ${table.toFixed(1)} ms\n`,
    );
    const share = drawn === rows ? 'all' : `${drawn}`;
    const name = `grid: mount of ${rows} rows, ${share} of them drawn, over a plain table of the same cells`;
    measures.push(atMost(1.5, name, grid / table, 'times'));
  }
  return measures;
}

async function ticks(pages: Pages): Promise<Measure[]> {
  const page = await pages.open();
  await page.evaluate(() => window.bench?.openList(1000));
  const found = [];
  for (let row = 0; row < 10; row += 1) found.push(await page.evaluate((index) => window.bench?.tick(index), row));
  await page.context().close();
  const all = found.filter((tick) => tick !== undefined);
  process.stderr.write(`   ticks: ${all.map(({ time }) => time.toFixed(1)).join(', ')} ms\n`);
  const rows = Math.max(...all.map((tick) => tick.rows));
  return [
    atMost(2, 'list: rows that a tick redraws at 1,000 loaded rows', rows, 'rows'),
    atMost(10, 'list: tick of a row at 1,000 loaded rows', median(all.map(({ time }) => time)), 'ms'),
  ];
}

/** The longest frame of each scroll: with the wheel, then through all rows as by dragging the scroll bar. */
async function scrolling(pages: Pages): Promise<Measure> {
  const page = await pages.open();
  await page.evaluate(() => window.bench?.openList(10_000));
  await page.locator('[role="grid"]').hover();
  const longest: number[] = [];
  for (let scroll = 0; scroll < scrolls; scroll += 1) {
    longest.push(Math.max(await longestFrame(page, wheel), await longestFrame(page, pull)));
  }
  await page.context().close();
  process.stderr.write(`   longest frames: ${longest.map((time) => time.toFixed(0)).join(', ')} ms\n`);
  return atMost(50, 'list: longest frame while 10,000 loaded rows scroll', median(longest), 'ms');
}

async function longestFrame(page: Page, scroll: (page: Page) => Promise<void>): Promise<number> {
  const watch = await page.evaluateHandle(() => window.bench?.watchFrames());
  await scroll(page);
  const times = await watch.evaluate((end) => end?.() ?? []);
  if (times.length < 30) throw new Error(`only ${times.length} frames were drawn`);
  return Math.max(...times);
}

async function wheel(page: Page): Promise<void> {
  for (let step = 0; step < 60; step += 1) await page.mouse.wheel(0, step < 30 ? 800 : -800);
}

/** Scrolls from the first row to the last in 120 frames, so that each frame has new rows only. */
const pull = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const grid = document.querySelector('[role="grid"]');
    if (grid === null) throw new Error('there is no list');
    const end = grid.scrollHeight - grid.clientHeight;
    for (let step = 0; step <= 120; step += 1) {
      grid.scrollTop = (end * step) / 120;
      await new Promise(requestAnimationFrame);
    }
    grid.scrollTop = 0;
  });
