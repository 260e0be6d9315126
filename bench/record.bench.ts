import type { Page } from 'playwright';
import { atMost, type Measure, median } from './measure.ts';
import { signIn } from './sign-in.ts';
import { prepareWindows } from './window.ts';

/** So many that the first ones, which find nothing compiled, do not speak for all. */
const records = 15;

/** From the click on a row to the paint of its record, which was open before: nothing is waited for but the drawing. */
export async function run(): Promise<Measure[]> {
  const stage = await prepareWindows();
  try {
    const { page, close } = await stage.open();
    await signIn(page);
    await page.getByRole('navigation').getByRole('link', { name: 'Utilisateurs' }).click();
    const times: number[] = [];
    for (let row = 0; row < records; row += 1) {
      await openRow(page, row);
      await backToList(page);
      const painted = paintOfRecord(page);
      // The page runs what it is given in order: the clock is set before the click.
      await page.evaluate(() => {});
      await openRow(page, row);
      times.push(await painted);
      await backToList(page);
    }
    await close();
    process.stderr.write(`   records: ${times.map((time) => time.toFixed(0)).join(', ')} ms\n`);
    return [atMost(50, `list to record from cache (${stage.kind})`, median(times), 'ms')];
  } finally {
    await stage.close();
  }
}

async function openRow(page: Page, row: number): Promise<void> {
  await page.locator(`[role="grid"] [data-row="${row}"] [data-row-link]`).click();
  await page.getByRole('main').getByRole('heading', { level: 2 }).nth(3).waitFor();
}

async function backToList(page: Page): Promise<void> {
  await page.goBack();
  await page.locator('[role="grid"] [data-row="10"]').waitFor();
}

/** From the next click to the paint of a record's sections, in milliseconds. */
function paintOfRecord(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clickedAt = Number.NaN;
        addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (document.querySelectorAll('main h2').length < 4) return;
          observer.disconnect();
          // First after the next frame, before whatever else waits for it to be painted.
          requestAnimationFrame(() =>
            scheduler.postTask(() => resolve(performance.now() - clickedAt), { priority: 'user-blocking' }),
          );
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
  );
}
