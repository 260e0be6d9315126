import type { Page } from 'playwright';
import { preparePages } from './built-page.ts';
import { letters, slowest, timed } from './keys.ts';
import { atMost, type Measure, median } from './measure.ts';
import { tasksDuring } from './processor.ts';

const rounds = 3;
const field = '[contenteditable="true"], textarea';

interface Subject {
  name: string;
  open: (page: Page) => Promise<unknown>;
  /** Puts the focus where the keys are typed. */
  enter: (page: Page) => Promise<void>;
}

const subjects: readonly Subject[] = [
  {
    name: 'article of 1,000 paragraphs',
    open: (page) => page.evaluate(() => window.bench?.openArticle(1000)),
    enter: (page) => page.locator(field).last().click(),
  },
  {
    name: 'text of 100 KB',
    open: (page) => page.evaluate(() => window.bench?.openText(100)),
    enter: (page) => page.locator(field).last().click(),
  },
  {
    name: 'palette of 10,000 entries',
    open: (page) => page.evaluate(() => window.bench?.openHome(10_000)),
    enter: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
    },
  },
];

/** What is long: the processor time of each key up to its frame, and of the longest task around them. */
export async function run(): Promise<Measure[]> {
  const pages = await preparePages();
  try {
    const measures: Measure[] = [];
    for (const { name, open, enter } of subjects) {
      const keys: number[][] = [];
      const entered: number[] = [];
      const longest: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const page = await pages.open();
        await open(page);
        await page.waitForLoadState('networkidle');
        await page.waitForTimeout(2000);
        entered.push(Math.max(...(await tasksDuring(page, () => enter(page).then(() => page.waitForTimeout(800))))));
        const round: number[] = [];
        for (const letter of letters) {
          const tasks = await tasksDuring(page, () => timed(page, letter, 'input'));
          // What answers the key, and the frame that shows it; on a busy machine the pause may end meanwhile.
          const [answer = 0, frame = 0] = tasks.toSorted((left, right) => right - left);
          round.push(answer + frame);
        }
        keys.push(round);
        // What follows the pause counts too: the form, its draft, the preview.
        const typing = async () => {
          for (const letter of letters) await page.keyboard.press(letter, { delay: 20 });
          await page.waitForTimeout(1500);
        };
        longest.push(Math.max(...(await tasksDuring(page, typing))));
        await page.context().close();
      }
      measures.push(
        atMost(50, `${name}: longest task until it is typed in, processor time`, shown(entered), 'ms'),
        atMost(16, `${name}: slowest of ${letters.length} keys, processor time`, slowest(keys), 'ms'),
        atMost(50, `${name}: longest task while and after it is typed in, processor time`, shown(longest), 'ms'),
      );
    }
    return [...measures, await drafts(pages)];
  } finally {
    await pages.close();
  }
}

/** Home with the most drafts that are kept: the longest task once all of them are asked for. */
async function drafts(pages: Awaited<ReturnType<typeof preparePages>>): Promise<Measure> {
  const longest: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const page = await pages.open();
    await page.evaluate(() => window.bench?.openDrafts(500));
    await page.waitForTimeout(500);
    const show = async () => {
      await page.getByRole('button', { name: /\(500\)/u }).click();
      await page.waitForTimeout(2500);
    };
    longest.push(Math.max(...(await tasksDuring(page, show))));
    await page.context().close();
  }
  return atMost(50, 'home: longest task while 500 drafts are drawn, processor time', shown(longest), 'ms');
}

function shown(times: readonly number[]): number {
  process.stderr.write(`   longest tasks: ${times.map((time) => time.toFixed(0)).join(', ')} ms\n`);
  return median([...times]);
}
