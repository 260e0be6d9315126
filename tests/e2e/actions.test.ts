import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { colleagueAt } from '../support/e2e/colleague.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { administrator, startPlatform } from '../support/e2e/platform.ts';

/** The one row of a person, found by number. */
async function findById(person: Person, id: number): Promise<Locator> {
  await person.searchUsers(`#${id}`);
  const row = person.rows.filter({ has: person.page.locator(`a[href$="/${id}"]`) });
  await row.waitFor();
  await expect.poll(() => person.total()).toBe(1);
  await person.settled();
  return row;
}

const question = (person: Person): Locator => person.page.getByRole('alertdialog');
const confirm = (person: Person, key: string): Locator =>
  question(person).getByRole('button', { name: person.text(key), exact: true });

describe('the actions on a person', () => {
  it('ask at their own level of confirmation, run once, report the result, and can be undone where undo exists', async () => {
    const platform = await startPlatform();
    const colleague = await colleagueAt(platform);
    const person = await openFor('en', {
      apiUrl: platform.url,
      config: {
        modules: { community: true, loginDelegate: true },
        loginDelegateUrl: 'https://example.org/?as={user}&by={operator}',
      },
    });
    const { page, text } = person;
    await person.signIn(administrator.identifier, administrator.password);
    await person.openUsers();
    const all = await person.total();
    const email = 'noemie.duchamp@example.com';
    const id = await colleague.create({ givenName: 'Noémie', familyName: 'Duchamp', email, gender: 1 });

    // At once, without a question.
    const row = await findById(person, id);
    await person.startForRow(row, 'users:list.actions.copyEmail');
    await person.expectNotice('notifications:generic.copied.success');
    expect(await person.app.clipboard()).toBe(email);

    // After a choice; undone from its message.
    await person.startForRow(row, 'users:actions.addToCommunity.label');
    await expect.poll(() => confirm(person, 'users:actions.addToCommunity.button').isEnabled()).toBe(false);
    await question(person).getByRole('combobox').fill('lycée');
    await page.getByRole('option', { name: 'Lycée de Lyon' }).click();
    await confirm(person, 'users:actions.addToCommunity.button').click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: text('common:actions.close') })
      .click();
    await person.undo();
    await person.expectNotice('notifications:undo.undone.success');

    // After a sentence to tick (acknowledge).
    for (const [action, said] of [
      ['signInAs', 'users.signedInAs'],
      ['acceptIdentity', 'identity.created'],
    ] as const) {
      await person.startForRow(person.rows.first(), `users:actions.${action}.label`);
      expect(await confirm(person, `users:actions.${action}.button`).isDisabled()).toBe(true);
      await question(person).getByRole('checkbox').check();
      await confirm(person, `users:actions.${action}.button`).click();
      await question(person).waitFor({ state: 'detached' });
      await person.expectNotice(`notifications:${said}.success`);
    }
    expect(await colleague.read(id)).toMatchObject({ identityStatus: 2 });

    // After a word to type (typeToConfirm), started by its shortcut; a failure stays in the dialog with what was typed.
    await person.nameCell(person.rows.first()).focus();
    await page.keyboard.press('Delete');
    await question(person).getByRole('textbox').fill('DuChamps');
    expect(await confirm(person, 'users:actions.remove.button').isDisabled()).toBe(true);
    await question(person).getByRole('textbox').fill('Duchamp');
    platform.faults.status(503, { method: 'DELETE', path: `/admin/users/${id}`, times: 1 });
    await confirm(person, 'users:actions.remove.button').click();
    await question(person).getByText(text('errors:readBack.notDone')).waitFor();
    expect(await question(person).getByRole('textbox').inputValue()).toBe('Duchamp');
    await confirm(person, 'users:actions.remove.button').click();
    await person.expectNotice('notifications:users.deleted.success');
    await page.getByText(text('common:states.noResult')).waitFor();
    expect(platform.count(`DELETE /admin/users/${id}`)).toBe(2);

    // A person who moderates a community cannot be deleted, and nobody deletes themselves.
    await person.startForRow(await findById(person, 3), 'users:actions.remove.label');
    const refused = page.getByRole('dialog');
    await refused.getByRole('link').first().waitFor();
    await refused.getByRole('button', { name: text('common:actions.close') }).click();
    expect(platform.count('DELETE /admin/users/3')).toBe(0);
    await (await findById(person, 1)).locator('[data-menu]').click();
    await person.menuItem('users:list.actions.open').waitFor();
    expect(await person.menuItem('users:actions.remove.label').count()).toBe(0);
    await page.keyboard.press('Escape');

    // From the page of a person: the report also removes the person.
    const scammer = await colleague.create({
      givenName: 'Max',
      familyName: 'Faux',
      email: 'faux@example.com',
      gender: 2,
    });
    await (await findById(person, scammer)).getByRole('link').first().click();
    await person.pageOf('users_show').waitFor();
    await person.button('form:show.more').click();
    await person.menuItem('users:actions.report.label').click();
    await question(person).getByRole('textbox').last().fill('faux@example.com');
    await confirm(person, 'users:actions.report.button').click();
    await person.expectNotice('notifications:users.reported.success');
    await person.title('users').waitFor();
    await expect.poll(() => person.total()).toBe(all);
  });
});
