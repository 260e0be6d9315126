import type { Page } from 'playwright';
import { atMost, type Measure, median } from './measure.ts';
import { signIn } from './sign-in.ts';
import { prepareWindows } from './window.ts';

/** Number of records, enough that the first ones, which run uncompiled code, do not count for all. */
const records = 15;

/** From the click on a row to the paint of its record, which was open before, so that only the rendering counts. */
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
      // The page runs commands in order, so that the clock starts before the click.
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

/** Measures from the next click to the paint of a record's sections, in milliseconds. */
function paintOfRecord(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clickedAt = Number.NaN;
        addEventListener('click', ({ timeStamp }) => (clickedAt = timeStamp), { capture: true, once: true });
        const observer = new MutationObserver(() => {
          if (document.querySelectorAll('main h2').length < 4) return;
          observer.disconnect();
          // Runs first after the next frame, before other tasks that wait for its paint.
          requestAnimationFrame(() =>
            scheduler.postTask(() => resolve(performance.now() - clickedAt), { priority: 'user-blocking' }),
          );
        });
        observer.observe(document.body, { subtree: true, childList: true });
      }),
  );
}
