import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import { openFor, type Person } from '../support/e2e/person.ts';

/** One screen after the other, by the ways that a person takes. Each leaves the window on the screen that it names. */
const screens: readonly [name: string, goThere: (person: Person) => Promise<void>][] = [
  ['login', (person) => person.title('login').waitFor()],
  [
    'login, refused',
    async (person) => {
      await person.typeCredentials('nobody@example.org', 'nothing');
      await person.alert(person.text('notifications:generic.Invalidcredentials.error')).waitFor();
    },
  ],
  ['home', (person) => person.signInTraining()],
  ['users', (person) => person.openUsers()],
  [
    'users, choosing a filter',
    async (person) => {
      await person.button('list:filters.add').click();
      await person.page.getByRole('menuitem', { name: person.text('users:filters.gender'), exact: true }).click();
      await person.page.getByRole('checkbox', { name: person.text('users:values.gender.1'), exact: true }).check();
    },
  ],
  [
    'users, nothing found',
    async (person) => {
      await person.page.keyboard.press('Escape');
      await person.searchUsers('zzzzzz');
      await person.page.getByText(person.text('common:states.noResult')).waitFor();
    },
  ],
  [
    'users, row menu',
    async (person) => {
      await person.button('common:states.clearFilters').first().click();
      await person.rows.first().click({ button: 'right' });
      await person.page.getByRole('menu').waitFor();
    },
  ],
  [
    'export',
    async (person) => {
      await person.page.keyboard.press('Escape');
      await person.button('users:list.actions.export').click();
      await person.page.getByRole('dialog').waitFor();
    },
  ],
  [
    'user',
    async (person) => {
      await person.page.keyboard.press('Escape');
      await person.rows.first().getByRole('link').first().click();
      await person.pageOf('users_show').waitFor();
      await person.page.getByRole('heading', { name: person.text('users:show.sections.contact') }).waitFor();
    },
  ],
  [
    'user form',
    async (person) => {
      const { page, text } = person;
      await page
        .getByRole('main')
        .getByRole('link', { name: text('users:show.actions.edit'), exact: true })
        .click();
      await person.field('users:form.fields.givenName').waitFor();
    },
  ],
  [
    'user form, refused',
    async (person) => {
      await person.field('users:form.fields.givenName').fill('');
      await person.button('form:save').click();
      await person.page.getByText(person.text('form:rules.required')).first().waitFor();
    },
  ],
  [
    'unsaved changes',
    async (person) => {
      await person.page.keyboard.press('Escape');
      await person.button('shell:unsaved.stay').waitFor();
    },
  ],
  [
    'user, created',
    async (person) => {
      await person.button('shell:unsaved.changes.leave').click();
      await person.goTo('users');
      await person.button('users:list.actions.create').click();
      await person.pageOf('users_create').waitFor();
      await person.field('users:form.fields.givenName').waitFor();
    },
  ],
  [
    'import',
    async (person) => {
      await person.goTo('users');
      await person.button('users:list.actions.import').click();
      await person.pageOf('users_import').waitFor();
      await person.page.getByRole('main').getByRole('button').first().waitFor();
    },
  ],
  ['a module not built yet', (person) => person.goTo('articles')],
];

describe.each(['light', 'dark'] as const)('every screen, in the %s theme', (theme) => {
  it('has nothing that axe finds wrong', { timeout: 180_000 }, async () => {
    const person = await openFor('fr', { config: { theme } });
    const found: Record<string, string[]> = {};
    for (const [name, goThere] of screens) {
      await goThere(person);
      const problems = await accessibilityProblems(person.page);
      if (problems.length > 0) found[name] = problems;
    }
    expect(found).toEqual({});
  });
});
