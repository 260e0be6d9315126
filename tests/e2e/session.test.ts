import process from 'node:process';
import { describe, expect, it } from 'vitest';
import type { EscaleApi } from '#shared/ipc/api.ts';
import { openFor } from '../support/e2e/person.ts';
import { administrator, startPlatform } from '../support/e2e/platform.ts';

declare global {
  var escale: EscaleApi;
}

const hasKeychain = process.env.ESCALE_TEST_SECRET_SERVICE === '1';

describe('the session', () => {
  it('is renewed once for twenty calls whose token the platform calls expired, and all of them are answered', async () => {
    const platform = await startPlatform();
    const person = await openFor('fr', { apiUrl: platform.url });
    await person.signIn(administrator.identifier, administrator.password);
    // What home counts is asked with the first token.
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

  it('ends when the platform no longer renews it, says why, and leads back to the page left', async () => {
    const platform = await startPlatform();
    const person = await openFor('fr', { apiUrl: platform.url });
    await person.signIn(administrator.identifier, administrator.password);
    // Else it is what home counts that meets the end, and the page left is home.
    await platform.quiet();
    platform.faults.refreshFailure();
    platform.advance(3_600_000);
    await person.page
      .getByRole('link', { name: person.text('routes:users.title'), exact: true })
      .first()
      .click();
    await person.title('login').waitFor();
    await person.page.getByRole('alert').waitFor();

    platform.faults.clear();
    await person.typeCredentials(administrator.identifier, administrator.password);
    await person.title('users').waitFor();
    await person.rows.first().waitFor();
  });

  it('is left by signing out, for the next start too', async () => {
    const person = await openFor('fr');
    await person.signInTraining();
    await person.button('shell:signOut.button').click();
    await person.title('login').waitFor();
    await person.app.restart();
    await person.title('login').waitFor();
  });

  it.skipIf(!hasKeychain)('goes on after a restart without typing anything', async () => {
    const platform = await startPlatform();
    const person = await openFor('fr', { apiUrl: platform.url });
    await person.signIn(administrator.identifier, administrator.password);
    await person.app.restart();
    await person.title('home').waitFor();
    await person.openUsers();
    expect(platform.count('POST /login')).toBe(1);
    expect(platform.count('POST /token/refresh')).toBe(1);
  });

  it.skipIf(!hasKeychain)('shows itself after a restart before the platform answers, and without it', async () => {
    const platform = await startPlatform();
    const person = await openFor('fr', { apiUrl: platform.url });
    await person.signIn(administrator.identifier, administrator.password);
    platform.faults.drop({ path: /.*/u });
    await person.app.restart();
    await person.title('home').waitFor();
    await person.page
      .getByRole('link', { name: person.text('routes:users.title'), exact: true })
      .first()
      .click();
    await person.alert(person.text('notifications:generic.Networkerror.error')).waitFor();
  });

  it('is in memory only without a keychain: it says so, and asks to sign in after a restart', async () => {
    const person = await openFor('fr', { env: { DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' } });
    await person.signInTraining();
    await person.page.getByText(person.text('session:memoryOnly')).waitFor();
    await person.app.restart();
    await person.title('login').waitFor();
  });
});
