import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import process from 'node:process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createKeychain } from '#main/adapters/keychain.ts';
import type { SecretStore } from '#main/ports.ts';

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
