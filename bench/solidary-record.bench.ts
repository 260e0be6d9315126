import { preparePages } from './built-page.ts';
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
    ];
  } finally {
    await pages.close();
  }
}
