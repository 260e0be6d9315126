import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { writeImportFile } from '../support/e2e/import-file.ts';
import { openFor } from '../support/e2e/person.ts';

/** Two people who are not in the training data. */
const people = [
  { email: 'noemie.duchamp@example.com', givenName: 'Noémie', familyName: 'Duchamp' },
  { email: 'isaac.valcourt@example.com', givenName: 'Isaac', familyName: 'Valcourt' },
];

describe.each(locales)('a first-time user, in %s', (locale) => {
  it('signs in, finds and edits a user, imports a file of their own, and exports the list', async () => {
    const person = await openFor(locale);
    const { page, text, app } = person;
    await person.signInTraining();

    // Filters the users, and opens one.
    await person.openUsers();
    await person.searchUsers('Petit');
    await expect.poll(() => person.rows.first().innerText()).toMatch(/Petit/u);
    await person.button('list:filters.add').click();
    await page.getByRole('menuitem', { name: text('users:filters.acceptsNews'), exact: true }).click();
    await page.getByRole('radio', { name: text('list:values.yes'), exact: true }).check();
    await page.keyboard.press('Escape');
    await person.rows.first().getByRole('link').first().click();
    await person.pageOf('users_show').waitFor();

    // Edits it.
    await page
      .getByRole('main')
      .getByRole('link', { name: text('users:show.actions.edit'), exact: true })
      .click();
    await person.field('users:form.fields.givenName').fill('Maylis');
    await person.button('form:saveAndClose').click();
    await person.expectNotice('notifications:users.updated.success');

    // Checks and imports a file.
    await person.goTo('users');
    await person.act('users:list.actions.import');
    const file = writeImportFile(app.userData, 'nouveaux.csv', people);
    await app.chooseFile(() => person.button('import:file.choose').click(), file);
    await person.button('import:columns.check').click();
    await page.getByText(text('import:check.nothingWrong')).waitFor();
    await person.button('import:check.continue').click();
    await page.getByRole('checkbox', { name: text('import:send.understand') }).check();
    await person.button('import:send.confirm').click();
    await page.getByText(text('import:report.allAdded')).waitFor();
    await person.button('import:report.toList').click();

    // Exports the list, with the edited and imported people.
    await person.rows.first().waitFor();
    await person.searchUsers('Duchamp');
    await expect.poll(() => person.rows.allInnerTexts()).toEqual([expect.stringMatching(/Duchamp Noémie/iu)]);
    await person.act('users:list.actions.export');
    await person.button('list:export.start').click();
    await page.getByText(text('users:export.result.written')).waitFor();
    const [name = ''] = readdirSync(app.downloads);
    const lines = readFileSync(join(app.downloads, name), 'utf8').trim().split(/\r?\n/u);
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('noemie.duchamp@example.com');
  });
});
