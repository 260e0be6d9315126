import { describe, expect, it } from 'vitest';
import { notablePeople } from '#training/data/solidary.ts';
import { accessibilityProblems } from '../support/app.ts';
import type { Person } from '../support/e2e/person.ts';
import type { TestPlatform } from '../support/e2e/platform.ts';
import { problemsEnlarged } from '../support/e2e/room.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const modules = { solidary: true, solidaryTransport: true };
/** The structures that the operator chooses among; the first one offers transport. */
const NANCY = 'Mobilité solidaire du Grand Nancy';
const HIRONDELLE = "Centre social de l'Hirondelle (Lunéville)";

/** The row of a structure on the page of a person. */
const structure = ({ page }: Person, name: string) => page.getByRole('listitem').filter({ hasText: name });
const decision = (person: Person, kind: 'accept' | 'refuse', name: string) =>
  person.button(`solidary:structures.${kind}In`, { structure: name });

const pressAll = async ({ page }: Person, keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Moves the focus by Tab until it stands in the grid of the week. */
async function tabToWeek(person: Person, key: 'Tab' | 'Shift+Tab'): Promise<void> {
  const isThere = () => person.page.evaluate(() => document.activeElement?.hasAttribute('data-at') ?? false);
  for (let stops = 0; stops < 60 && !(await isThere()); stops += 1) await person.page.keyboard.press(key);
  expect(await isThere()).toBe(true);
}

/** Every day in the morning, Sunday in the afternoon, all but Saturday in the evening. */
const week = { m: [1, 1, 1, 1, 1, 1, 1], a: [0, 0, 0, 0, 0, 0, 1], e: [1, 1, 1, 1, 1, 0, 1] };
const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Fills that week from whatever it was, by each of its keys. */
async function fillWeek(person: Person): Promise<void> {
  await tabToWeek(person, 'Tab');
  // All, then none.
  await pressAll(person, ['Control+a', 'Control+a']);
  await pressAll(person, ['Control+Home', 'Space', 'ArrowDown', 'ArrowDown', 'Space']);
  const monday = person.text('week:days.mon');
  await person.press(person.button('week:copy.button', { day: monday }));
  await person.press(person.menuItem('week:copy.working'));
  await tabToWeek(person, 'Tab');
  // Sunday afternoon, taken back and made again; then all of Sunday, and the whole morning.
  await pressAll(person, ['ArrowUp', 'End', 'Space', 'Control+z', 'Control+y', 'ArrowUp', 'ArrowUp', 'Space']);
  await pressAll(person, ['Control+Home', 'ArrowRight', 'Shift+Space']);
}

const times = { morning: ['07:15', '11:45'], afternoon: ['13:00', '17:30'], evening: ['18:30', '22:00'] } as const;

async function fillTimes(person: Person): Promise<void> {
  for (const [part, [from, to]] of Object.entries(times)) {
    await person.fill(person.field(`solidaryvolunteers:form.times.${part}.from`), from);
    await person.fill(person.field(`solidaryvolunteers:form.times.${part}.to`), to);
  }
}

/** The volunteer as the platform answered last. */
function lastRead({ requests }: TestPlatform): Record<string, unknown> {
  const path = `/admin/solidary_volunteers/${notablePeople.pendingVolunteer}`;
  const found = requests.findLast(({ request }) => request.method === 'GET' && request.url === path);
  return JSON.parse(found?.response?.body ?? '{}');
}

const windowIn = (locale: 'fr' | 'en', theme: 'light' | 'dark') =>
  shareWindowOver({ users: 500 }, locale, { input: 'keyboard', config: { theme, modules } });
const french = windowIn('fr', 'light');
const english = windowIn('en', 'dark');

describe.each([
  ['fr', 'light', french],
  ['en', 'dark', english],
] as const)('solidary people, in %s, %s, by keyboard only', (_locale, _theme, enter) => {
  it('are accepted in one structure and refused in another', async () => {
    const { person, platform } = await enter('solidaryOperator');
    const { page, text } = person;
    const problems: Record<string, string[]> = {};
    await person.press(person.button('routes:groups.solidary'));
    await person.goTo('solidarybeneficiaries');
    await person.rows.first().waitFor();
    problems.list = await accessibilityProblems(page);
    problems.listEnlarged = await problemsEnlarged(page);

    await person.openAddress(`/solidarybeneficiaries/show/${notablePeople.bothRoles}`);
    await person.pageOf('solidarybeneficiaries_show').waitFor();
    // The proofs of the last structure name its link; that of the other one is looked for on demand.
    await person.press(decision(person, 'accept', HIRONDELLE));
    await structure(person, HIRONDELLE).getByText(text('solidary:status.1'), { exact: true }).waitFor();
    await structure(person, NANCY).getByText(text('solidary:structures.noLink')).waitFor();
    await person.press(person.button('solidary:structures.find'));
    await person.notice('solidary:structures.found').waitFor();
    await person.press(decision(person, 'refuse', NANCY));
    const question = page.getByRole('alertdialog');
    await question.getByText(text('solidary:structures.bothRoles.beneficiary')).waitFor();
    await person.press(question.getByRole('button', { name: text('solidary:refusal.button'), exact: true }));
    await structure(person, NANCY).getByText(text('solidary:status.2'), { exact: true }).waitFor();
    await structure(person, HIRONDELLE).getByText(text('solidary:status.1'), { exact: true }).waitFor();
    expect(platform.count(`PATCH /admin/solidary_beneficiaries/${notablePeople.bothRoles}`)).toBe(2);
    problems.show = await accessibilityProblems(page);
    problems.showEnlarged = await problemsEnlarged(page);
    expect(problems).toEqual({ list: [], listEnlarged: [], show: [], showEnlarged: [] });
  });

  it('have their week filled, which the platform and the page give back exactly', async () => {
    const { person, platform } = await enter('solidaryOperator');
    const { page, text } = person;
    const problems: Record<string, string[]> = {};
    // The entry comes with a structure that offers transport.
    await person.fill(page.getByRole('combobox', { name: text('shell:structure'), exact: true }), NANCY);
    await person.openAddress('/solidaryvolunteers');
    await person.rows.first().waitFor();
    problems.list = await accessibilityProblems(page);
    problems.listEnlarged = await problemsEnlarged(page);

    await person.openAddress(`/solidaryvolunteers/${notablePeople.pendingVolunteer}`);
    await person.pageOf('solidaryvolunteers_edit').filter({ hasText: 'Ménard Agnès' }).waitFor();
    await fillWeek(person);
    await fillTimes(person);
    problems.form = await accessibilityProblems(page);
    problems.formEnlarged = await problemsEnlarged(page);
    await person.press(person.button('form:save'));
    await person.expectNotice('notifications:solidaryvolunteers.updated.success');
    await person.notice('solidaryvolunteers:form.saved').waitFor();
    await person.openAddress(`/solidaryvolunteers/show/${notablePeople.pendingVolunteer}`);
    await person.pageOf('solidaryvolunteers_show').waitFor();

    // As the page shows it, and as the platform holds it.
    const shown = page.getByRole('table', { name: text('week:label') });
    await shown.waitFor();
    const ticks = await shown
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.hasAttribute('data-on')))),
      );
    expect(ticks).toEqual([week.m, week.a, week.e]);
    const read = lastRead(platform);
    for (const [part, wanted] of Object.entries(week))
      expect(days.map((day) => Number(read[`${part}${day}`]))).toEqual(wanted);
    const windows = ['m', 'a', 'e'].map((part) => [read[`${part}MinTime`], read[`${part}MaxTime`]]);
    expect(windows).toEqual(Object.values(times).map((pair) => pair.map((time) => `1970-01-01T${time}:00+00:00`)));
    problems.show = await accessibilityProblems(page);
    problems.showEnlarged = await problemsEnlarged(page);

    // On paper the week stands alone, signed by the structure that accepted the volunteer or may still do so.
    await person.button('form:show.more').click();
    await person.menuItem('solidaryvolunteers:actions.printWeek').click();
    const printed = `Agnès Ménard – ${text('solidaryvolunteers:week.heading')}`;
    await person.dialog('common:print.title', { name: printed }).waitFor();
    problems.print = await accessibilityProblems(page);
    problems.printEnlarged = await problemsEnlarged(page);
    await page.emulateMedia({ media: 'print' });
    const paper = await page.evaluate(() => document.body.innerText);
    await page.emulateMedia({ media: null });
    expect(paper.split(/\n+/u).slice(0, 2)).toEqual([text('solidaryvolunteers:week.heading'), 'Agnès Ménard']);
    expect(paper).toContain('07:15–11:45');
    expect(paper).toContain(NANCY);
    expect(paper).not.toContain(text('form:show.more'));
    expect(problems).toEqual(Object.fromEntries(Object.keys(problems).map((screen) => [screen, []])));
  });

  it('stand in the planner of a week, narrowed at each letter of a town, and come back to where one left', async () => {
    const { person } = await enter('solidaryOperator');
    const { page, text } = person;
    await person.fill(page.getByRole('combobox', { name: text('shell:structure'), exact: true }), NANCY);
    await person.openAddress('/solidaryvolunteers/planner');
    const grid = page.getByRole('grid');
    const people = grid.getByRole('rowheader');
    await people.first().waitFor();
    // Of many those in sight are drawn, and the grid says how many there are, its head included.
    const count = async () => {
      const rows = await grid.getAttribute('aria-rowcount');
      return rows === null ? people.count() : Number(rows) - 1;
    };
    const all = await count();
    expect(all).toBeGreaterThan(2);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(await problemsEnlarged(page)).toEqual([]);

    // Each letter leaves fewer, all of them of such a town; without one everybody is back.
    const town = (await people.first().innerText()).trim().split('\n').at(-1)?.slice(0, 4) ?? '';
    const field = page.getByRole('searchbox', { name: text('solidaryvolunteers:planner.place') });
    await field.focus();
    for (const letter of town) {
      const before = await count();
      await page.keyboard.press(letter);
      expect(await count()).toBeLessThanOrEqual(before);
    }
    expect(await count()).toBeLessThan(all);
    for (const shown of await people.allInnerTexts()) expect(shown).toContain(town);
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect.poll(count).toBe(all);

    // One stop for the grid; a volunteer is opened from it, and the way back leads to their cell.
    await grid.locator('[tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    const left = await page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null);
    expect(left).not.toBeNull();
    await page.keyboard.press('Enter');
    await person.pageOf('solidaryvolunteers_show').waitFor();
    await page.goBack();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-cell') ?? null)).toBe(left);
  });
});

it('solidary people are in no menu without their rights, and a typed address says which right or structure lacks', async () => {
  const { person } = await english('communityManager');
  const { page, text } = person;
  expect(await person.isInMenu('solidarybeneficiaries')).toBe(false);
  expect(await person.button('routes:groups.solidary').count()).toBe(0);
  await person.openAddress('/solidarybeneficiaries');
  await page.getByText(text('errors:denied.right', { right: 'solidary_beneficiary_list' })).waitFor();
  await person.openAddress('/solidaryvolunteers');
  await page.getByText(text('shell:noStructure')).waitFor();
});
