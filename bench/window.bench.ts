import { atMost, type Measure, median } from './measure.ts';
import { paintOfContent, prepareWindows } from './window.ts';

const runs = 5;

/**
 * From the start of the application's process to the paint of the largest text or picture of the sign-in page. In the
 * browser shell the process is that of Node and the browser is already running; the navigation is included. What Node and
 * a tab take by themselves is measured in turn with it, and given apart.
 */
export async function run(): Promise<Measure[]> {
  const stage = await prepareWindows();
  try {
    const times: number[] = [];
    const standIns: { node: number; tab: number }[] = [];
    // The first run fills the disk cache and is not counted.
    for (let index = 0; index <= runs; index += 1) {
      const standIn = await stage.standIn?.();
      if (index > 0 && standIn !== undefined) standIns.push(standIn);
      const begin = Date.now();
      const window = await stage.open();
      await window.page.getByRole('heading', { level: 1 }).waitFor();
      const painted = await paintOfContent(window.page);
      await window.close();
      if (index > 0) times.push(painted - begin);
    }
    process.stderr.write(`   starts: ${times.map((time) => time.toFixed(0)).join(', ')} ms\n`);
    const start = atMost(600, `process start to the painted login (${stage.kind})`, median(times), 'ms');
    if (standIns.length === 0) return [start];
    const [node, tab] = (['node', 'tab'] as const).map((part) => median(standIns.map((one) => one[part])));
    return [
      start,
      atMost(600, 'of it: the start of Node alone, which stands in for Electron', node ?? Number.NaN, 'ms'),
      atMost(600, 'of it: a tab of Chromium with a page of one line, to its paint', tab ?? Number.NaN, 'ms'),
    ];
  } finally {
    await stage.close();
  }
}
