import { describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { shareWindow } from '../support/e2e/shared.ts';

const windows = { fr: shareWindow('fr'), en: shareWindow('en') };

describe.each(locales)('the users, in %s', (locale) => {
  const enter = windows[locale];

  it('can be searched, filtered and opened, and the list is restored on return', async () => {
    const person = await enter();
    const { page, text } = person;
    await person.openUsers();
    const all = await person.total();
    expect(all).toBeGreaterThanOrEqual(5000);

    await person.searchUsers('Martin');
    await expect.poll(() => person.total()).toBeLessThan(all);
    const found = await person.total();
    for (const name of await person.rows.getByRole('link').allTextContents()) {
      if (!name.includes('@')) expect(name).toMatch(/martin/iu);
    }

    await person.button('list:filters.add').click();
    await page.getByRole('menuitem', { name: text('users:filters.gender'), exact: true }).click();
    await page.getByRole('checkbox', { name: text('users:values.gender.1'), exact: true }).check();
    await page.keyboard.press('Escape');
    await expect.poll(() => person.total()).toBeLessThan(found);
    const address = page.url();

    const name = await person.nameOf(person.rows.first());
    await person.rows.first().getByRole('link').first().click();
    await person.pageOf('users_show').waitFor();
    await person.titleNaming(name).waitFor();
    await page.goBack();
    await person.rows.first().waitFor();
    expect(page.url()).toBe(address);
  });

  it('can be edited: the change is saved, announced, and shown on the page and in the list', async () => {
    const person = await enter();
    const { page, text } = person;
    await person.openUsers();
    await person.rows.first().getByRole('link').first().click();
    await person.pageOf('users_show').waitFor();
    await page
      .getByRole('main')
      .getByRole('link', { name: text('users:show.actions.edit'), exact: true })
      .click();
    await person.pageOf('users_edit').waitFor();

    await person.field('users:form.fields.givenName').fill('Éléonore-Test');
    await person.button('form:saveAndClose').click();
    await person.expectNotice('notifications:users.updated.success');
    await page.getByText('Éléonore-Test').first().waitFor();
    await person.goTo('users');
    await person.searchUsers('Éléonore-Test');
    await expect.poll(() => person.total()).toBe(1);
  });

  it('are corrected in a cell of the list, undone there, and their page tells both', async () => {
    const person = await enter();
    const { page, text } = person;
    await person.openUsers();
    const title = page.getByRole('columnheader', { name: text('users:columns.telephone') });
    const column = await title.getAttribute('aria-colindex');
    const cell = person.rows.first().locator(`[aria-colindex="${column}"]`);
    const before = await cell.textContent();
    await cell.focus();
    await page.keyboard.press('F2');
    const box = page.getByRole('dialog').getByRole('textbox');
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
    await box.fill('07 98 76 54 32');
    await page.keyboard.press('Enter');
    await person.expectNotice('notifications:users.updated.success');
    await expect.poll(() => cell.textContent()).toBe('07 98 76 54 32');
    expect(await cell.evaluate((element) => element === document.activeElement)).toBe(true);
    await person.button('actions:undo.button').first().click();
    await expect.poll(() => cell.textContent()).toBe(before);
    await person.rows.first().getByRole('link').first().click();
    await person.pageOf('users_show').waitFor();
    const told = page.getByText(new RegExp(`· ${text('users:form.fields.telephone')}$`, 'iu'));
    await expect.poll(() => told.count()).toBe(2);
  });

  it('can be looked through for duplicates, compared side by side, and judged different', async () => {
    const person = await enter();
    const { page, text } = person;
    await person.openUsers();
    await person.act('duplicates:actions.list');
    const groups = person.dialog('duplicates:groups.title');
    const place = groups.getByText(text('duplicates:groups.place', { place: '1', of: '\n' }).split('\n')[0] ?? '');
    await place.first().waitFor();
    const first = await place.first().innerText();
    const marks = groups.getByRole('rowheader').filter({ hasText: text('duplicates:marks.same') });
    expect(await marks.count()).toBeGreaterThan(0);
    await groups.getByRole('switch').check();
    await expect.poll(() => marks.count()).toBe(0);
    await groups.getByRole('button', { name: text('duplicates:groups.next'), exact: true }).click();
    await groups.getByRole('button', { name: text('duplicates:groups.previous'), exact: true }).click();
    await groups.getByRole('button', { name: text('duplicates:judge.button'), exact: true }).click();
    await expect.poll(() => place.first().innerText()).not.toBe(first);
    await groups.getByRole('button', { name: text('duplicates:close'), exact: true }).click();
    await person.undo();

    await person.rows.nth(0).getByRole('checkbox').check();
    await person.rows.nth(1).getByRole('checkbox').check();
    await person.act('duplicates:actions.compare');
    const comparison = person.dialog('duplicates:compare.title');
    await comparison.getByText(text('duplicates:merging')).waitFor();
    expect(await comparison.getByRole('columnheader').count()).toBe(3);
    const take = comparison.getByRole('button', { name: text('duplicates:take.button') }).first();
    await take.click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: text('duplicates:take.button'), exact: true }).click();
    await question.waitFor({ state: 'detached' });
    await comparison.getByRole('button', { name: text('duplicates:close'), exact: true }).click();
    await person.undo();

    await person.rows.first().getByRole('link').first().click();
    await person.pageOf('users_show').waitFor();
    await page
      .getByRole('main')
      .getByRole('button', { name: text('form:show.more'), exact: true })
      .first()
      .click();
    await person.menuItem('duplicates:actions.find').click();
    await page.getByText(text('duplicates:find.explanation')).waitFor();
    await page.keyboard.press('Escape');
  });
});

describe('the form of a user', () => {
  it('asks before unsaved changes are left', async () => {
    const person = await windows.en();
    const { page, text } = person;
    await person.openUsers();
    await person.rows.first().click({ button: 'right' });
    await page.getByRole('menuitem', { name: text('users:list.actions.edit') }).click();
    const givenName = person.field('users:form.fields.givenName');
    await givenName.fill('Not saved');
    await page
      .getByRole('navigation', { name: text('shell:menu.label') })
      .getByRole('link', { name: text('routes:home.title'), exact: true })
      .click();
    await person.button('shell:unsaved.stay').click();
    expect(await givenName.inputValue()).toBe('Not saved');
  });
});
