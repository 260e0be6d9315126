import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { focusOn } from '../support/e2e/keyboard.ts';
import { untilLookedFor } from '../support/e2e/looks.ts';
import { openFor, type Person } from '../support/e2e/person.ts';
import { administrator, startPlatform } from '../support/e2e/platform.ts';

const saved = (person: Person) => person.expectNotice('notifications:users.updated.success');
const hasFocus = (field: Locator) => () => field.evaluate((element) => element === document.activeElement);

describe('a form', () => {
  it('shows each error at its field, keeps what was typed through every failure, and saves in the end', async () => {
    const platform = await startPlatform();
    const person = await openFor('en', { apiUrl: platform.url });
    const { page, text } = person;
    const { keyboard } = page;
    await person.signIn(administrator.identifier, administrator.password);
    await person.openUsers();
    await person.nameCell(person.rows.nth(1)).focus();
    await keyboard.press('F2');
    await person.pageOf('users_edit').waitFor();
    const givenName = person.field('users:form.fields.givenName');
    const email = person.field('users:form.fields.email');
    const taken = await email.inputValue();
    platform.requests.length = 0;
    const patches = () => platform.requests.filter(({ request }) => request.method === 'PATCH');

    // Its own rules: a summary that links to the fields, and shortcuts that move between them.
    await givenName.fill('');
    await email.fill('not an address');
    await person.button('form:save').click();
    await person.notice('form:summary.title', { count: 2 }).waitFor();
    await expect.poll(hasFocus(givenName)).toBe(true);
    await keyboard.press('F8');
    await expect.poll(hasFocus(email)).toBe(true);
    await keyboard.press('Shift+F8');
    await expect.poll(hasFocus(givenName)).toBe(true);
    const entry = { label: text('users:form.fields.email'), message: text('form:rules.email') };
    await page.getByText(text('form:summary.entry', entry)).click();
    await expect.poll(hasFocus(email)).toBe(true);
    expect(patches()).toEqual([]);
    await email.fill(taken);
    await givenName.fill('Gardée');

    // The platform: denied, failing, out of reach. What was typed stays, and one more click saves it.
    for (const fault of ['denied', 'failing', 'dropped'] as const) {
      const target = { method: 'PATCH', path: /^\/admin\/users\/\d+$/u, times: 1 };
      if (fault === 'dropped') platform.faults.drop(target);
      else platform.faults.status(fault === 'denied' ? 400 : 503, target);
      const before = patches().length;
      await person.button('form:save').click();
      await expect.poll(() => patches().length).toBe(before + 1);
      if (fault === 'dropped') await untilLookedFor(person);
      await person.notice('form:failure.kept').first().waitFor();
      expect(await givenName.inputValue()).toBe('Gardée');
      await expect.poll(() => person.button('form:save').isEnabled()).toBe(true);
    }
    await person.button('form:save').click();
    await saved(person);
    // Changed keys only.
    expect(patches().map(({ request }) => JSON.parse(request.body ?? ''))).toEqual(
      Array.from({ length: 4 }, () => ({ givenName: 'Gardée' })),
    );

    // Leaving with something typed is asked about, by a link, by a key, and by closing the window.
    await givenName.fill('Pas encore');
    await keyboard.press('Escape');
    await person.button('shell:unsaved.stay').click();
    await focusOn(person, text('users:form.fields.givenName'));
    await keyboard.press('Control+k');
    await page.getByRole('combobox', { name: text('palette:label') }).fill(text('routes:home.title'));
    await keyboard.press('Enter');
    await person.button('shell:unsaved.stay').click();
    expect(await givenName.inputValue()).toBe('Pas encore');
    await keyboard.press('Control+s');
    await expect.poll(() => patches().length).toBe(5);
  });
});
