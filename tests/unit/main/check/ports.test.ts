import { expect, it } from 'vitest';
import { checkPorts } from '#main/check/ports.ts';
import { accountOf } from '#main/network/proxy-credentials.ts';
import { checkServices } from '#tests/support/check.ts';
import { FakeSecrets } from '#tests/support/fakes.ts';

it('the check shows a proxy what was typed for it, in the keychain or not, and asks nobody', async () => {
  const secrets = new FakeSecrets();
  await secrets.set(accountOf('proxy:1'), JSON.stringify({ user: 'a', password: 'b' }));
  const { ports } = checkServices('unused', secrets);
  const openSystemNetwork = () => {
    throw new Error('not asked for');
  };
  const kept = checkPorts({ ...ports, openSystemNetwork, credentials: undefined }).credentials.visit('proxy:1');
  expect(await kept.authorization()).toBe(`Basic ${btoa('a:b')}`);
  // As with `keepSession` false: in memory alone.
  const typed = { visit: () => ({ authorization: async () => 'typed', ask: async () => 'asked', accepted: () => {} }) };
  const known = checkPorts({ ...ports, openSystemNetwork, credentials: typed }).credentials.visit('proxy:1');
  expect(await known.authorization()).toBe('typed');
  expect(await known.ask('realm', null)).toBeNull();
});
