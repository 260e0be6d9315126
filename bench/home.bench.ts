import type { Page } from 'playwright';
import fr from '../src/renderer/locales/fr/session.json' with { type: 'json' };
import { atMost, type Measure, median } from './measure.ts';
import { prepareWindows, type Stage } from './window.ts';

const runs = 5;
const accounts = ['solidaryOperator', 'communityManager', 'hitchhikingWatcher', 'administrator'] as const;

/**
 * Home after the sign-in on the training platform, of each role in a new window: from the press to the paint of the page,
 * the answer to the sign-in included, and from there to the paint of its last block.
 */
export async function run(): Promise<Measure[]> {
  const stage = await prepareWindows();
  try {
    const measures: Measure[] = [];
    for (const account of accounts) {
      const times: HomeTimes[] = [];
      // The first run fills the disk cache and is not counted.
      for (let index = 0; index <= runs; index += 1) {
        const time = await timesOf(stage, fr.training.accounts[account].name);
        if (index > 0) times.push(time);
      }
      process.stderr.write(
        `   ${account}: ${times.map(({ shown, filled }) => `${shown} (${filled})`).join(', ')} ms\n`,
      );
      const shown = median(times.map((time) => time.shown));
      measures.push(atMost(300, `home after the sign-in (${account}, ${stage.kind})`, shown, 'ms'));
    }
    return measures;
  } finally {
    await stage.close();
  }
}

/** Milliseconds from the press. */
interface HomeTimes {
  shown: number;
  filled: number;
}

async function timesOf(stage: Stage, name: string): Promise<HomeTimes> {
  const { page, close } = await stage.open();
  const button = page.getByRole('button', { name });
  await button.waitFor();
  // Somebody reads the page first; the scripts of the next one are loaded meanwhile.
  await page.waitForLoadState('networkidle');
  const times = paintsOfHome(page);
  // The page runs commands in order, so that the clock starts before the click.
  await page.evaluate(() => {});
  await button.click();
  const measured = await times;
  await close();
  return measured;
}

function paintsOfHome(page: Page): Promise<HomeTimes> {
  return page.evaluate(
    () =>
      new Promise<HomeTimes>((resolve) => {
        let pressedAt = Number.NaN;
        let shown: number | null = null;
        addEventListener('click', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true, once: true });
        // In a task after the next frame, that frame has been painted.
        const afterPaint = (then: (time: number) => void) =>
          requestAnimationFrame(() =>
            scheduler.postTask(() => then(Math.round(performance.now() - pressedAt)), { priority: 'user-blocking' }),
          );
        const observer = new MutationObserver(() => {
          const home = document.querySelector('main[data-page="home"]');
          if (home?.querySelector('h1') == null) return;
          if (shown === null) {
            shown = Number.NaN;
            afterPaint((time) => {
              shown = time;
            });
          }
          if (home.querySelector('[aria-busy="true"]') !== null || home.querySelector('section') === null) return;
          observer.disconnect();
          afterPaint((filled) => resolve({ shown: shown ?? filled, filled }));
        });
        observer.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
}
