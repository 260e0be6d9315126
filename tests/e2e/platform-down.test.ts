import { describe, expect, it } from 'vitest';
import { administrator } from '../support/e2e/platform.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

const supportContact = 'Assistance, 03 83 00 00 00';
const everything = { path: /.*/u };

describe('a platform that is unavailable and recovers', () => {
  const enter = shareWindowOver({}, 'en', { config: { supportContact } });

  it('says in plain words why sign-in fails and whom to ask, and signs in with one more click once the platform is back', async () => {
    const { person, platform } = await enter(null);
    platform.faults.drop(everything);
    await person.typeCredentials(administrator.identifier, administrator.password);
    const title = person.text('notifications:generic.Networkerror.error');
    const refusal = person.alert(title);
    await refusal.getByText(`${person.text('common:states.help')} ${supportContact}`).waitFor();
    // Title and text neither run into each other on screen nor where they are copied to.
    expect((await refusal.innerText()).split('\n')).toContain(title);
    platform.faults.clear();
    await person.button('session:form.submit').click();
    await person.title('home').waitFor();
  });

  it('shows an error with a retry and whom to ask in place of a list, then the list', async () => {
    const { person, platform } = await enter();
    platform.faults.status(503, { path: '/admin/users' });
    await person.goTo('users');
    const down = person.alert(person.text('errors:server.unavailable'));
    await down.getByRole('link', { name: '03 83 00 00 00' }).waitFor();
    platform.faults.clear();
    await person.button('common:states.retry').click();
    await expect.poll(() => person.rows.count()).toBeGreaterThan(10);
  });

  it('keeps the rows on screen when a refresh fails, and says that they are out of date', async () => {
    const { person, platform } = await enter();
    await person.openUsers();
    platform.faults.drop(everything);
    await person.act('list:actions.refresh');
    const old = person.page.getByText(person.text('common:states.notRefreshed'));
    await old.waitFor();
    expect(await person.rows.count()).toBeGreaterThan(10);
    platform.faults.clear();
    await person.button('common:states.retry').click();
    await old.waitFor({ state: 'detached' });
  });
});
