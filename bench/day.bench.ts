import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, JSHandle, Page } from 'playwright';
import fr from '../src/renderer/locales/fr/shell.json' with { type: 'json' };
import { moduleSwitches } from '../src/shared/config.ts';
import { type HeapParts, heapParts } from './heap.ts';
import { atMost, type Measure } from './measure.ts';
import { signIn } from './sign-in.ts';
import { prepareWindows } from './window.ts';

/** Steps of the day. Fewer, for a look at one screen: ESCALE_BENCH_STEPS. */
const steps = Number(process.env.ESCALE_BENCH_STEPS ?? 1500);
/** Milliseconds for a screen to come to rest. */
const patience = 10_000;

const lists = [
  ...['users', 'hitchhikers', 'communities', 'relaypoints', 'relaypointtypes', 'events', 'articles', 'editorials'],
  ...['campaigns', 'solidarystructures', 'solidaryvolunteers', 'solidarybeneficiaries', 'solidaryrecords'],
] as const;
const records = ['users', 'relaypoints', 'events', 'articles', 'communities', 'campaigns', 'solidaryrecords'] as const;
const forms = ['users', 'articles', 'campaigns', 'hitchhikers', 'events', 'editorials'] as const;

interface Day {
  page: Page;
  /** A file of people that is dragged over the page. */
  file: JSHandle<DataTransfer>;
}

interface Seen extends HeapParts {
  step: number;
  elements: number;
  nodes: number;
  listeners: number;
}

type Step = (day: Day, turn: number) => Promise<void>;

const one = <T>(of: readonly T[], turn: number): T => {
  const found = of[turn % of.length];
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
};

/** What a person does over and over, each time with another list or record. */
const round: readonly Step[] = [
  (day) => go(day, '/'),
  (day, turn) => go(day, `/${one(lists, turn)}`),
  async ({ page }) => {
    const grid = page.locator('[role="grid"]').first();
    if (!(await grid.isVisible())) return;
    await grid.hover();
    for (let notch = 0; notch < 6; notch += 1) await page.mouse.wheel(0, notch < 3 ? 600 : -600);
  },
  (day, turn) => go(day, `/users/show/${1 + (turn % 400)}`),
  (day, turn) => go(day, `/${one(lists, turn + 5)}?page=2`),
  (day, turn) => go(day, `/${one(records, turn)}/show/${1 + (turn % 20)}`),
  typeAndLeave,
  (day, turn) => go(day, `/${one(lists, turn + 9)}`),
  async ({ page }, turn) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').last().waitFor();
    await page.keyboard.type(one(['pref', 'cr', '@martin', 'comm', '#12'], turn));
    await page.waitForTimeout(300);
    await page.keyboard.press('Escape');
  },
  // Its place is on a map.
  (day, turn) => go(day, `/relaypoints/show/${1 + (turn % 30)}`),
  async (day) => {
    await go(day, '/users/import');
    const choose = day.page
      .getByRole('main')
      .getByRole('button', { name: /choisir un fichier/iu })
      .first();
    await choose.waitFor({ timeout: patience });
    // Dropped: the dialog that stands in for the system's would count as the application's own.
    await choose.dispatchEvent('drop', { dataTransfer: day.file });
    await day.page.getByText('people.csv').first().waitFor({ timeout: patience });
    await settled(day.page);
  },
  (day) => go(day, '/'),
  async ({ page }) => {
    await page.keyboard.press('?');
    await page.getByRole('dialog').waitFor({ timeout: patience });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached', timeout: patience });
  },
  async (day, turn) => {
    await go(day, `/${one(lists, turn)}/create`);
    await settled(day.page);
  },
  typeAndLeave,
];

/** Opens a form, types, and leaves it: what was typed becomes a draft. */
async function typeAndLeave(day: Day, turn: number): Promise<void> {
  const { page } = day;
  await go(day, `/${one(forms, turn)}/${1 + (turn % 12)}`);
  const field = page
    .getByRole('main')
    .locator('form input:not([type]):enabled, form input[type="text"]:enabled')
    .first();
  if (await field.isVisible()) {
    await field.click();
    await page.keyboard.type('abc');
  }
  await go(day, '/');
}

/**
 * A working day in a window: what is left in memory once each screen was seen many times. Measured at home after a
 * forced collection, over the last third of the steps.
 */
export async function run(): Promise<Measure[]> {
  const stage = await prepareWindows();
  const folder = mkdtempSync(join(tmpdir(), 'escale-bench-day-'));
  try {
    const config = join(folder, 'config.json');
    writeFileSync(config, JSON.stringify({ modules: Object.fromEntries(moduleSwitches.map((name) => [name, true])) }));
    const window = await stage.open({ ESCALE_CONFIG: config });
    const { page } = window;
    await signIn(page);
    const file = await page.evaluateHandle(
      (text) => {
        const dragged = new DataTransfer();
        dragged.items.add(new File([text], 'people.csv', { type: 'text/csv' }));
        return dragged;
      },
      `Courriel;Prénom;Nom;Genre\r\n${'lea@example.org;Léa;Nouvelle;F\r\n'.repeat(2000)}`,
    );
    const day: Day = { page, file };
    const cdp = await page.context().newCDPSession(page);
    const seen: Seen[] = [];
    for (let step = 0; step < steps; step += 1) {
      const turn = Math.floor(step / round.length);
      try {
        await one(round, step)(day, turn);
      } catch (error) {
        // A screen that this site has not got is no fault of the day.
        process.stderr.write(`   step ${step} (${step % round.length}): ${String(error).split('\n')[0]}\n`);
      }
      if (step % (round.length * 2) !== round.length * 2 - 1) continue;
      await go(day, '/');
      seen.push({ step, ...(await count(cdp, page)) });
      const last = seen.at(-1);
      process.stderr.write(`   ${JSON.stringify(last)}\n`);
    }
    await window.close();
    const late = seen.filter(({ step }) => step >= (steps * 2) / 3);
    const growth = (of: Exclude<keyof Seen, 'step'>) => slope(late.map((one) => [one.step, one[of]])) * 1000;
    process.stderr.write(
      `   nodes, also those that are not in the page: ${growth('nodes').toFixed(0)} per 1,000 steps; compiled code: ${growth('code').toFixed(2)} MB\n`,
    );
    const per = `per 1,000 steps, in the last third of a day of ${steps}`;
    return [
      atMost(1, `day: growth of what scripts hold ${per}`, Math.max(0, growth('data')), 'MB'),
      atMost(20, `day: growth of elements ${per}`, Math.max(0, growth('elements')), ''),
      atMost(20, `day: growth of listeners ${per}`, Math.max(0, growth('listeners')), ''),
    ];
  } finally {
    await stage.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Goes to an address as the router does, and answers the question about what was typed. */
async function go({ page }: Day, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  const leave = page.getByRole('alertdialog').getByRole('button', { name: fr.unsaved.changes.leave });
  for (let wait = 0; wait < 3; wait += 1) {
    if (await leave.isVisible()) await leave.click();
    await page.waitForTimeout(30);
  }
  await settled(page);
}

/** Waits until nothing on the page says that it is being read. */
async function settled(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        document.querySelector('main h1, main [role="alert"]') !== null &&
        document.querySelector('main [aria-busy="true"]') === null,
      undefined,
      { timeout: patience },
    )
    .catch(() => undefined);
  await page.waitForTimeout(60);
}

async function count(cdp: CDPSession, page: Page) {
  await page.waitForTimeout(300);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { nodes, jsEventListeners } = await cdp.send('Memory.getDOMCounters');
  const elements = await page.evaluate(() => document.getElementsByTagName('*').length);
  return { ...(await heapParts(cdp)), elements, nodes, listeners: jsEventListeners };
}

/** The slope of the line through some points, by least squares. */
function slope(points: readonly (readonly [x: number, y: number])[]): number {
  if (points.length < 2) throw new Error('the day was too short');
  const mean = (of: 0 | 1) => points.reduce((sum, point) => sum + point[of], 0) / points.length;
  const [x, y] = [mean(0), mean(1)];
  const over = points.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0);
  return over / points.reduce((sum, point) => sum + (point[0] - x) ** 2, 0);
}
