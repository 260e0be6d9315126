import type { Page } from 'playwright';
import { type Pages, preparePages } from './built-page.ts';
import { letters, slowest, typed } from './keys.ts';
import { atMost, type Measure, median } from './measure.ts';

const solutions = 40;
const entries = 200;
const turns = 9;
const rounds = 3;

/** A solidary record: from the answer of the platform to the page that shows it, and typing about it. */
export async function run(): Promise<Measure[]> {
  const pages = await preparePages();
  try {
    const page = await pages.open();
    const shown = await page.evaluate(([some, diary, times]) => window.bench?.openRecord(some, diary, times), [
      solutions,
      entries,
      turns,
    ] as const);
    if (shown === undefined) throw new Error('nothing was shown');
    process.stderr.write(`   records: ${shown.map((time) => time.toFixed(0)).join(', ')} ms\n`);
    const presses = await pressesToNote(page);
    const days = await dayRatios(pages);
    const name = `solidary record with ${solutions} solutions and ${entries} diary entries: shown after its answer`;
    const keys: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      await page.locator('[data-zone="followUp"] textarea').fill('');
      keys.push(await typed(page));
    }
    const key = `action of a solidary record: answer to the slowest of ${letters.length} keys in its comment`;
    const inForm: number[][] = [];
    for (let round = 0; round < rounds; round += 1) {
      const form = await pages.open();
      await form.evaluate(([some, diary]) => window.bench?.openRecordForm(some, diary), [solutions, entries] as const);
      await form.waitForLoadState('networkidle');
      await form.locator('input[name="identity.familyName"]').focus();
      inForm.push(await typed(form));
      await form.context().close();
    }
    const formKey = `form of a solidary record: answer to the slowest of ${letters.length} keys in a name`;
    return [
      atMost(150, name, median(shown), 'ms'),
      atMost(16, key, slowest(keys), 'ms'),
      atMost(16, formKey, slowest(inForm), 'ms'),
      atMost(3, 'solidary record: presses until a contact is found and noted', presses, 'presses'),
      ...days,
    ];
  } finally {
    await pages.close();
  }
}

/** From the record on screen: the list of calls with the best contact, then the answer, which is noted at once. */
async function pressesToNote(page: Page): Promise<number> {
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await page.keyboard.press(key);
  };
  await page.getByRole('heading', { level: 1 }).focus();
  await press('l');
  const calls = page.getByRole('dialog');
  await calls.waitFor();
  await press('j');
  await page.waitForFunction(() => window.bench?.actionsSent() === 1);
  await page.keyboard.press('Escape');
  await calls.waitFor({ state: 'detached' });
  return presses;
}

/**
 * Records and volunteers of an operator: some, and ten times as many. Home shows the first of each group, which the
 * fewer fill as well; the planner draws those in sight.
 */
const few = { records: 165, volunteers: 50 };
const many = { records: 1650, volunteers: 500 };

/** How much longer home and planner take with ten times as many records and volunteers, in the same run. */
async function dayRatios(pages: Pages): Promise<Measure[]> {
  const taken = {
    few: { home: [] as number[], planner: [] as number[] },
    many: { home: [] as number[], planner: [] as number[] },
  };
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, { records, volunteers }] of [
      ['few', few],
      ['many', many],
    ] as const) {
      const page = await pages.open();
      const times = await page.evaluate(([some, people, count]) => window.bench?.openDay(some, people, count), [
        records,
        volunteers,
        turns,
      ] as const);
      if (times === undefined) throw new Error('nothing was shown');
      for (const screen of ['home', 'planner'] as const) taken[name][screen].push(...times[screen]);
      await page.context().close();
    }
  }
  return (['home', 'planner'] as const).map((screen) => {
    const [before, now] = [median(taken.few[screen]), median(taken.many[screen])];
    process.stderr.write(`   ${screen}: ${before.toFixed(0)} and ${now.toFixed(0)} ms\n`);
    const name = {
      home: `home of an operator: shown with ${many.records} records, beside ${few.records}`,
      planner: `planner of volunteers: shown with ${many.volunteers}, beside ${few.volunteers}`,
    }[screen];
    return atMost(2, name, now / before, '×');
  });
}
