import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patient } from '#tests/support/fakes.ts';
import { hydra } from '#tests/support/platform-stub.ts';
import { credentials, type House, openHouse, whatStays } from './support.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

describe('a keychain that fails', () => {
  it('to write leaves a working session in memory, which ends with the application', async () => {
    house.secrets.failing.add('set');
    expect(await house.session.signIn(credentials)).toMatchObject({ status: 'signedIn', isPersistent: false });
    house.clock.advance(900_000);
    await house.client.list('admin/users');
    expect(house.stub.calls('POST /token/refresh')).toHaveLength(1);
    house.session.activity();
    expect(house.store.keys()).toEqual(whatStays);
    const { session } = await house.restart();
    expect(session.state).toEqual({ status: 'signedOut' });
  });

  it.each([
    ['is locked', () => void house.secrets.failing.add('get'), () => house.secrets.failing.clear()],
    [
      'is locked, and whose dialog is dismissed,',
      () => {
        house.secrets.isDismissed = true;
      },
      () => {
        house.secrets.isDismissed = false;
      },
    ],
  ])('because it %s signs nobody out: calls say so, and work once it is unlocked', async (_, lock, unlock) => {
    await house.session.signIn(credentials);
    const kept = [...house.secrets.entries];
    lock();
    const { session, client, restored } = await house.restart();
    await restored;
    await expect(client.list('admin/users')).rejects.toMatchObject({ error: { kind: 'keychain' } });
    expect(session.state).toMatchObject({ status: 'signedIn', isPersistent: true });
    expect(house.store.get('session')).toBeDefined();
    expect([...house.secrets.entries]).toEqual(kept);
    unlock();
    house.stub.on('GET /admin/users', hydra([]));
    expect((await client.list('admin/users')).members).toEqual([]);
  });

  it('to read leaves the way out of it: signing out, and in again', async () => {
    await house.session.signIn(credentials);
    house.secrets.failing.add('get');
    const { session, restored } = await house.restart();
    await restored;
    await session.signOut();
    expect(await session.signIn(credentials)).toMatchObject({ status: 'signedIn', isPersistent: true });
  });

  it('to hold the secret of a session any more makes the next start ask for a sign-in', async () => {
    await house.session.signIn(credentials);
    house.secrets.entries.clear();
    const { session, restored } = await house.restart();
    await restored;
    expect(session.state).toEqual({ status: 'signedOut', reason: { kind: 'refresh', text: 'Notoken' } });
  });

  it('to delete still signs the person out, also at the next start', async () => {
    await house.session.signIn(credentials);
    house.secrets.failing.add('delete');
    await house.session.signOut();
    expect(house.session.state).toEqual({ status: 'signedOut' });
    const { session } = await house.restart();
    expect(session.state).toEqual({ status: 'signedOut' });
  });

  it('in every operation leaves the session in memory and never crashes', async () => {
    for (const operation of ['get', 'set', 'delete'] as const) house.secrets.failing.add(operation);
    await house.session.signIn(credentials);
    await house.session.signOut();
    expect(await house.session.signIn(credentials)).toMatchObject({ isPersistent: false });
    expect(house.logLines.join()).toContain('the keychain failed');
    expect(house.logLines.join()).not.toContain('refresh-of');
  });

  it('to store a rotated refresh token leaves the session in memory and reports it', async () => {
    await house.session.signIn(credentials);
    house.secrets.failing.add('set');
    house.stub.on('POST /token/refresh', { json: { token: 'opaque', refreshToken: 'rotated' } });
    house.stub.on('GET /admin/users', hydra([]));
    house.clock.advance(900_000);
    await house.client.list('admin/users');
    await expect.poll(() => house.session.state, patient).toMatchObject({ status: 'signedIn', isPersistent: false });
    expect(house.events.of('session.changed').at(-1)).toMatchObject({ isPersistent: false });
    expect(house.store.get('session')).toBeUndefined();
    await expect.poll(() => house.secrets.entries.size, patient).toBe(0);
  });
});

describe('a keychain that does not answer', () => {
  it('delays the sign-in only briefly', async () => {
    house.secrets.hanging.add('set');
    const signingIn = house.session.signIn(credentials);
    await expect.poll(() => house.secrets.calls, patient).toEqual(['set']);
    house.clock.advance(5_000);
    expect(await signingIn).toMatchObject({ status: 'signedIn', isPersistent: false });
  });
});
