import { describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { openFor } from '../support/e2e/person.ts';
import { administrator, startPlatform } from '../support/e2e/platform.ts';

const everything = { path: /.*/u };

describe.each(locales)('a platform that is down and comes back, in %s', (locale) => {
  it('refuses the sign-in in plain words, and lets in with one more click when it is back', async () => {
    const platform = await startPlatform();
    const person = await openFor(locale, { apiUrl: platform.url });
    platform.faults.drop(everything);
    await person.typeCredentials(administrator.identifier, administrator.password);
    await person.alert(person.text('notifications:generic.Networkerror.error')).waitFor();
    platform.faults.clear();
    await person.button('session:form.submit').click();
    await person.title('home').waitFor();
  });

  it('shows an error with a retry in place of a list, then the list', async () => {
    const platform = await startPlatform();
    const person = await openFor(locale, { apiUrl: platform.url });
    await person.signIn(administrator.identifier, administrator.password);
    platform.faults.status(503, { path: '/admin/users' });
    await person.goTo('users');
    await person.alert(person.text('errors:server.unavailable')).waitFor();
    platform.faults.clear();
    await person.button('common:states.retry').click();
    await person.rows.first().waitFor();
    expect(await person.rows.count()).toBeGreaterThan(10);
  });

  it('keeps the rows on screen when they cannot be refreshed, and says that they are old', async () => {
    const platform = await startPlatform();
    const person = await openFor(locale, { apiUrl: platform.url });
    await person.signIn(administrator.identifier, administrator.password);
    await person.openUsers();
    platform.faults.drop(everything);
    await person.button('list:actions.refresh').click();
    await person.page.getByText(person.text('common:states.notRefreshed')).waitFor();
    expect(await person.rows.count()).toBeGreaterThan(10);
    platform.faults.clear();
    await person.button('common:states.retry').click();
    await person.page.getByText(person.text('common:states.notRefreshed')).waitFor({ state: 'detached' });
  });
});
