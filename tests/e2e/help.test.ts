import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { type RouteName, routes } from '#shared/routes.ts';
import { focused } from '../support/e2e/keyboard.ts';
import type { Person } from '../support/e2e/person.ts';
import { resizeTo, zoomedSize } from '../support/e2e/room.ts';
import { shareWindow } from '../support/e2e/shared.ts';

const contact = 'Assistance Escale, 03 83 00 00 00';
const screenOf = { width: 1280, height: 800 };

const pane = (person: Person): Locator =>
  person.page.getByRole('complementary', { name: person.text('shell:help.label') });
const helpOf = (person: Person, route: RouteName): Locator =>
  pane(person).getByRole('heading', { level: 2, name: person.text(`routes:${route}.title`), exact: true });
const button = (person: Person): Locator =>
  person.page.getByRole('button', { name: person.text('shell:help.label'), exact: true });

/** The address of a route; its records are the first ones. */
const pathOf = (path: string): string => path.replaceAll(/\$\w+/gu, '1');

describe.each(locales)('the help, in %s', (locale) => {
  const enter = shareWindow(locale, { config: { supportContact: contact } });

  it('opens beside what one types, follows the screen, and is searched in the palette', async () => {
    const person = await enter();
    const { page, text } = person;
    const { keyboard } = page;
    await person.openUsers();
    await person.openAddress('/users/create');
    const field = person.field('users:form.fields.givenName');
    await field.fill('Jeann');
    await keyboard.press('F1');
    await helpOf(person, 'users_create').waitFor();
    // One goes on typing: the focus is where it was, and the pane covers nothing.
    await keyboard.type('e');
    expect(await field.inputValue()).toBe('Jeanne');
    const [main, beside] = await Promise.all([page.getByRole('main').boundingBox(), pane(person).boundingBox()]);
    expect((main?.x ?? 0) + (main?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0);
    await pane(person).getByText(text('shell:help.contact')).waitFor();
    await pane(person).getByRole('link').first().waitFor();

    // F6 goes to it, Escape closes it and returns the focus: the form is not left.
    await button(person).click();
    await pane(person).waitFor({ state: 'detached' });
    await field.focus();
    const before = await focused(person);
    await keyboard.press('F1');
    await pane(person).waitFor();
    await keyboard.press('F6');
    await expect.poll(() => pane(person).locator(':focus').count()).toBe(1);
    await keyboard.press('Escape');
    await pane(person).waitFor({ state: 'detached' });
    expect(await focused(person)).toBe(before);
    expect(await page.getByRole('alertdialog').count()).toBe(0);

    // It stays open on the way to another screen, and shows that one.
    await field.fill('');
    await keyboard.press('F1');
    await person.openAddress('/relaypoints');
    await helpOf(person, 'relaypoints').waitFor();

    // A page that is found by its words opens, and that of the screen is one press away.
    await pane(person)
      .getByRole('button', { name: text('shell:help.search') })
      .click();
    const typed = page.getByRole('combobox', { name: text('palette:label') });
    await typed.fill(locale === 'fr' ? '?motif enregistré' : '?purpose stored');
    await page
      .getByRole('listbox', { name: text('palette:results') })
      .getByRole('option')
      .first()
      .filter({ hasText: text('routes:solidarystructures_edit.title') })
      .waitFor();
    await keyboard.press('Enter');
    await helpOf(person, 'solidarystructures_edit').waitFor();
    await expect.poll(() => pane(person).locator('h2:focus').count()).toBe(1);
    await pane(person)
      .getByRole('button', { name: text('shell:help.ofScreen') })
      .click();
    await helpOf(person, 'relaypoints').waitFor();

    // The list of shortcuts is there, and the guide on paper has no notice about personal data.
    await pane(person)
      .getByRole('button', { name: text('actions:shortcuts.title') })
      .click();
    await person.dialog('actions:shortcuts.title').waitFor();
    await keyboard.press('Escape');
    await pane(person)
      .getByRole('button', { name: text('shell:help.print') })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('heading', { level: 2, name: text('routes:campaigns_send.title') })
      .waitFor();
    await keyboard.press('Escape');
    await keyboard.press('F1');
    await pane(person).waitFor({ state: 'detached' });
  });

  it('lies over the page where there is no room beside it, and gives the focus back', async () => {
    const person = await enter();
    const { page } = person;
    await person.openUsers();
    await resizeTo(page, zoomedSize);
    await button(person).focus();
    await page.keyboard.press('Enter');
    await helpOf(person, 'users').waitFor();
    await expect.poll(() => pane(person).locator('h2:focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await pane(person).waitFor({ state: 'detached' });
    expect(await button(person).evaluate((element) => element === document.activeElement)).toBe(true);

    // Where the header has no room for its button, the account menu has it.
    await resizeTo(page, { width: 320, height: 640 });
    const chip = page.getByRole('button', {
      name: new RegExp(`^${person.text('shell:user.chip', { name: '' }).trim().slice(0, 10)}`, 'u'),
    });
    await chip.click();
    await person.menuItem('shell:help.label').click();
    await expect.poll(() => pane(person).locator('h2:focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => chip.evaluate((element) => element === document.activeElement)).toBe(true);
    await resizeTo(page, screenOf);
  });

  it('has no page longer than a screen and a half, whoever reads it', async () => {
    const person = await enter();
    const { page } = person;
    await resizeTo(page, screenOf);
    await button(person).click();
    const long: string[] = [];
    const most = screenOf.height * 1.5;
    for (const { name, path } of routes) {
      if (name === 'login') continue;
      await person.openAddress(pathOf(path));
      await helpOf(person, name).waitFor();
      const height = await pane(person).evaluate((element) => {
        const scrolling = element.querySelector('section');
        return element.clientHeight - (scrolling?.clientHeight ?? 0) + (scrolling?.scrollHeight ?? 0);
      });
      if (height > most) long.push(`${name}: ${height}`);
    }
    expect(long).toEqual([]);
    await button(person).click();
  });

  it('helps before the sign-in too', async () => {
    const person = await enter(null);
    await person.field('session:form.identifier').focus();
    await person.page.keyboard.press('F1');
    await helpOf(person, 'login').waitFor();
    expect(
      await pane(person)
        .getByRole('button', { name: person.text('shell:help.print') })
        .count(),
    ).toBe(0);
    await person.page.keyboard.press('F1');
    await pane(person).waitFor({ state: 'detached' });
  });
});
