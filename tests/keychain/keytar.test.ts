import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeychain } from '#main/adapters/keychain.ts';
import { DraftKey } from '#main/drafts/draft-key.ts';
import { KeptValues } from '#main/drafts/kept-values.ts';
import type { SecretStore } from '#main/ports.ts';
import { Reminders } from '#main/reminders/reminders.ts';
import { Templates } from '#main/reminders/templates.ts';
import { entryBytes } from '#main/session/parts.ts';
import { type KeptTokens, Vault } from '#main/session/vault.ts';
import { asDay } from '#shared/calendar.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock, silent } from '#tests/support/fakes.ts';
import { lockKeyring, unlockKeyring } from '#tests/support/keyring.ts';

// `npm test` starts a bus and a keyring around this stage; elsewhere it would reach the person's own.
const isThere = process.env.ESCALE_TEST_SECRET_SERVICE === '1';

describe.skipIf(!isThere)('keytar against a real Secret Service', () => {
  const account = 'https://api.example.org camille@example.org';
  let service = '';
  let keychain: SecretStore;
  beforeEach(() => {
    service = `Escale test ${randomUUID()}`;
    keychain = createKeychain(service);
  });
  afterEach(() => keychain.delete(account));

  it('answers null for an account that it does not know', async () => {
    expect(await keychain.get(account)).toBeNull();
  });

  it('returns a stored secret unchanged', async () => {
    const secret = `jeton-é-${'x'.repeat(2400)}=/+`;
    await keychain.set(account, secret);
    expect(await keychain.get(account)).toBe(secret);
  });

  it('returns it to another run of the application', async () => {
    await keychain.set(account, 'refresh-token');
    const script = `import('keytar').then(({ default: keytar }) => keytar.getPassword(...process.argv.slice(1))).then(console.log)`;
    const read = execFileSync(process.execPath, ['-e', script, service, account], { encoding: 'utf8' });
    expect(read.trim()).toBe('refresh-token');
  });

  it('keeps the last of two secrets, and separates accounts and services', async () => {
    await keychain.set(account, 'first');
    await keychain.set(account, 'second');
    expect(await keychain.get(account)).toBe('second');
    expect(await keychain.get('https://api.example.org dominique@example.org')).toBeNull();
    expect(await createKeychain(`${service} other`).get(account)).toBeNull();
  });

  it('deletes a secret, and accepts a second deletion', async () => {
    await keychain.set(account, 'refresh-token');
    await keychain.delete(account);
    await keychain.delete(account);
    expect(await keychain.get(account)).toBeNull();
  });

  it('rejects instead of hanging when the bus is gone', async () => {
    const script = `import('keytar').then(({ default: keytar }) => keytar.getPassword('Escale', 'nobody')).then(() => process.exit(1), () => process.exit(7))`;
    const env = { ...process.env, DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nonexistent' };
    expect(() => execFileSync(process.execPath, ['-e', script], { env, timeout: 20_000, stdio: 'ignore' })).toThrow(
      expect.objectContaining({ status: 7 }),
    );
  });
});

describe.skipIf(!isThere)('the tokens of a session in a real Secret Service', () => {
  const account = 'https://api.example.org camille@example.org';
  const piece = 'eyJ0eXAiOiJKV1QiLCJhbGciOiJSUzI1NiJ9.';
  const kept: KeptTokens = {
    refreshToken: 'refresh-token',
    access: { token: piece.repeat(160), from: 1000, until: 901_000 },
  };
  let keychain: SecretStore;
  /** The application as it starts. */
  const open = () => new Vault({ secrets: keychain, clock: new FakeClock(), log: silent });
  beforeEach(() => {
    keychain = createKeychain(`Escale test ${randomUUID()}`);
  });
  afterEach(async () => {
    for (const name of await keychain.accounts()) await keychain.delete(name);
  });

  it('are read by the next run, in entries that Windows would take', async () => {
    const vault = open();
    expect(await vault.keep(account, kept)).toBe(true);
    expect(await vault.read(account)).toEqual(kept);
    expect(await open().read(account)).toEqual(kept);
    const names = await keychain.accounts();
    expect(names).toHaveLength(5);
    for (const name of names)
      expect(Buffer.byteLength((await keychain.get(name)) ?? '')).toBeLessThanOrEqual(entryBytes);
  });

  it('are a refresh token alone where a part of the access token was not written', async () => {
    const vault = open();
    await vault.keep(account, kept);
    await vault.read(account);
    await keychain.delete(`${account} access 3`);
    expect(await open().read(account)).toEqual({ refreshToken: 'refresh-token', access: null });
  });

  it('leave nothing behind, whichever length they had', async () => {
    const vault = open();
    await vault.keep(account, kept);
    await vault.keepAccess(account, { refreshToken: 'refresh-token', access: { token: piece, from: 1, until: 2 } });
    expect(await keychain.accounts()).toHaveLength(2);
    await vault.forget(account);
    expect(await keychain.accounts()).toEqual([]);
  });
});

// In this file too, because files run beside each other and the keyring is one.
describe.skipIf(!isThere)('a Secret Service that is locked at the start, and whose dialog nobody answers', () => {
  const person = { platform: 'https://api.example.org/', person: 7 };
  const reminder = { person: 'Monique D.', telephone: null, note: null, day: asDay('2099-01-01'), time: '09:00' };
  const clock = new FakeClock();
  let folder: FakeFolder;
  let keychain: SecretStore;
  /** The application as it starts: what is in memory is gone. */
  const start = () => {
    const key = new DraftKey({ secrets: keychain, clock, log: silent });
    const values = new KeptValues({ folder, key, log: silent });
    const owner = () => person;
    return {
      templates: new Templates({ values, owner }),
      reminders: new Reminders({ values, clock, owner, onChanged: () => {} }),
    };
  };
  beforeEach(() => {
    folder = new FakeFolder(clock);
    keychain = createKeychain(`Escale test ${randomUUID()}`);
  });
  afterEach(async () => {
    await unlockKeyring();
    for (const account of await keychain.accounts()) await keychain.delete(account);
  });

  it('takes nothing away: templates and reminders of before and since are joined once it is unlocked', async () => {
    const before = start();
    for (const name of ['A', 'B', 'C']) await before.templates.save({ id: null, name, text: 'x' });
    for (const recordId of [1, 2]) await before.reminders.save({ ...reminder, recordId });
    const key = await keychain.get('drafts');
    lockKeyring();
    expect(await keychain.get('drafts')).toBeNull();
    const locked = start();
    expect(await locked.templates.list()).toEqual({ templates: [], isRead: false });
    expect(await locked.templates.save({ id: null, name: 'D', text: 'x' })).toMatchObject({ isOnDisk: false });
    await locked.reminders.save({ ...reminder, recordId: 3 });
    await unlockKeyring();
    clock.advance(600_000);
    await locked.reminders.look();
    expect(await keychain.get('drafts')).toBe(key);
    const next = start();
    expect((await next.templates.list()).templates.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
    expect((await next.reminders.list()).reminders.map(({ recordId }) => recordId)).toEqual([1, 2, 3]);
  });

  it('ends no session, and not the process either', async () => {
    await keychain.set('account', 'refresh-token');
    const vault = new Vault({ secrets: keychain, clock, log: silent });
    lockKeyring();
    await expect(vault.read('account')).rejects.toMatchObject({ error: { kind: 'keychain' } });
    await expect(keychain.accounts()).rejects.toThrow('locked');
    await unlockKeyring();
    expect(await vault.read('account')).toEqual({ refreshToken: 'refresh-token', access: null });
  });
});
