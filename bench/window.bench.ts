import type { Page } from 'playwright';
import { atMost, type Measure, median } from './measure.ts';
import { prepareWindows } from './window.ts';

const runs = 5;

/**
 * From the start of the application's process to the paint of the largest text or picture of the sign-in page. In the
 * browser shell the process is that of Node and the browser is already running; the navigation is included.
 */
export async function run(): Promise<Measure[]> {
  const stage = await prepareWindows();
  try {
    const times: number[] = [];
    // The first run fills the disk cache and is not counted.
    for (let index = 0; index <= runs; index += 1) {
      const begin = Date.now();
      const window = await stage.open();
      await window.page.getByRole('heading', { level: 1 }).waitFor();
      const painted = await paintOfContent(window.page);
      await window.close();
      if (index > 0) times.push(painted - begin);
    }
    return [atMost(700, `process start to the painted login (${stage.kind})`, median(times), 'ms')];
  } finally {
    await stage.close();
  }
}

/** Time of the paint of the page's main content, in milliseconds since 1970. */
function paintOfContent(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1);
          if (last !== undefined) resolve(performance.timeOrigin + last.startTime);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}
