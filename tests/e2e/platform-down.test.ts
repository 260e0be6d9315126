import { describe, expect, it } from 'vitest';
import { locales } from '#shared/preferences.ts';
import { administrator } from '../support/e2e/platform.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const everything = { path: /.*/u };

describe.each(locales)('a platform that is unavailable and recovers, in %s', (locale) => {
  const enter = shareWindowOver({}, locale);

  it('says in plain words why sign-in fails, and signs in with one more click once the platform is back', async () => {
    const { person, platform } = await enter(null);
    platform.faults.drop(everything);
    await person.typeCredentials(administrator.identifier, administrator.password);
    await person.alert(person.text('notifications:generic.Networkerror.error')).waitFor();
    platform.faults.clear();
    await person.button('session:form.submit').click();
    await person.title('home').waitFor();
  });

  it('shows an error with a retry in place of a list, then the list', async () => {
    const { person, platform } = await enter();
    platform.faults.status(503, { path: '/admin/users' });
    await person.goTo('users');
    await person.alert(person.text('errors:server.unavailable')).waitFor();
    platform.faults.clear();
    await person.button('common:states.retry').click();
    await expect.poll(() => person.rows.count()).toBeGreaterThan(10);
  });

  it('keeps the rows on screen when a refresh fails, and says that they are out of date', async () => {
    const { person, platform } = await enter();
    await person.openUsers();
    platform.faults.drop(everything);
    await person.button('list:actions.refresh').click();
    const old = person.page.getByText(person.text('common:states.notRefreshed'));
    await old.waitFor();
    expect(await person.rows.count()).toBeGreaterThan(10);
    platform.faults.clear();
    await person.button('common:states.retry').click();
    await old.waitFor({ state: 'detached' });
  });
});
