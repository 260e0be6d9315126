import { describe, expect, it } from 'vitest';
import { entryBytes } from '#main/session/parts.ts';
import { type KeptTokens, Vault } from '#main/session/vault.ts';
import { FakeClock, FakeSecrets, patient, silent } from '#tests/support/fakes.ts';

const tokens = (name: string, token = `access of ${name}`): KeptTokens => ({
  refreshToken: name,
  access: { token, from: 1000, until: 2000 },
});

function openVault() {
  const secrets = new FakeSecrets();
  return { secrets, vault: new Vault({ secrets, clock: new FakeClock(), log: silent }) };
}
/** A token of so many bytes, in which no two pieces are the same. */
const longToken = (bytes: number) =>
  Array.from({ length: bytes }, (_, index) => (index * 7919).toString(36).at(-1)).join('');

describe('the access token', () => {
  it.each([1, 900, 2_560, 5_000, 8_192])(
    'of %i bytes is kept in entries that Windows takes, and read whole',
    async (bytes) => {
      const { secrets, vault } = openVault();
      const kept = tokens('r', longToken(bytes));
      await vault.keep('a', kept);
      expect(await vault.read('a')).toEqual(kept);
      for (const [, entry] of secrets.entries) expect(Buffer.byteLength(entry)).toBeLessThanOrEqual(entryBytes);
      await vault.forget('a');
      expect(secrets.entries.size).toBe(0);
    },
  );

  it('is removed with the refresh token: its five entries, whether they are there or not', async () => {
    const { secrets, vault } = openVault();
    await vault.forget('a');
    expect(secrets.calls).toEqual(Array.from({ length: 6 }, () => 'delete'));
  });

  it('of another script is counted in bytes', async () => {
    const { secrets, vault } = openVault();
    const kept = tokens('r', 'é€😀'.repeat(400));
    await vault.keep('a', kept);
    expect(await vault.read('a')).toEqual(kept);
    for (const [, entry] of secrets.entries) expect(Buffer.byteLength(entry)).toBeLessThanOrEqual(entryBytes);
  });

  it('that is too long for five entries is not kept, and leaves nothing of the one before', async () => {
    const { secrets, vault } = openVault();
    await vault.keep('a', tokens('r', longToken(5_000)));
    await vault.keep('a', tokens('r', longToken(20_000)));
    expect(await vault.read('a')).toEqual({ refreshToken: 'r', access: null });
    expect([...secrets.entries.keys()]).toEqual(['a']);
  });

  it.each(['missing', 'cut off', 'of the one before'])('is not used where one of its entries is %s', async (how) => {
    const { secrets, vault } = openVault();
    await vault.keep('a', tokens('r', `old ${[...longToken(5_000)].reverse().join('')}`));
    await vault.read('a');
    const before = secrets.entries.get('a access 2') ?? '';
    await vault.keep('a', tokens('r', `new ${longToken(5_000)}`));
    await vault.read('a');
    const now = secrets.entries.get('a access 2') ?? '';
    if (how === 'missing') secrets.entries.delete('a access 2');
    else secrets.entries.set('a access 2', how === 'cut off' ? now.slice(0, -1) : before);
    expect(await vault.read('a')).toEqual({ refreshToken: 'r', access: null });
  });

  it('is not used with a refresh token that it did not come with', async () => {
    const { secrets, vault } = openVault();
    await vault.keep('a', tokens('first'));
    await vault.read('a');
    secrets.entries.set('a', 'second');
    expect(await vault.read('a')).toEqual({ refreshToken: 'second', access: null });
  });

  it('is not kept without the refresh token, and not read without it', async () => {
    const { secrets, vault } = openVault();
    secrets.failing.add('set');
    expect(await vault.keep('a', tokens('r'))).toBe(false);
    secrets.failing.clear();
    expect(await vault.read('a')).toBeNull();
    expect(secrets.entries.size).toBe(0);
    await vault.keep('a', tokens('r'));
    secrets.entries.delete('a');
    expect(await vault.read('a')).toBeNull();
  });

  it('that cannot be read leaves the refresh token', async () => {
    const { secrets, vault } = openVault();
    await vault.keep('a', tokens('r'));
    await vault.read('a');
    const get = secrets.get.bind(secrets);
    secrets.get = (account) => (account === 'a' ? get(account) : Promise.reject(new Error('no')));
    expect(await vault.read('a')).toEqual({ refreshToken: 'r', access: null });
  });
});

it('works in order, so that a sign-out never deletes what the next sign-in stores', async () => {
  const secrets = new FakeSecrets();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const slow = {
    get: (account: string) => secrets.get(account),
    set: (account: string, secret: string) => secrets.set(account, secret),
    accounts: async () => [],
    delete: async (account: string) => {
      await released;
      await secrets.delete(account);
    },
  };
  const vault = new Vault({ secrets: slow, clock: new FakeClock(), log: silent });
  await vault.keep('a', tokens('first'));
  const forgotten = vault.forget('a');
  const kept = vault.keep('a', tokens('second'));
  release();
  await forgotten;
  expect(await kept).toBe(true);
  expect(await vault.read('a')).toEqual(tokens('second'));
});

it('deletes what was stored too late', async () => {
  const secrets = new FakeSecrets();
  const clock = new FakeClock();
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const late = {
    get: (account: string) => secrets.get(account),
    set: async (account: string, secret: string) => {
      await released;
      await secrets.set(account, secret);
    },
    accounts: async () => [],
    delete: (account: string) => secrets.delete(account),
  };
  const vault = new Vault({ secrets: late, clock, log: silent });
  const keeping = vault.keep('a', tokens('secret'));
  await Promise.resolve();
  clock.advance(5_000);
  expect(await keeping).toBe(false);
  release();
  await expect.poll(() => secrets.calls.filter((call) => call === 'set'), patient).toHaveLength(2);
  await expect.poll(() => secrets.entries.size, patient).toBe(0);
});
