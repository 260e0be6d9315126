import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { patient } from '#tests/support/fakes.ts';
import { hydra, me, withSignIn } from '#tests/support/platform-stub.ts';
import { credentials, errorOf, type House, openHouse } from './support.ts';

let house: House;
beforeEach(async () => {
  house = await openHouse({ solidary: true, idleLimit: 600 });
});
afterEach(() => house.close());

const rights = ['access_admin', 'structure_list'];
const late = { json: { token: 'late', refreshToken: 'late' }, type: 'application/json' };

/** Answers a call once it is released. */
function hold(route: string, answer: object): { isAsked(): Promise<void>; release(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  const known = house.stub.calls(route).length;
  house.stub.on(route, async () => {
    await promise;
    return answer;
  });
  return {
    isAsked: () => expect.poll(() => house.stub.calls(route).length, patient).toBe(known + 1),
    release: resolve,
  };
}

/** Signs the person in whom the platform knows from now on. */
async function signInAgain() {
  const issued = withSignIn(house.stub, house.clock);
  const state = await house.session.signIn(credentials);
  return { issued, state };
}

/** Holds for the session as it is that its calls are made with its own token. */
async function expectTokenOf(issued: { tokens: string[] }) {
  house.stub.on('GET /admin/users', hydra([]));
  await house.client.list('admin/users');
  expect(house.stub.calls('GET /admin/users').at(-1)?.headers.authorization).toBe(`Bearer ${issued.tokens[0]}`);
}

describe('a sign-in that another one overtakes', () => {
  it.each([
    ['its password is checked', 'POST /login', late],
    ['its rights are read', 'GET /permissions', hydra(rights)],
    ['it is refused', 'GET /permissions', hydra([])],
  ])('while %s changes nothing of the later one', async (_, route, answer) => {
    const held = hold(route, answer);
    const earlier = errorOf(house.session.signIn(credentials));
    await held.isAsked();
    const { issued, state } = await signInAgain();
    held.release();
    expect(['cancelled', 'unauthorized']).toContain((await earlier).kind);
    expect(house.session.state).toEqual(state);
    await expectTokenOf(issued);
  });

  it('leaves nobody signed in where the person signs out while the tokens are stored', async () => {
    house.secrets.hanging.add('set');
    const earlier = errorOf(house.session.signIn(credentials));
    await expect.poll(() => house.secrets.calls, patient).toContain('set');
    await house.session.signOut();
    house.secrets.answer();
    expect(await earlier).toEqual({ kind: 'cancelled' });
    expect(house.session.state).toEqual({ status: 'signedOut' });
    await expect.poll(() => house.secrets.entries.size, patient).toBe(0);
  });
});

describe('the password of a locked window', () => {
  beforeEach(async () => {
    await house.session.signIn(credentials);
    house.session.hold('import');
    house.clock.advance(600_000);
    expect(house.session.isLocked).toBe(true);
  });

  it('opens nothing once the person has signed out while it was checked', async () => {
    const held = hold('POST /login', late);
    const unlocking = errorOf(house.session.unlock(credentials.password));
    await held.isAsked();
    await house.session.signOut();
    held.release();
    expect(await unlocking).toEqual({ kind: 'cancelled' });
    expect(house.session.state).toEqual({ status: 'signedOut' });
    expect(await errorOf(house.client.list('admin/users'))).toMatchObject({ key: 'Notoken' });
    expect(house.secrets.entries.size).toBe(0);
  });

  it('opens nothing of the person who has signed in while the tokens were stored', async () => {
    house.secrets.calls.length = 0;
    house.secrets.hanging.add('set');
    const unlocking = errorOf(house.session.unlock(credentials.password));
    await expect.poll(() => house.secrets.calls, patient).toContain('set');
    await house.session.signOut();
    const signingIn = signInAgain();
    house.secrets.answer();
    expect(await unlocking).toEqual({ kind: 'cancelled' });
    const { state } = await signingIn;
    expect(house.session.state).toEqual(state);
  });
});

it('structures that were asked for by the person before are not those of the next one', async () => {
  house.issued.permissions = rights;
  house.stub.on('GET /admin/structures', hydra([]));
  await house.session.signIn(credentials);
  const held = hold('GET /admin/structures', hydra([{ id: 7, name: 'Vosges', mode: 0 }]));
  const reading = errorOf(house.session.readStructures());
  await held.isAsked();
  await house.session.signOut();
  const issued = withSignIn(house.stub, house.clock);
  issued.permissions = rights;
  house.stub.on('GET /admin/structures', hydra([]));
  house.stub.on('GET /users/me', hydra([{ ...me, id: 13 }]));
  const state = await house.session.signIn(credentials);
  held.release();
  expect(await reading).toEqual({ kind: 'cancelled' });
  expect(house.session.state).toEqual(state);
});

describe('a profile that is read again', () => {
  beforeEach(() => house.session.signIn(credentials));
  const renamed = hydra([{ ...me, givenName: 'Dominique' }]);

  it('is that of the person', async () => {
    house.stub.on('GET /users/me', renamed);
    await house.session.reload();
    expect(house.session.state).toMatchObject({ user: { givenName: 'Dominique' } });
  });

  it('changes nothing for the person who has signed in meanwhile', async () => {
    const held = hold('GET /users/me', renamed);
    const reading = house.session.reload();
    await held.isAsked();
    await house.session.signOut();
    const { state } = await signInAgain();
    held.release();
    await reading;
    expect(house.session.state).toEqual(state);
  });

  it('signs nobody in again, nor ends a session that is over', async () => {
    for (const permissions of [hydra(['access_admin']), hydra([])]) {
      withSignIn(house.stub, house.clock);
      await house.session.signIn(credentials);
      const held = hold('GET /permissions', permissions);
      const reading = house.session.reload();
      await held.isAsked();
      await house.session.signOut();
      const told = house.events.of('session.changed').length;
      held.release();
      await reading;
      expect(house.session.state).toEqual({ status: 'signedOut' });
      expect(house.events.of('session.changed')).toHaveLength(told);
    }
  });
});
