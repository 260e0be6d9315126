import { expect, it } from 'vitest';
import { Vault } from '#main/session/vault.ts';
import { FakeClock, FakeSecrets, patient, silent } from '#tests/support/fakes.ts';

it('works in order, so that a sign-out never deletes what the next sign-in stores', async () => {
  const secrets = new FakeSecrets();
  let release = () => {};
  const slow = {
    get: (account: string) => secrets.get(account),
    set: (account: string, secret: string) => secrets.set(account, secret),
    accounts: async () => [],
    delete: async (account: string) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await secrets.delete(account);
    },
  };
  const vault = new Vault({ secrets: slow, clock: new FakeClock(), log: silent });
  await vault.keep('a', 'first');
  const forgotten = vault.forget('a');
  const kept = vault.keep('a', 'second');
  await Promise.resolve();
  release();
  await forgotten;
  expect(await kept).toBe(true);
  expect(await vault.read('a')).toBe('second');
});

it('deletes what was stored too late', async () => {
  const secrets = new FakeSecrets();
  const clock = new FakeClock();
  let release = () => {};
  const late = {
    get: (account: string) => secrets.get(account),
    set: async (account: string, secret: string) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      await secrets.set(account, secret);
    },
    accounts: async () => [],
    delete: (account: string) => secrets.delete(account),
  };
  const vault = new Vault({ secrets: late, clock, log: silent });
  const keeping = vault.keep('a', 'secret');
  await Promise.resolve();
  clock.advance(5_000);
  expect(await keeping).toBe(false);
  release();
  await expect.poll(() => secrets.calls, patient).toEqual(['set', 'delete']);
  expect(secrets.entries.size).toBe(0);
});
