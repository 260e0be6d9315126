import type { AppWindow } from '../tests/support/e2e/window.ts';
import { atMost, type Measure, median } from './measure.ts';
import { paintOfContent, prepareWindows } from './window.ts';

const runs = 5;

/**
 * From the start of the application's process to the paint of the largest text or picture of the sign-in page. In the
 * browser shell the process is that of Node and the browser is already running; the navigation is included. What the shell
 * takes by itself, for an application of one line, is measured in turn with it, and what is left is given apart.
 */
export async function run(): Promise<Measure[]> {
  const stage = await prepareWindows();
  try {
    const times: number[] = [];
    const empty: number[] = [];
    // The first run fills the disk cache and is not counted.
    for (let index = 0; index <= runs; index += 1) {
      const standIn = stage.openEmpty === null ? null : await timeOf(stage.openEmpty);
      const time = await timeOf(() => stage.open());
      if (index === 0) continue;
      times.push(time);
      if (standIn !== null) empty.push(standIn);
    }
    process.stderr.write(`   starts: ${times.map((time) => time.toFixed(0)).join(', ')} ms\n`);
    const start = atMost(600, `process start to the painted login (${stage.kind})`, median(times), 'ms');
    if (empty.length === 0) return [start];
    process.stderr.write(`   of one line: ${empty.map((time) => time.toFixed(0)).join(', ')} ms\n`);
    const own = median(times) - median(empty);
    return [start, atMost(600, 'of it: the application, beyond the shell with an application of one line', own, 'ms')];
  } finally {
    await stage.close();
  }
}

/** Milliseconds from the start of the process to the paint. */
async function timeOf(open: () => Promise<AppWindow>): Promise<number> {
  const begin = Date.now();
  const window = await open();
  await window.page.getByRole('heading', { level: 1 }).waitFor();
  const painted = await paintOfContent(window.page);
  await window.close();
  return painted - begin;
}
