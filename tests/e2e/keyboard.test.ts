import { describe, expect, it } from 'vitest';
import { focused, tabTo } from '../support/e2e/keyboard.ts';
import { shareWindow } from '../support/e2e/shared.ts';

describe('with the keyboard alone', () => {
  const enter = shareWindow('fr');

  it('a person signs in, finds a user in the list, edits and saves', async () => {
    const person = await enter(null);
    const { page, text } = person;
    const { keyboard } = page;

    // The identifier has the focus when the window opens.
    await expect.poll(() => focused(person)).toContain(text('session:form.identifier'));
    await keyboard.type('administration@example.org');
    await keyboard.press('Tab');
    await keyboard.type('administration');
    await keyboard.press('Enter');
    await person.title('home').waitFor();
    await expect.poll(() => focused(person)).toContain(text('home:greeting', { name: '' }).trim());

    await tabTo(person, text('routes:users.title'), 'Shift+Tab');
    await keyboard.press('Enter');
    await person.rows.first().waitFor();

    await keyboard.press('Control+f');
    await expect.poll(() => focused(person)).toContain(text('users:filters.search'));
    await keyboard.type('Martin');
    await keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('Martin');
    await person.settled();
    const first = person.nameCell(person.rows.first());
    await expect.poll(() => first.innerText()).toMatch(/Martin/u);

    // One tab stop for the whole grid, whose first column selects rows; inside it the arrows move.
    await tabTo(person, text('actions:selection.row', { label: await person.nameOf(person.rows.first()) }));
    await keyboard.press('ArrowRight');
    await keyboard.press('ArrowDown');
    const second = person.rows.nth(1);
    const cell = person.nameCell(second);
    await expect.poll(() => cell.evaluate((element) => element === document.activeElement)).toBe(true);
    const name = await person.nameOf(second);
    await keyboard.press('F2');
    await person.pageOf('users_edit').waitFor();
    await person.titleNaming(name).waitFor();

    await tabTo(person, text('users:form.fields.givenName'));
    await keyboard.press('Control+a');
    await keyboard.type('Clavier');
    await keyboard.press('Control+s');
    await person.expectNotice('notifications:users.updated.success');
    await page
      .getByRole('status')
      .filter({ hasText: text('form:state.clean') })
      .waitFor();
    await keyboard.press('Escape');
    await person.pageOf('users_edit').waitFor({ state: 'detached' });
    await page.getByText('Clavier').first().waitFor();
  });

  it('the row menu opens, closes, and returns the focus to the row', async () => {
    const person = await enter();
    const { keyboard } = person.page;
    await person.openUsers();
    const cell = person.nameCell(person.rows.first());
    await cell.focus();
    await keyboard.press('Shift+F10');
    await person.page.getByRole('menuitem', { name: person.text('users:list.actions.open') }).waitFor();
    await keyboard.press('Escape');
    await expect.poll(() => cell.evaluate((element) => element === document.activeElement)).toBe(true);
    await keyboard.press('Enter');
    await person.pageOf('users_show').waitFor();
  });
});
