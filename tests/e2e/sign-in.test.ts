import { describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { shareWindow } from '../support/e2e/shared.ts';

const windows = { fr: shareWindow('fr'), en: shareWindow('en') };

describe.each(locales)('signing in, in %s', (locale) => {
  it('opens the home page for a training administrator, with the modules of this version in the menu', async () => {
    const person = await windows[locale]();
    expect(await person.isInMenu('users')).toBe(true);
    expect(await person.page.evaluate(() => document.documentElement.lang)).toBe(locale);
  });
});

describe('signing in', () => {
  const enter = windows.en;

  it('says what is wrong with the input, and sends nothing', async () => {
    const person = await enter(null);
    const identifier = person.field('session:form.identifier');
    await identifier.fill('camille');
    await identifier.blur();
    await person.page.getByText(person.text('session:form.errors.identifierInvalid')).waitFor();
    await identifier.fill('');
    await person.page.getByText(person.text('session:form.errors.identifierRequired')).waitFor();
    await person.button('session:form.submit').click();
    await person.page.getByText(person.text('session:form.errors.passwordRequired')).waitFor();
    await expect.poll(() => identifier.evaluate((field) => field === document.activeElement)).toBe(true);
    // The platform would have refused it aloud.
    expect(await person.page.getByRole('alert').filter({ hasText: /\S/u }).allInnerTexts()).toEqual([]);
    // The field that has the focus says what is wrong with it.
    const described = await identifier.evaluate((field) =>
      (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent),
    );
    expect(described).toContain(person.text('session:form.errors.identifierRequired'));
  });

  it('refuses wrong credentials, keeps what was typed, and moves the focus back to the password', async () => {
    const person = await enter(null);
    await person.typeCredentials('administration@example.org', 'not the password');
    await person.alert(person.text('notifications:generic.Invalidcredentials.error')).waitFor();
    expect(await person.field('session:form.identifier').inputValue()).toBe('administration@example.org');
    await expect.poll(() => person.page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('password');
    await person.signIn('administration@example.org', 'administration');
  });

  it('refuses an account without access_admin, and stores nothing of it', async () => {
    const person = await enter(null);
    await person.chooseTrainingAccount('noAdministration');
    await person.alert(person.text('notifications:generic.Notauthorized.error')).waitFor();
    await person.app.restart();
    await person.title('login').waitFor();
  });
});
