import assert from 'node:assert/strict';
import { systemClock } from '#main/adapters/clock.ts';
import { createKeychain } from '#main/adapters/keychain.ts';
import { connectPlatform } from '#main/connect.ts';
import { bounded } from '#main/network/answers.ts';
import { siteConfig } from '#shared/config.ts';
import { trainingBaseUrl } from '#training/address.ts';
import { createTrainingPlatform } from '#training/index.ts';
import { FakeStore, listeningLog } from './fakes.ts';
import { jsonWorker } from './json-worker.ts';

/**
 * Uses the keychain of this computer as the application does, in a process of its own, and prints one JSON line.
 * Argument `present`: there is a keychain and everything must work; `absent`: there is none and nothing may break.
 */
const mode = process.argv[2];
const service = 'Escale (test)';
const keychain = createKeychain(service);
const training = createTrainingPlatform({ users: 10 });
const [account] = training.accounts;
assert(account !== undefined);
const entry = `${trainingBaseUrl} ${account.identifier}`;
const store = new FakeStore();
const { log, lines } = listeningLog();

const connect = () =>
  connectPlatform({
    baseUrl: trainingBaseUrl,
    jsonWorker,
    fetch: bounded(training.fetch),
    secrets: keychain,
    store,
    clock: systemClock,
    log,
    emit: () => {},
    modules: siteConfig.parse({}).modules,
    idleLimit: 3600,
    trainingAccounts: training.accounts,
  });

async function withKeychain(): Promise<string[]> {
  const secret = `d'accord; "ça" ${'x'.repeat(500)} 🔑`;
  assert.equal(await keychain.get('nobody'), null);
  await keychain.set('somebody', secret);
  assert.equal(await keychain.get('somebody'), secret);
  await keychain.set('somebody', 'another');
  assert.equal(await keychain.get('somebody'), 'another');
  assert.equal(await createKeychain('another service').get('somebody'), null);
  await keychain.delete('somebody');
  await keychain.delete('somebody');
  assert.equal(await keychain.get('somebody'), null);

  const first = connect();
  const signedIn = await first.session.signInTraining({ account: account?.key ?? 'administrator' });
  assert(signedIn.status === 'signedIn' && signedIn.isPersistent);
  assert(((await keychain.get(entry)) ?? '').length > 0);

  const second = connect();
  await second.session.restore();
  assert.equal(second.session.state.status, 'signedIn');
  assert((await second.client.list('admin/users', [['perPage', '5']])).members.length > 0);
  await second.session.signOut();
  assert.equal(await keychain.get(entry), null);
  assert.deepEqual(
    lines.filter((line) => line.includes('keychain')),
    [],
  );
  return ['set', 'get', 'replace', 'delete', 'restart into a live session', 'sign out'];
}

async function withoutKeychain(): Promise<string[]> {
  await assert.rejects(() => keychain.get('a'));
  await assert.rejects(() => keychain.set('a', 'b'));
  await assert.rejects(() => keychain.delete('a'));
  const { session, client } = connect();
  const signedIn = await session.signInTraining({ account: account?.key ?? 'administrator' });
  assert(signedIn.status === 'signedIn' && !signedIn.isPersistent);
  assert((await client.list('admin/users', [['perPage', '5']])).members.length > 0);
  await session.signOut();
  const next = connect();
  await next.session.restore();
  assert.equal(next.session.state.status, 'signedOut');
  return ['every operation rejects', 'session in memory', 'sign out'];
}

const done = mode === 'present' ? await withKeychain() : await withoutKeychain();
process.stdout.write(`${JSON.stringify({ mode, done })}\n`);
