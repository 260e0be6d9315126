import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Person } from '../support/e2e/person.ts';
import { administrator } from '../support/e2e/platform.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const name = 'Femmes de Nancy';

const viewMenuSays = (person: Person, key: 'menu' | 'modified', view: string): Locator =>
  person.button(`list:views.${key}`, { name: view });

async function filterByGender(person: Person): Promise<void> {
  const { page, text } = person;
  await person.button('list:filters.add').click();
  await person.menuItem('users:filters.gender').click();
  await page.getByRole('checkbox', { name: text('users:values.gender.1'), exact: true }).check();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.url()).toContain('gender');
}

async function startInViewMenu(person: Person, key: string): Promise<void> {
  await person.viewMenu.click();
  await person.menuItem(key, { name }).click();
}

describe('the views of a list', () => {
  const enter = shareWindowOver({}, 'en');

  it('can be saved, opened by default after a restart, changed, renamed, and deleted', async () => {
    const { person } = await enter();
    const { text } = person;
    await person.openUsers();
    const all = await person.total();
    await filterByGender(person);
    await expect.poll(() => person.total()).toBeLessThan(all);
    const women = await person.total();

    await startInViewMenu(person, 'list:views.save');
    const dialog = person.dialog('list:views.saveTitle');
    await dialog.getByRole('button', { name: text('list:views.confirmSave') }).click();
    await dialog.getByText(text('list:views.nameMissing')).waitFor();
    await dialog.getByRole('textbox').fill(name);
    await dialog.getByRole('checkbox', { name: text('list:views.asDefault') }).check();
    await dialog.getByRole('button', { name: text('list:views.confirmSave') }).click();
    await person.expectNotice('notifications:views.saved.success', { name });
    await viewMenuSays(person, 'menu', name).waitFor();

    await person.app.restart();
    await person.signInAgain(administrator);
    await person.openUsers();
    await viewMenuSays(person, 'menu', name).waitFor();
    await expect.poll(() => person.total()).toBe(women);

    // Another order differs from the view until the view is updated.
    await person.page
      .getByRole('columnheader')
      .getByRole('button', { name: text('users:columns.created') })
      .click();
    await viewMenuSays(person, 'modified', name).waitFor();
    await startInViewMenu(person, 'list:views.update');
    await viewMenuSays(person, 'menu', name).waitFor();

    await startInViewMenu(person, 'list:views.rename');
    await person.dialog('list:views.renameTitle').getByRole('textbox').fill('Nancy');
    await person.page.keyboard.press('Enter');
    await viewMenuSays(person, 'menu', 'Nancy').waitFor();
    await person.viewMenu.click();
    await person.menuItem('list:views.remove', { name: 'Nancy' }).click();
    await person.button('list:views.confirmRemove').click();
    await viewMenuSays(person, 'menu', text('list:views.all')).waitFor();
    await expect.poll(() => person.total()).toBe(all);
  });

  it('can be exported to a file and imported by another person', async () => {
    const { person } = await enter();
    const { page, app } = person;
    await person.openUsers();
    await filterByGender(person);
    await startInViewMenu(person, 'list:views.save');
    await person.dialog('list:views.saveTitle').getByRole('textbox').fill(name);
    await page.keyboard.press('Enter');
    await viewMenuSays(person, 'menu', name).waitFor();
    await startInViewMenu(person, 'list:views.export');
    // The file has another name until it is complete.
    await expect.poll(() => readdirSync(app.downloads)).toEqual([expect.stringMatching(/\.json$/u)]);
    const file = join(app.downloads, readdirSync(app.downloads)[0] ?? '');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      format: 'escale-views',
      list: 'users',
      views: [{ name }],
    });

    await app.chooseFile(() => startInViewMenu(person, 'list:views.import'), file);
    await person.expectNotice('notifications:views.imported.success', { names: `${name} (2)` });
    await person.openView(`${name} (2)`);
    await viewMenuSays(person, 'menu', `${name} (2)`).waitFor();
    expect(page.url()).toContain('gender');
  });

  it('system views keep dates relative to today, and send the resolved dates', async () => {
    const { person, platform } = await enter();
    const { text } = person;
    await person.openUsers();
    platform.requests.length = 0;
    await person.openView(text('users:views.recent'));
    await viewMenuSays(person, 'menu', text('users:views.recent')).waitFor();
    const asked = () =>
      platform.requests.map(({ request }) => new URL(request.url, platform.url).searchParams.get('createdDate[after]'));
    await expect.poll(() => asked().some((day) => /^\d{4}-\d\d-\d\d$/u.test(day ?? ''))).toBe(true);
    // The address holds no absolute date: opened tomorrow it means other days.
    expect(person.page.url()).not.toMatch(/\d{4}-\d\d-\d\d/u);
  });
});
