import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { deepLinkTo } from '#shared/deep-link.ts';
import { locales } from '#shared/preferences.ts';
import { focused, focusOn } from '../support/e2e/keyboard.ts';
import { inAnyOrder, type Person } from '../support/e2e/person.ts';
import { shareWindow } from '../support/e2e/shared.ts';

const field = (person: Person): Locator => person.page.getByRole('combobox', { name: person.text('palette:label') });
const line = (person: Person, group: string): Locator =>
  person.page.getByRole('group', { name: person.text(`palette:groups.${group}`) }).getByRole('option');

/** Opens the palette by its key and types. */
async function type(person: Person, typed: string): Promise<void> {
  await person.page.keyboard.press('Control+k');
  await field(person).waitFor();
  await field(person).fill(typed);
}

const choose = (person: Person) => person.page.keyboard.press('Enter');

describe.each(locales)('the palette, in %s', (locale) => {
  const enter = shareWindow(locale);

  it('opens pages, records and links, runs the actions of the screen, and returns the focus', async () => {
    const person = await enter();
    const { page, text } = person;
    const { keyboard } = page;

    // Pages, by their titles in either language, without accents.
    for (const typed of ['hitchhikers', 'autostoppeurs', '/hitch']) {
      await type(person, typed);
      await line(person, 'pages')
        .first()
        .filter({ hasText: text('routes:hitchhikers.title') })
        .waitFor();
      await keyboard.press('Escape');
      await field(person).waitFor({ state: 'detached' });
    }
    await type(person, 'usa');
    await keyboard.press('Escape');
    await type(person, text('routes:users.title'));
    await choose(person);
    await person.title('users').waitFor();
    await person.rows.first().waitFor();

    // Escape returns the focus to where it was.
    await person.nameCell(person.rows.nth(2)).focus();
    const before = await focused(person);
    await type(person, '');
    // Tab does not reach the page behind.
    for (const key of ['Tab', 'Tab', 'Shift+Tab']) await keyboard.press(key);
    expect(await field(person).evaluate((element) => element === document.activeElement)).toBe(true);
    await keyboard.press('Escape');
    await expect.poll(() => focused(person)).toBe(before);

    // Actions: the screen, then those of a selection with its subject.
    await type(person, `>${text('users:list.actions.import')}`);
    await line(person, 'actions').first().waitFor();
    await choose(person);
    await person.pageOf('users_import').waitFor();
    await person.goTo('users');
    await person.rows.first().waitFor();
    for (const place of [0, 1]) await person.rows.nth(place).getByRole('checkbox').click();
    await type(person, text('users:actions.addToCommunity.label'));
    await line(person, 'actions')
      .filter({ hasText: text('actions:selection.count', { count: 2, shown: '2' }) })
      .waitFor();
    await choose(person);
    await person.dialog('users:actions.addToCommunity.title', { count: 2, shown: '2' }).waitFor();
    await keyboard.press('Escape');

    // Records found by name, by exact e-mail, by number; then among recently opened ones.
    await type(person, '@Petit');
    await line(person, 'people').nth(4).waitFor();
    // The first five, and the way to all of them.
    expect(await line(person, 'people').count()).toBe(6);
    await line(person, 'people')
      .last()
      .filter({ hasText: text('palette:seeAll', { text: 'Petit', title: text('routes:users.title') }) })
      .waitFor();
    const [name = ''] = (await line(person, 'people').first().innerText()).split('\n');
    await choose(person);
    await person.recordTitle(name).waitFor();
    await type(person, 'autostop@example.org');
    await line(person, 'people').filter({ hasText: 'D’Almeida' }).waitFor();
    await keyboard.press('Escape');
    await type(person, '#17');
    await line(person, 'id').waitFor();
    await choose(person);
    await expect.poll(() => page.url()).toContain('/users/show/17');
    await person.goTo('home');
    await type(person, '');
    await line(person, 'recent')
      .filter({ hasText: inAnyOrder(name) })
      .waitFor();
    await keyboard.press('Escape');

    // A link of the application, its own address, and no other.
    await type(person, deepLinkTo('/users?search=Martin'));
    await line(person, 'link').waitFor();
    await choose(person);
    await expect.poll(() => page.url()).toContain('Martin');
    await type(person, new URL('/users/show/17', page.url()).href);
    await line(person, 'link').waitFor();
    await keyboard.press('Escape');
    await type(person, 'https://example.org/users/show/17');
    await page.getByText(text('palette:none')).waitFor();
    await keyboard.press('Escape');

    // What the application itself does.
    await type(person, text('actions:shortcuts.title'));
    await choose(person);
    const shortcuts = person.dialog('actions:shortcuts.title');
    await shortcuts.getByText(text('actions:shortcuts.names.selectRange')).waitFor();
    await keyboard.press('Escape');
    await shortcuts.waitFor({ state: 'detached' });
  });

  it('shows the shortcuts when a question mark is typed, but never inside a field', async () => {
    const person = await enter();
    const { page, text } = person;
    const { keyboard } = page;
    await person.openUsers();
    await keyboard.press('Control+f');
    await focusOn(person, text('users:filters.search'));
    await keyboard.type('?gu');
    expect(await page.getByRole('searchbox').inputValue()).toBe('?gu');
    await person.nameCell(person.rows.first()).or(page.getByRole('main')).first().focus();
    await keyboard.press('?');
    const dialog = person.dialog('actions:shortcuts.title');
    await dialog.waitFor();
    // Shortcuts active on this screen are highlighted.
    const here = dialog.locator('[data-here]');
    await here.filter({ hasText: text('actions:shortcuts.names.search') }).waitFor();
    expect(await here.filter({ hasText: text('actions:shortcuts.names.save') }).count()).toBe(0);
  });
});
