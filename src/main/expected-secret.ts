import { randomUUID } from 'node:crypto';
import type { SecretStore } from './ports.ts';

/**
 * Reads a secret whose absence has consequences: the session is over, or a new key is created. A Secret Service answers
 * that there is none as well while it is locked, once its dialog is dismissed (libsecret's
 * `secret_password_lookup_sync` gives no error then), so absence is only believed after the keychain has stored and
 * returned a probe: it is unlocked then, and the secret is read again.
 * @returns null when there is none for certain
 * @throws Error when the keychain cannot be read, now or at all
 */
export async function readExpected(secrets: SecretStore, account: string): Promise<string | null> {
  const secret = await secrets.get(account);
  if (secret !== null) return secret;
  await assertOpen(secrets);
  return secrets.get(account);
}

/** @throws Error when the keychain does not store and return a probe: it is locked or missing */
export async function assertOpen(secrets: Pick<SecretStore, 'get' | 'set' | 'delete'>): Promise<void> {
  const probe = `check ${randomUUID()}`;
  try {
    await secrets.set(probe, probe);
    if ((await secrets.get(probe)) !== probe) throw new Error('the keychain does not give back what it takes');
  } finally {
    await secrets.delete(probe).catch(() => undefined);
  }
}
