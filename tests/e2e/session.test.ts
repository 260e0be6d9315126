import process from 'node:process';
import { describe, expect, it } from 'vitest';
import type { EscaleApi } from '#shared/ipc/api.ts';
import { openFor } from '../support/e2e/person.ts';
import { administrator } from '../support/e2e/platform.ts';
import { shareWindowOver } from '../support/e2e/shared.ts';

declare global {
  var escale: EscaleApi;
}

const hasKeychain = process.env.ESCALE_TEST_SECRET_SERVICE === '1';

describe('the session', () => {
  const enter = shareWindowOver({}, 'fr');

  it('is renewed once for twenty calls whose token the platform reports as expired, and all of them are answered', async () => {
    const { person, platform } = await enter(null);
    await person.signIn(administrator.identifier, administrator.password);
    // The counts of the home page are requested with the first token.
    await platform.quiet();
    platform.advance(3_600_000);

    const outcomes = await person.page.evaluate(() =>
      Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const answer = await escale.users.list({ page: index + 1, perPage: 25, sort: [], filters: {} });
          return answer.ok ? answer.value.rows.length : answer.error.kind;
        }),
      ),
    );
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => 25));
    expect(platform.count('POST /token/refresh')).toBe(1);
  });

  it('ends when the platform no longer renews it, says why, and returns to the page that was open', async () => {
    const { person, platform } = await enter(null);
    await person.signIn(administrator.identifier, administrator.password);
    // Otherwise the counts of the home page would meet the end of the session first.
    await platform.quiet();
    platform.faults.refreshFailure();
    platform.advance(3_600_000);
    await person.menuEntry('users').click();
    await person.title('login').waitFor();
    await person.page.getByRole('alert').waitFor();

    platform.faults.clear();
    await person.typeCredentials(administrator.identifier, administrator.password);
    await person.title('users').waitFor();
    await person.rows.first().waitFor();
  });

  it('stays ended at the next start after signing out', async () => {
    const { person } = await enter();
    await person.button('shell:signOut.button').click();
    await person.title('login').waitFor();
    await person.app.restart();
    await person.title('login').waitFor();
  });

  it.skipIf(!hasKeychain)('continues after a restart without typing anything', async () => {
    const { person, platform } = await enter(null);
    await person.signIn(administrator.identifier, administrator.password);
    await person.app.restart();
    await person.title('home').waitFor();
    await person.openUsers();
    expect(platform.count('POST /login')).toBe(1);
    // The access token of before is still valid.
    expect(platform.count('POST /token/refresh')).toBe(0);
  });

  it.skipIf(!hasKeychain)(
    'opens the pages after a restart before the platform answers, or without any answer',
    async () => {
      const { person, platform } = await enter(null);
      await person.signIn(administrator.identifier, administrator.password);
      platform.faults.drop({ path: /.*/u });
      await person.app.restart();
      await person.title('home').waitFor();
      await person.menuEntry('users').click();
      await person.alert(person.text('notifications:generic.Networkerror.error')).waitFor();
    },
  );

  it('is kept in memory only without a keychain: the page says so, and a restart asks to sign in', async () => {
    const person = await openFor('fr', { env: { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' } });
    await person.signInTraining();
    await person.page.getByText(person.text('session:memoryOnly')).waitFor();
    await person.app.restart();
    await person.title('login').waitFor();
  });
});
