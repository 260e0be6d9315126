import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Locale } from '#shared/preferences.ts';
import { type Outcome, outcomes } from '../../src/shared/bulk/outcomes.ts';
import { accessibilityProblems } from '../support/app.ts';
import { colleagueAt } from '../support/e2e/colleague.ts';
import { untilLookedFor } from '../support/e2e/looks.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { administrator, startPlatform, type TestPlatform } from '../support/e2e/platform.ts';
import { patience } from '../support/e2e/window.ts';

const mark = 'hitchhikers:flags.isKitGiven';

async function openKits(locale: Locale, platform: TestPlatform): Promise<Person> {
  const person = await openFor(locale, { apiUrl: platform.url, config: { modules: { hitchhiking: true } } });
  await person.signIn(administrator.identifier, administrator.password);
  await person.goTo('hitchhikers');
  await person.openView(person.text('hitchhikers:views.kits'));
  await person.sortedBy(person.text('users:filters.isKitGiven'));
  return person;
}

/** Selects the rows of the first two pages, and returns their ids in order. */
async function chooseTwoPages(person: Person, perPage: number): Promise<number[]> {
  const { page, text } = person;
  await page.getByLabel(text('list:footer.perPage')).selectOption(String(perPage));
  const ids: number[] = [];
  for (const [first, last] of [
    [1, perPage],
    [perPage + 1, 2 * perPage],
  ]) {
    await person.range.filter({ hasText: new RegExp(`^${first}\\D+${last} `, 'u') }).waitFor();
    await person.settled();
    await page.getByRole('checkbox', { name: text('actions:selection.page') }).click();
    // Rows out of view are not drawn: their ids come from the application.
    ids.push(...(await idsOfPage(person, perPage)));
    if (ids.length === perPage) await person.button('list:footer.next').click();
  }
  return ids;
}

async function idsOfPage(person: Person, rows: number): Promise<number[]> {
  const answer = await person.page.evaluate(async (perPage) => {
    const page = Number(new URL(location.href).searchParams.get('page') ?? 1);
    const sort = [{ field: 'isKitGiven' as const, direction: 'asc' as const }];
    return globalThis.escale.hitchhikers.list({ page, perPage, sort, filters: {} });
  }, rows);
  return answer.ok ? answer.value.rows.map(({ id }) => id) : [];
}

const report = (person: Person): Locator => person.dialog(`${mark}.label`);

/** How many rows the report gives to each outcome, counted row by row. */
async function accounted(person: Person): Promise<Partial<Record<Outcome, number>>> {
  const rows = report(person)
    .getByRole('list', { name: person.text('actions:bulk.rows') })
    .locator('li');
  const all = await rows.evaluateAll((lines) => lines.map((line) => line.getAttribute('data-outcome')));
  return Object.fromEntries(
    outcomes.flatMap((outcome) => {
      const count = all.filter((one) => one === outcome).length;
      return count === 0 ? [] : [[outcome, count]];
    }),
  );
}

const button = (person: Person, key: string, values?: Record<string, unknown>) =>
  report(person).getByRole('button', { name: person.text(key, values), exact: true });

/**
 * Two pages of rows, some of which fail, one is denied and one loses its answer. The first of the two has as many rows
 * as a page can hold; in the other language the words are asked for.
 */
const runs = [
  { locale: 'fr', perPage: 100, failing: [3, 20, 50, 51, 110, 150, 199], denied: 30, lost: 100 },
  { locale: 'en', perPage: 25, failing: [3, 8, 12, 13, 30, 40, 49], denied: 6, lost: 25 },
] as const;

describe.each(runs)('a bulk action over two pages of $perPage rows, in $locale', (run) => {
  const { locale, perPage, denied, lost } = run;
  const failing: readonly number[] = run.failing;
  const rows = 2 * perPage;

  it('reports every row when 7 fail, one is denied and the network drops, and all of it can be undone', async () => {
    const platform = await startPlatform({ users: 5000 });
    const colleague = await colleagueAt(platform);
    const person = await openKits(locale, platform);
    const { page, text } = person;
    const ids = await chooseTwoPages(person, perPage);
    expect(new Set(ids).size).toBe(rows);
    await person.notice('actions:selection.count', { count: rows, shown: String(rows) }).waitFor();

    const address = (place: number) => `/admin/users/${ids[place]}`;
    for (const place of failing) platform.faults.status(500, { method: 'PATCH', path: address(place), times: 1 });
    platform.faults.status(400, { method: 'PATCH', path: address(denied) });
    platform.faults.drop({ method: 'PATCH', path: address(lost), times: 1 });
    platform.requests.length = 0;

    await person.button(`${mark}.label`).click();
    await person
      .dialog(`${mark}.title`, { count: rows })
      .getByRole('button', { name: text('hitchhikers:flags.button') })
      .click();

    // The network drops in the middle: finished rows are reported, the others wait, and one row is uncertain.
    await untilLookedFor(person);
    await report(person).getByText(text('actions:bulk.pausedText')).waitFor();
    const notTried = rows - lost - 1;
    await expect
      .poll(() => accounted(person))
      .toEqual({ done: lost - 5, failed: 4, denied: 1, uncertain: 1, notTried });
    expect(await accessibilityProblems(page)).toEqual([]);
    await button(person, 'actions:bulk.resume', { count: notTried, shown: String(notTried) }).click();
    await report(person).getByText(text('actions:bulk.ended'), { exact: true }).waitFor();
    await expect.poll(() => accounted(person)).toEqual({ done: rows - 9, failed: 7, denied: 1, uncertain: 1 });
    expect(platform.count(`PATCH ${address(lost)}`)).toBe(1);

    await button(person, 'actions:bulk.retry', { count: 7, shown: '7' }).click();
    await expect.poll(() => accounted(person)).toEqual({ done: rows - 2, denied: 1, uncertain: 1 });
    await button(person, 'actions:bulk.retryUncertain', { count: 1, shown: '1' }).click();
    await expect.poll(() => accounted(person)).toEqual({ done: rows - 1, denied: 1 });
    // No row was written twice, except those retried.
    for (const [place, id] of ids.entries()) {
      const times = failing.includes(place) || place === lost ? 2 : 1;
      expect(platform.count(`PATCH /admin/users/${id}`), `place ${place}`).toBe(times);
    }
    await button(person, 'common:actions.close').click();

    // The rows stay selected, and those done can be undone after the message has disappeared.
    await person.notice('actions:selection.count', { count: rows, shown: String(rows) }).waitFor();
    const ended = text('notifications:bulk.ended.success', {
      label: text(`${mark}.label`),
      done: rows - 1,
      total: rows,
    });
    const shown = page.getByRole('status').filter({ hasText: ended });
    // Unless it has already disappeared.
    await shown
      .getByRole('button', { name: text('common:actions.close') })
      .click({ timeout: 2000 })
      .catch(() => {});
    await page.getByText(ended).waitFor({ state: 'detached' });
    platform.requests.length = 0;
    await person.bell.click();
    const message = page.getByRole('listitem').filter({ hasText: ended });
    await message.getByRole('button', { name: text('actions:undo.button') }).click();
    await message.getByText(text('actions:undo.done')).waitFor();
    expect(platform.requests.filter(({ request }) => request.method === 'PATCH')).toHaveLength(rows - 1);
    for (const place of [0, ...failing.slice(0, 1), denied, lost, rows - 1]) {
      expect((await colleague.read(Number(ids[place]))).rezoKit, `place ${place}`).not.toBe(true);
    }
  });
});

/** Of as many users, more than five thousand hitch a ride. */
const USERS = 44_000;

/** Milliseconds; each of the thousands is read and written, one after the other, also on a busy computer. */
const untilThousandsAreSent = 4 * patience;

describe('a bulk action on all that match', () => {
  it('takes thousands but one, pauses, goes on after a crash, and is read and taken back', async () => {
    const platform = await startPlatform({ users: USERS });
    const person = await openFor('fr', { apiUrl: platform.url, config: { modules: { hitchhiking: true } } });
    const { page, text } = person;
    await person.signIn(administrator.identifier, administrator.password);
    await person.goTo('hitchhikers');
    await person.settled();
    const [, , shownTotal = ''] = /(\d+)\D+(\d[\d\s]*)$/u.exec((await person.range.textContent()) ?? '') ?? [];
    const total = Number(shownTotal.replaceAll(/\D/gu, ''));
    expect(total).toBeGreaterThan(5001);
    await page.getByRole('checkbox', { name: text('actions:selection.page') }).click();
    await page
      .getByRole('toolbar', { name: text('actions:selection.bar') })
      .getByRole('button', { name: new RegExp(`^${text('actions:selection.all', { total: '' }).trim()}`, 'u') })
      .click();
    await person.rows.nth(2).getByRole('checkbox').click();
    const [exception] = await idsAt(person, 2);
    platform.requests.length = 0;

    await person.button(`${mark}.label`).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('hitchhikers:flags.button') })
      .click();
    await button(person, 'actions:bulk.pause').click();
    await button(person, 'actions:bulk.leave').waitFor();
    const paused = writes(platform);
    expect(paused).toBeLessThan(total / 2);
    expect(await accessibilityProblems(page)).toEqual([]);
    await button(person, 'actions:bulk.behind').or(button(person, 'common:actions.close')).first().click();

    // The bell has it, and it goes on from there; then the application is killed.
    await person.bell.click();
    await bell(person)
      .getByRole('button', { name: text('actions:bulk.goOn') })
      .click();
    await expect.poll(() => writes(platform)).toBeGreaterThan(paused);
    await person.app.crash();
    await person.signInAgain({ identifier: administrator.identifier, password: administrator.password });
    await person.bell.click();
    await bell(person)
      .getByRole('button', { name: text('actions:bulk.behindEntry.open') })
      .click();
    await report(person).getByText(text('actions:bulk.interruptedText')).waitFor();
    await report(person)
      .getByRole('button', { name: /^Reprendre \(/u })
      .click();
    await report(person)
      .getByText(text('actions:bulk.ended'), { exact: true })
      .waitFor({ timeout: untilThousandsAreSent });

    const patched = platform.requests
      .filter(({ request }) => request.method === 'PATCH')
      .map(({ request }) => request.url);
    expect(new Set(patched).size).toBe(patched.length);
    expect(patched.some((url) => url.endsWith(`/${exception}`))).toBe(false);
    await report(person)
      .getByText(text('actions:bulk.progress', { done: shown(total - 1), total: shown(total - 1) }))
      .waitFor();

    platform.requests.length = 0;
    await button(person, 'actions:bulk.undo').click();
    const undoing = person.dialog('actions:bulk.undoOf', { title: text(`${mark}.label`) });
    await undoing.getByText(text('actions:bulk.ended'), { exact: true }).waitFor({ timeout: untilThousandsAreSent });
    expect(writes(platform)).toBe(patched.length);
    await undoing.getByRole('button', { name: text('common:actions.close'), exact: true }).click();
    await person.bell.click();
    // Both reports were read.
    await bell(person).getByRole('heading').waitFor();
    expect(await bell(person).getByText(text('actions:bulk.behindEntry.report')).count()).toBe(0);
  });
});

const bell = ({ page, text }: Person): Locator => page.getByRole('dialog', { name: text('shell:bell.label') });
const shown = (count: number): string => new Intl.NumberFormat('fr').format(count);
const writes = (platform: TestPlatform): number =>
  platform.requests.filter(({ request }) => request.method === 'PATCH').length;

/** The id of a row by its place on the first page. */
async function idsAt(person: Person, place: number): Promise<number[]> {
  const href = await person.nameCell(person.rows.nth(place)).getByRole('link').getAttribute('href');
  return [Number(/(\d+)$/u.exec(href ?? '')?.[1])];
}
