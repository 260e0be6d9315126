import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import type { Person } from '../support/e2e/person.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const TITLE = 'Rouler ensemble vers le marché';

const modules = { editorial: true };
const french = shareWindowOver({}, 'fr', { config: { theme: 'light', modules } });
const english = shareWindowOver({}, 'en', { config: { theme: 'dark', modules } });

/** The line above the list that names the active editorial. */
const displayed = (person: Person) =>
  person.page.getByRole('status').filter({ hasText: person.text('editorials:displayedLine.label') });

async function findByTitle(person: Person, title: string): Promise<void> {
  await person.page.getByRole('searchbox', { name: person.text('editorials:fields.title') }).fill(title);
  await expect.poll(() => person.rows.count()).toBe(1);
  await person.settled();
}

async function fill(person: Person, values: { title: string; text: string; label: string; link: string }) {
  await person.field('editorials:fields.title').fill(values.title);
  await person.field('editorials:fields.text').fill(values.text);
  await person.field('editorials:fields.label').fill(values.label);
  await person.field('editorials:fields.link').fill(values.link);
}

/** Each language with one of the themes: axe checks the screens on the way. */
describe.each([
  ['fr', 'light', french],
  ['en', 'dark', english],
] as const)('editorials, in %s, %s', (_locale, _theme, enter) => {
  it('can be created, found, viewed, activated in place of another and back, edited and deleted', async () => {
    const { person } = await enter();
    const { page, text } = person;
    const problems: Record<string, string[]> = {};
    await person.goTo('editorials');
    await person.rows.first().waitFor();
    problems.list = await accessibilityProblems(page);
    const former = await displayed(person).getByRole('link').innerText();

    // Everything is required: an invalid link is reported before anything is sent.
    await person.act('editorials:actions.create');
    await person.pageOf('editorials_create').waitFor();
    await fill(person, {
      title: TITLE,
      text: 'Chaque samedi, des voisins partagent la route.',
      label: 'Voir',
      link: 'www',
    });
    await person.button('form:save').click();
    await page.getByText(text('editorials:form.rules.link')).first().waitFor();
    await person.field('editorials:fields.link').fill('/evenements');
    // The card follows what is typed.
    await page
      .getByRole('figure', { name: text('editorials:card.label') })
      .getByText(TITLE)
      .waitFor();
    await page.getByRole('radio', { name: text('editorials:values.status.1'), exact: true }).check();
    await page.getByText(text('editorials:form.hints.replaces', { name: former })).waitFor();
    problems.form = await accessibilityProblems(page);
    await page.getByRole('radio', { name: text('editorials:values.status.0'), exact: true }).check();
    await person.button('form:save').click();
    await person.expectNotice('notifications:editorials.created.success');
    await person.pageOf('editorials_show').waitFor();
    problems.show = await accessibilityProblems(page);
    expect(problems).toEqual({ list: [], form: [], show: [] });

    await person.goTo('editorials');
    await findByTitle(person, TITLE);
    await person.startForRow(person.rows.first(), 'editorials:actions.activate');
    const question = person.dialog('editorials:activate.title', { name: TITLE });
    await question.getByText(text('editorials:activate.replaces', { name: former })).waitFor();
    await question.getByRole('button', { name: text('editorials:activate.button'), exact: true }).click();
    await displayed(person).getByRole('link', { name: TITLE, exact: true }).waitFor();
    await person.undo();
    await displayed(person).getByRole('link', { name: former, exact: true }).waitFor();
    await expect
      .poll(() => person.cell(person.rows.first(), text('editorials:fields.status')))
      .toBe(text('editorials:values.status.0'));

    await person.startForRow(person.rows.first(), 'record:actions.edit');
    await person.pageOf('editorials_edit').waitFor();
    await person.field('editorials:fields.label').fill('Je participe');
    await person.button('form:saveAndClose').click();
    await person.pageOf('editorials_show').waitFor();
    await page.getByText('Je participe').first().waitFor();

    await page.getByRole('button', { name: text('form:show.more') }).click();
    await person.menuItem('record:actions.remove').click();
    await person.button('record:remove.button').click();
    await person.expectNotice('notifications:editorials.deleted.success');
    await person.title('editorials').waitFor();
    await findNothing(person, TITLE);
  });

  it('can be duplicated, and an address without a record shows that nothing was found', async () => {
    const { person } = await enter();
    const { page, text } = person;
    await person.goTo('editorials');
    const name = await person.nameOf(person.rows.first());
    await person.startForRow(person.rows.first(), 'record:actions.duplicate');
    await person.pageOf('editorials_create').waitFor();
    await page.getByText(text('record:copy.of', { name })).waitFor();
    await expect.poll(() => person.field('editorials:fields.title').inputValue()).toBe(name);

    // The platform answers a 500 for it: a retry and a link to the list are offered.
    await person.openAddress('/editorials/show/999999');
    await page.getByText(text('common:states.notFoundOrError')).waitFor();
    await page.getByRole('link', { name: text('common:states.toList') }).waitFor();
  });
});

async function findNothing(person: Person, title: string): Promise<void> {
  await person.page.getByRole('searchbox', { name: person.text('editorials:fields.title') }).fill(title);
  await person.page.getByText(person.text('common:states.noResult')).waitFor();
}

it('a person without the rights sees no menu entry, and can only view an editorial by its address', async () => {
  const { person } = await french('hitchhikingWatcher');
  expect(await person.isInMenu('editorials')).toBe(false);
  await person.openAddress('/editorials');
  // Everybody may list and read them on the platform (docs/platform/b-communities-content.md §2): nothing more is
  // offered.
  await person.rows.first().click({ button: 'right' });
  await person.menuItem('record:actions.open').waitFor();
  for (const action of ['record:actions.edit', 'record:actions.duplicate', 'record:actions.remove']) {
    expect(await person.menuItem(action).count()).toBe(0);
  }
  expect(await person.button('editorials:actions.create').count()).toBe(0);
});

it('keeps what was typed when the platform refuses a change', async () => {
  const { person, platform } = await french();
  await person.goTo('editorials');
  await person.startForRow(person.rows.first(), 'record:actions.edit');
  await person.pageOf('editorials_edit').waitFor();
  platform.faults.status(500, { path: /\/admin\/editorials\/\d+$/u, method: 'PATCH' });
  await person.field('editorials:fields.title').fill('Encore un titre');
  await person.button('form:save').click();
  await person.expectNotice('notifications:editorials.updated.error');
  expect(await person.field('editorials:fields.title').inputValue()).toBe('Encore un titre');
});
