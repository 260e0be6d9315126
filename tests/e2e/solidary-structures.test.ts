import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { administrator, startPlatform, type TestPlatform } from '../support/e2e/platform.ts';
import { problemsEnlarged } from '../support/e2e/room.ts';

const modules = { solidary: true, solidaryTransport: true };
const NAME = 'Voiturage solidaire du Saintois';
const call = { create: 'POST /admin/structures', change: 'PATCH /admin/structures/8' };

/** The last body that the platform was sent by a call. */
function sentBy(platform: TestPlatform, wanted: string): Record<string, unknown> {
  const found = platform.requests.findLast(({ request }) => `${request.method} ${request.url}` === wanted);
  return JSON.parse(found?.request.body ?? 'null');
}

/** A list of the form by its title. */
const section = (person: Person, key: string): Locator =>
  person.page.getByRole('group', { name: person.text(key), exact: true });

const addTo = (person: Person, list: Locator, key: string): Promise<void> =>
  person.press(list.getByRole('button', { name: person.text(key), exact: true }));

async function choose(person: Person, field: Locator, typed: string): Promise<void> {
  await person.fill(field, typed);
  await person.press(person.page.getByRole('option', { name: new RegExp(typed, 'u') }).first());
}

/** Types into rows of a list that Enter adds one after the other. */
async function fillPurposes(person: Person, labels: readonly string[]): Promise<void> {
  const { page, text } = person;
  const list = section(person, 'structureForm:fields.subjects');
  await addTo(person, list, 'structureLists:purposes.add');
  for (const [index, label] of labels.entries()) {
    if (index > 0) await page.keyboard.press('Enter');
    await person.fill(list.getByLabel(text('structureLists:purposes.label', { rank: index + 1 })), label);
  }
}

async function fillNeed(person: Person): Promise<void> {
  const { text } = person;
  const list = section(person, 'structureForm:fields.needs');
  await addTo(person, list, 'structureLists:needs.add');
  await person.fill(list.getByLabel(text('structureLists:needs.label', { rank: 1 })), 'Fauteuil');
  await person.fill(list.getByLabel(text('structureLists:needs.labelVolunteer', { rank: 1 })), 'Plier un fauteuil');
}

/** A mandatory list of two options for requesters, and a check box for volunteers. */
async function fillProofs(person: Person, input: 'mouse' | 'keyboard'): Promise<void> {
  const { text } = person;
  const own = section(person, 'structureForm:fields.requesterProofs');
  await addTo(person, own, 'structureLists:proofs.add');
  await person.fill(own.getByLabel(text('structureLists:proofs.label', { rank: 1 }), { exact: true }), 'Revenu');
  const name = 'Revenu';
  const kind = own.getByLabel(text('structureLists:proofs.kindOf', { name }));
  const list = text('structureLists:kinds.selectbox');
  // By keyboard, what is typed chooses.
  await (input === 'keyboard' ? person.fill(kind, list) : kind.selectOption({ label: list }));
  await person.press(own.getByLabel(text('structureLists:proofs.isMandatoryOf', { name })));
  for (const [index, option] of ['Moins de 700', 'Plus de 700'].entries()) {
    await person.fill(own.getByLabel(text('structureLists:options.label', { rank: index + 1, name })), option);
  }
  const others = section(person, 'structureForm:fields.volunteerProofs');
  await addTo(person, others, 'structureLists:proofs.add');
  await person.fill(others.getByLabel(text('structureLists:proofs.label', { rank: 1 }), { exact: true }), 'Permis');
}

describe.each([
  ['fr', 'light', 'mouse'],
  ['en', 'dark', 'keyboard'],
] as const)('the life of a structure, in %s, %s, by %s only', (locale, theme, input) => {
  it('is made with windows, needs, proofs and two operators, becomes current, and is changed and deleted', async () => {
    const platform = await startPlatform();
    const person = await openFor(locale, { input, config: { theme, apiBaseUrl: platform.url, modules } });
    const { page, text } = person;
    const problems: Record<string, string[]> = {};
    const look = async (screen: string) => {
      problems[screen] = [...(await accessibilityProblems(page)), ...(await problemsEnlarged(page))];
    };
    await person.signIn(administrator.identifier, administrator.password);
    await person.press(person.button('routes:groups.solidary'));
    await person.goTo('solidarystructures');
    await person.rows.first().waitFor();
    await look('list');

    await person.act('solidarystructures:actions.create');
    await person.pageOf('solidarystructures_create').waitFor();
    await person.fill(person.field('structureForm:fields.name'), NAME);
    await person.press(person.field('structureForm:fields.hasTransport'));
    const morning = text('structureForm:windows.morning');
    const from = page.getByLabel(text('structureForm:windows.from', { part: morning }));
    await person.fill(from, '07:15');
    await fillPurposes(person, ['Santé', 'Courses']);
    await fillNeed(person);
    await fillProofs(person, input);
    const operators = page.getByRole('combobox', { name: text('structureForm:operators.add') });
    await choose(person, operators, 'Yasmine');
    await choose(person, operators, 'Florence');
    const territories = page.getByRole('combobox', { name: text('structureForm:fields.territories') });
    await choose(person, territories, 'Grand Est');
    await look('form');
    // Only the page scrolls, not the window around it.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    await person.press(person.button('form:save'));
    await person.expectNotice('notifications:solidarystructures.created.success');
    await person.pageOf('solidarystructures_show').waitFor();
    expect(platform.count(call.create)).toBe(1);
    expect(sentBy(platform, call.create)).toMatchObject({
      solidaryTransport: false,
      mMinTime: '1970-01-01T07:15:00+00:00',
      operators: [{ id: 2 }, { id: expect.any(Number) }],
    });

    // What the platform holds is read back, window by window and row by row.
    const shown = (key: string) => page.getByRole('region', { name: new RegExp(`^${RegExp.escape(text(key))}`, 'u') });
    const hours = { from: '07:15', to: '12:00' };
    await shown('solidarystructures:show.operation')
      .getByText(text('solidarystructures:values.hours', hours))
      .waitFor();
    await shown('solidarystructures:fields.subjects').getByText('Courses').waitFor();
    await shown('solidarystructures:fields.needs').getByText('Plier un fauteuil').waitFor();
    const proofs = shown('solidarystructures:fields.requesterProofs');
    await proofs.getByText('Moins de 700 · Plus de 700').waitFor();
    await proofs.getByText(text('solidarystructures:show.mandatory')).waitFor();
    expect(await shown('solidarystructures:fields.operators').getByRole('listitem').count()).toBe(2);
    await look('show');

    // It becomes current: the selector names it, and its transport brings the entry of the volunteers.
    await person.press(person.button('solidarystructures:actions.makeCurrent'));
    const selector = page.getByRole('combobox', { name: text('shell:structure') });
    await expect.poll(() => selector.inputValue()).toBe('8');
    await page.locator('#page').getByText(text('solidarystructures:show.current')).waitFor();
    expect(await person.isInMenu('solidaryvolunteers')).toBe(true);

    await person.press(page.getByRole('link', { name: text('record:actions.edit'), exact: true }));
    await person.pageOf('solidarystructures_edit').waitFor();
    const needs = section(person, 'structureForm:fields.needs');
    await person.press(needs.getByRole('button', { name: text('form:rows.remove', { name: 'Fauteuil' }) }));
    await addTo(person, needs, 'structureLists:needs.add');
    await person.fill(needs.getByLabel(text('structureLists:needs.label', { rank: 1 })), 'Canne');
    await person.press(person.button('form:save'));
    // The list goes whole, so what is taken out of it is said before.
    const review = person.dialog('structureLists:review.title');
    await review.getByText('Fauteuil').waitFor();
    await look('review');
    await person.press(review.getByRole('button', { name: text('structureLists:review.save'), exact: true }));
    await person.expectNotice('notifications:solidarystructures.updated.success');
    expect(platform.count(call.change)).toBe(1);
    expect(sentBy(platform, call.change)).toEqual({ needs: [{ label: 'Canne', labelVolunteer: '' }] });

    await person.goTo('solidarystructures');
    await person.fill(page.getByRole('searchbox', { name: text('solidarystructures:fields.name') }), 'saintois');
    await expect.poll(() => person.rows.count()).toBe(1);
    await person.startForRow(person.rows.first(), 'record:actions.open');
    await person.pageOf('solidarystructures_show').waitFor();
    await shown('solidarystructures:fields.needs').getByText('Canne').first().waitFor();
    await person.press(page.getByRole('button', { name: text('form:show.more') }));
    await person.press(person.menuItem('record:actions.remove'));
    const question = person.dialog('record:remove.title', { name: NAME });
    await person.fill(question.getByRole('textbox'), NAME);
    await person.press(question.getByRole('button', { name: text('record:remove.button'), exact: true }));
    await person.expectNotice('notifications:solidarystructures.deleted.success');
    await person.title('solidarystructures').waitFor();
    await expect.poll(() => selector.inputValue()).not.toBe('8');
    expect(problems).toEqual({ list: [], form: [], show: [], review: [] });
  });
});

it('an operator changes their own structures only, and whoever has no right of solidarity sees none', async () => {
  const person = await openFor('fr', { config: { modules } });
  const { page, text } = person;
  await person.signInTraining('solidaryOperator');
  await person.press(person.button('routes:groups.solidary'));
  await person.goTo('solidarystructures');
  await expect.poll(() => person.rows.count()).toBe(2);
  expect(await person.button('solidarystructures:actions.create').count()).toBe(0);
  await person.openAddress('/solidarystructures/show/1');
  await page.getByRole('link', { name: text('record:actions.edit'), exact: true }).waitFor();
  await person.press(page.getByRole('button', { name: text('form:show.more') }));
  expect(await person.menuItem('record:actions.remove').count()).toBe(0);
  await page.keyboard.press('Escape');
  await person.openAddress('/solidarystructures/show/3');
  await page.getByText(text('notifications:solidarystructures.NotFound.error')).waitFor();
  await person.signOut();
  await person.signInTraining('communityManager');
  expect(await person.button('routes:groups.solidary').count()).toBe(0);
});
