import { describe, expect, it } from 'vitest';
import { accessibilityProblems } from '../support/app.ts';
import { writeImportFile } from '../support/e2e/import-file.ts';
import { focusOn, goByPalette, tabTo } from '../support/e2e/keyboard.ts';
import type { Person } from '../support/e2e/person.ts';
import { shareWindow } from '../support/e2e/shared.ts';

/** Training accounts, which exist already. */
const known = ['solidarite@example.org', 'autostop@example.org', 'covoiturage@example.org'];
const people = [...Array.from({ length: 300 }, (_, index) => `membre.${index}@example.com`), ...known].map((email) => ({
  email,
  givenName: 'Léa',
  familyName: 'Membre',
}));

/** What the platform answered: 300 people created, three who had an account. */
async function expectReport({ page, text }: Person): Promise<void> {
  await page.getByText(text('import:report.addedMembers', { count: 300 }), { exact: true }).waitFor();
  await page.getByText(text('import:report.existingMembers', { count: 3 }), { exact: true }).waitFor();
}

describe('an import of members, in fr', () => {
  const enter = shareWindow('fr');

  it('starts from a community, survives a reload, and adds those who had an account', async (context) => {
    const person = await enter();
    const { page, text, app } = person;
    await person.goTo('communities');
    const row = person.rows.first();
    const name = await person.nameOf(row);
    await person.startForRow(row, 'communities:actions.import');
    await person.pageOf('communities_users_import').waitFor();
    const picker = page.getByRole('combobox', { name: text('import:community.label') });
    await expect.poll(() => picker.inputValue()).toBe(name);
    expect(await accessibilityProblems(page)).toEqual([]);
    await person.button('import:community.continue').click();

    const file = writeImportFile(app.userData, 'membres.csv', people);
    await app.chooseFile(() => person.button('import:file.choose').click(), file);
    await person.button('import:columns.check').click();
    await person.button('import:check.continue').click();
    await page.getByText(text('import:send.membersConsequence', { community: name })).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('checkbox', { name: text('import:send.understand') }).check();
    await person.button('import:send.confirm').click();
    await expectReport(person);
    expect(await accessibilityProblems(page)).toEqual([]);

    await page.reload();
    await person.pageOf('communities_users_import').waitFor();
    await page.getByText(text('import:unfinished.waiting', { count: 3, shown: '3' })).waitFor();
    await person.button('import:unfinished.resume').click();
    await person.button('import:columns.check').click();
    await person.button('import:check.continue').click();
    await person.button('import:send.toReport').click();
    await person.button('import:join.all', { count: 3, shown: '3' }).click();
    await page.getByText(text('import:join.allDone', { name })).waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    await person.button('import:report.toList').click();
    await person.pageOf('communities_show').waitFor();

    const id = Number(/\/show\/(\d+)/u.exec(page.url())?.[1]);
    await person.openAddress(`/communities/${id}/dashboard`);
    await person.pageOf('communities_dashboard').waitFor();
    if (app.kind !== 'browser shell') context.skip();
    const dashboard = page.frameLocator('[data-testid="shell-view"]').frameLocator('iframe');
    await dashboard.getByRole('heading', { name: 'Communauté', exact: true }).waitFor();
    await page.getByText(text('analytics:perimeter.community', { name })).first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
  });
});

describe('an import of members, in en, by keyboard only', () => {
  const enter = shareWindow('en', { input: 'keyboard' });

  it('goes from the choice of a community to its dashboard', async () => {
    const person = await enter();
    const { page, text, app } = person;
    const title = text('routes:communities_users_import.title');
    await goByPalette(person, title, title);
    await person.pageOf('communities_users_import').waitFor();
    const picker = page.getByRole('combobox', { name: text('import:community.label') });
    await tabTo(person, text('import:community.label'));
    await page.keyboard.press('ArrowDown');
    const first = page.getByRole('listbox').getByRole('option').first();
    await expect.poll(() => first.innerText()).not.toBe(text('list:picker.loading'));
    const name = await first.innerText();
    await page.keyboard.press('Enter');
    await expect.poll(() => picker.inputValue()).toBe(name);
    await person.press(person.button('import:community.continue'));

    const file = writeImportFile(app.userData, 'members.csv', people);
    await app.chooseFile(() => person.press(person.button('import:file.choose')), file);
    await person.press(person.button('import:columns.check'));
    await person.press(person.button('import:check.continue'));
    await person.press(page.getByRole('checkbox', { name: text('import:send.understand') }));
    await person.press(person.button('import:send.confirm'));
    await expectReport(person);
    await person.press(person.button('import:join.all', { count: 3, shown: '3' }));
    // The button that was pressed is gone: what became of it has the focus.
    await focusOn(person, text('import:join.allDone', { name }));
    await person.press(person.button('import:report.toList'));
    await person.pageOf('communities_show').waitFor();
    await person.act('communities:actions.dashboard');
    await person.pageOf('communities_dashboard').waitFor();
  });
});
