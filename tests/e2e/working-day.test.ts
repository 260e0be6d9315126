import { describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { focused, focusOn, goByPalette, pressQuickly, pressUntil, tabTo } from '../support/e2e/keyboard.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { administrator, startPlatform } from '../support/e2e/platform.ts';

const markLabel = 'hitchhikers:flags.isKitGiven.label';

/** Moves the focus to the rows, onto the first checkbox. */
async function tabToRows(person: Person): Promise<void> {
  await person.settled();
  const first = person.rows.first();
  await tabTo(person, person.text('actions:selection.row', { label: await person.nameOf(first) }));
}

/** Opens the menu of views and chooses an entry. */
async function chooseInViews(person: Person, entry: string): Promise<void> {
  const { keyboard } = person.page;
  await tabTo(person, (await person.viewMenu.innerText()).trim(), 'Shift+Tab');
  await keyboard.press('Enter');
  await pressUntil(person, 'ArrowDown', entry);
  await keyboard.press('Enter');
}

async function takeBackFromBell(person: Person): Promise<void> {
  const { page, text } = person;
  await tabTo(person, text('shell:bell.label'), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(person, text('actions:undo.button'));
  await page.keyboard.press('Enter');
  await person.notice('notifications:undo.undone.success').waitFor();
  await page.keyboard.press('Escape');
  await focusOn(person, text('shell:bell.label'));
}

describe.each(locales)('a whole working day by keyboard alone, in %s', (locale) => {
  it('goes from signing in to signing out', async () => {
    const platform = await startPlatform({ users: 2000 });
    const modules = { hitchhiking: true, export: true };
    const person = await openFor(locale, { apiUrl: platform.url, config: { modules } });
    const { page, text } = person;
    const { keyboard } = page;

    // Signs in.
    await focusOn(person, text('session:form.identifier'));
    await keyboard.type(administrator.identifier);
    await keyboard.press('Tab');
    await keyboard.type(administrator.password);
    await keyboard.press('Enter');
    await expect.poll(() => focused(person)).toContain(text('home:greeting', { name: '' }).trim());

    // Finds people.
    await pressQuickly(person, 'g', 'u');
    await person.title('users').waitFor();
    await person.rows.first().waitFor();
    await keyboard.press('Control+f');
    await focusOn(person, text('users:filters.search'));
    await keyboard.type('Petit');
    await expect.poll(() => page.url()).toContain('Petit');
    await person.settled();
    await expect.poll(() => person.nameOf(person.rows.first())).toMatch(/Petit/u);
    const found = await person.total();

    // Filters them.
    await tabTo(person, text('list:filters.add'));
    await keyboard.press('Enter');
    await pressUntil(person, 'ArrowDown', text('users:filters.gender'));
    await keyboard.press('Enter');
    await tabTo(person, text('users:values.gender.1'));
    await keyboard.press('Space');
    await keyboard.press('Escape');
    await expect.poll(() => person.total()).toBeLessThan(found);

    // Saves what is on screen as a view.
    await chooseInViews(person, text('list:views.save'));
    await focusOn(person, text('list:views.name'));
    await keyboard.type('Petit');
    await keyboard.press('Enter');
    await person.notice('notifications:views.saved.success', { name: 'Petit' }).waitFor();

    // Opens somebody, and changes them.
    await tabToRows(person);
    await keyboard.press('ArrowRight');
    const name = await person.nameOf(person.rows.first());
    await keyboard.press('Enter');
    await person.titleNaming(name).waitFor();
    await keyboard.press('F2');
    await person.pageOf('users_edit').waitFor();
    await tabTo(person, text('users:form.fields.givenName'));
    await keyboard.press('Control+a');
    await keyboard.type('Clavier');
    await keyboard.press('Control+Enter');
    await person.notice('notifications:users.updated.success').waitFor();
    await person.pageOf('users_show').waitFor();

    // Marks a hitchhiker by mistake, and undoes it.
    await pressQuickly(person, 'g', 'h');
    await person.title('hitchhikers').waitFor();
    await person.rows.first().waitFor();
    await tabToRows(person);
    await chooseInViews(person, text('hitchhikers:views.kits'));
    await person.sortedBy(text('users:filters.isKitGiven'));
    const kit = (row: number) => person.cell(person.rows.nth(row), text('users:filters.isKitGiven'));
    await tabToRows(person);
    await keyboard.press('Shift+F10');
    await pressUntil(person, 'ArrowDown', text(markLabel));
    await keyboard.press('Enter');
    await person.notice('notifications:users.isKitGiven.success').waitFor();
    await takeBackFromBell(person);
    expect(platform.requests.filter(({ request }) => request.method === 'PATCH').at(-1)?.request.body).not.toContain(
      'true',
    );

    // Marks three of them together.
    await person.settled();
    await tabToRows(person);
    await keyboard.press('Space');
    await keyboard.press('Shift+ArrowDown');
    await keyboard.press('Shift+ArrowDown');
    await person.notice('actions:selection.count', { count: 3, shown: '3' }).waitFor();
    const toolbar = page.getByRole('toolbar', { name: text('actions:selection.bar') });
    await keyboard.press('Shift+Tab');
    expect(await toolbar.locator(':focus').count()).toBe(1);
    await pressUntil(person, 'ArrowRight', text(markLabel));
    await keyboard.press('Enter');
    await tabTo(person, text('hitchhikers:flags.button'));
    await keyboard.press('Enter');
    await focusOn(person, text('common:actions.close'));
    await keyboard.press('Enter');
    const marked = { label: text(markLabel), done: 3, total: 3 };
    await person.notice('notifications:bulk.ended.success', marked).waitFor();
    await person.settled();
    expect(await kit(0)).toBe(text('list:values.no'));

    // Decides on an identity proof.
    platform.requests.length = 0;
    await goByPalette(person, text('routes:users_identities.title'), text('routes:users_identities.title'));
    await person.title('users_identities').waitFor();
    await page.getByRole('button', { name: text('identity:actions.accept') }).waitFor();
    await keyboard.press('a');
    await focusOn(person, text('identity:decision.accept.button'));
    await keyboard.press('Enter');
    await page.getByText(text('queue:reviewStatuses.accepted')).first().waitFor();

    // Signs out.
    await goByPalette(person, text('shell:signOut.button'), text('shell:signOut.button'));
    await person.title('login').waitFor();
    await focusOn(person, text('session:form.identifier'));
  });
});
