import { expect } from 'vitest';
import type { Person } from './person.ts';
import { solidaryScreens } from './solidary-screens.ts';

/** A screen with the steps of a person that open it from the one before, which leave the window on it. */
export type WalkedScreen = readonly [name: string, goThere: (person: Person) => Promise<void>];

/** The screens, of an administrator and then of an operator of solidary transport. */
export const screens: readonly WalkedScreen[] = [
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
      await person.act('users:list.actions.export');
      await person.page.getByRole('dialog').waitFor();
    },
  ],
  [
    'user',
    async (person) => {
      await person.page.keyboard.press('Escape');
      await person.rows.first().getByRole('link').first().click();
      await person.pageOf('users_show').waitFor();
      await person.page.getByRole('heading', { name: person.text('users:show.sections.person') }).waitFor();
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
      await person.act('users:list.actions.create');
      await person.pageOf('users_create').waitFor();
      await person.field('users:form.fields.givenName').waitFor();
    },
  ],
  [
    'import',
    async (person) => {
      await person.goTo('users');
      await person.act('users:list.actions.import');
      await person.pageOf('users_import').waitFor();
      await person.page.getByRole('main').getByRole('button').first().waitFor();
    },
  ],
  [
    'users, preview',
    async (person) => {
      await person.goTo('users');
      await person.settled();
      await person.nameCell(person.rows.first()).focus();
      await person.page.keyboard.press('Space');
      await person.page.getByRole('complementary', { name: person.text('list:preview.label') }).waitFor();
    },
  ],
  [
    'users, columns',
    async (person) => {
      await person.button('list:preview.close').click();
      await person.button('list:columns.open').click();
      await person.dialog('list:columns.open').waitFor();
    },
  ],
  [
    'users, views',
    async (person) => {
      await person.page.keyboard.press('Escape');
      await person.viewMenu.click();
      await person.menuItem('list:views.save').waitFor();
    },
  ],
  [
    'users, view without a name',
    async (person) => {
      await person.menuItem('list:views.save').click();
      await person.button('list:views.confirmSave').click();
      await person.page.getByText(person.text('list:views.nameMissing')).waitFor();
    },
  ],
  [
    'users, some chosen',
    async (person) => {
      await person.button('list:views.cancel').click();
      for (const place of [2, 3]) await person.rows.nth(place).getByRole('checkbox').click();
      await person.notice('actions:selection.count', { count: 2, shown: '2' }).waitFor();
    },
  ],
  [
    'users, deletion of several',
    async (person) => {
      await person.act('users:actions.removeMany.label');
      await person.dialog('users:actions.removeMany.title', { count: 2, shown: '2' }).getByRole('textbox').waitFor();
    },
  ],
  [
    'users, adding to a community',
    async (person) => {
      await person.button('common:actions.cancel').click();
      await person.act('users:actions.addToCommunity.label');
      await person.dialog('users:actions.addToCommunity.title', { count: 2, shown: '2' }).waitFor();
    },
  ],
  [
    'users, report of a scammer',
    async (person) => {
      await person.button('common:actions.cancel').click();
      await person.startForRow(person.rows.nth(4), 'users:actions.report.label');
      await person.page.getByRole('alertdialog').waitFor();
    },
  ],
  [
    'users, acceptance without document',
    async (person) => {
      await person.button('common:actions.cancel').click();
      // The line of the selection gives way to that of the list.
      await person.button('actions:selection.clear').click();
      await person.searchUsers('autostop@example.org');
      await expect.poll(() => person.total()).toBe(1);
      await person.startForRow(person.rows.first(), 'users:actions.acceptIdentity.label');
      await person.page.getByRole('alertdialog').getByRole('checkbox').waitFor();
    },
  ],
  [
    'palette',
    async (person) => {
      await person.button('common:actions.cancel').click();
      await person.page.keyboard.press('Control+k');
      await person.page.getByRole('combobox', { name: person.text('palette:label') }).fill('petit');
      await person.page.getByRole('group', { name: person.text('palette:groups.people') }).waitFor();
    },
  ],
  [
    'check of the workstation',
    async (person) => {
      await chooseInPalette(person, 'check:button');
      await person.dialog('check:title').getByRole('listitem').first().waitFor();
    },
  ],
  [
    'licences, one open',
    async (person) => {
      await person.page.keyboard.press('Escape');
      await person.page.keyboard.press('Control+k');
      await chooseInPalette(person, 'shell:licences.button');
      await person.dialog('shell:licences.title').locator('summary').first().click();
    },
  ],
  [
    'help',
    async (person) => {
      await person.page.keyboard.press('Escape');
      await person.page.getByRole('dialog').waitFor({ state: 'detached' });
      await person.page.keyboard.press('F1');
      const help = person.page.getByRole('complementary', { name: person.text('shell:help.label') });
      await help.getByRole('heading', { name: person.text('shell:help.behind') }).waitFor();
    },
  ],
  [
    'shortcuts',
    async (person) => {
      await person.page.keyboard.press('F1');
      await person.nameCell(person.rows.first()).focus();
      await person.page.keyboard.press('?');
      await person.dialog('actions:shortcuts.title').waitFor();
    },
  ],
  [
    'hitchhikers, marked together',
    async (person) => {
      await person.page.keyboard.press('Escape');
      await person.goTo('hitchhikers');
      await person.settled();
      for (const place of [0, 1, 2]) await person.rows.nth(place).getByRole('checkbox').click();
      await person.act('hitchhikers:flags.isLetterPosted.label');
      await person.button('hitchhikers:flags.button').click();
      await person.page.getByText(person.text('actions:bulk.ended'), { exact: true }).waitFor();
    },
  ],
  [
    'hitchhikers, messages with what can be taken back',
    async (person) => {
      await person.dialog('hitchhikers:flags.isLetterPosted.label').getByRole('button').last().click();
      await person.page.getByRole('alertdialog').waitFor({ state: 'detached' });
      await person.bell.click();
      await person.page.getByRole('heading', { name: person.text('shell:bell.label') }).waitFor();
    },
  ],
  [
    'hitchhiker form',
    async (person) => {
      await person.page.keyboard.press('Escape');
      await person.nameCell(person.rows.first()).focus();
      await person.page.keyboard.press('F2');
      await person.pageOf('hitchhikers_edit').waitFor();
      await person.field('users:form.fields.givenName').waitFor();
    },
  ],
  [
    'no such user',
    async (person) => {
      await person.page.keyboard.press('Control+k');
      await person.page
        .getByRole('combobox', { name: person.text('palette:label') })
        .fill('escale://users/show/999999');
      await person.page.keyboard.press('Enter');
      await person.page.getByText(person.text('common:states.notFoundOrError')).waitFor();
    },
  ],
  ['a module not built yet', (person) => person.goTo('articles')],
  ...solidaryScreens,
];

/** Runs a command of the application by its name, from the open palette. */
async function chooseInPalette({ page, text }: Person, key: string): Promise<void> {
  await page.getByRole('combobox', { name: text('palette:label') }).fill(text(key));
  await page
    .getByRole('option', { name: text(key) })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
}
