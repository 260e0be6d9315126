import { randomUUID } from 'node:crypto';
import { reasonOf } from '../log/values.ts';
import type { SecretStore } from '../ports.ts';
import { type Finding, of } from './findings.ts';

const item = of('keychain');

/**
 * Writes, reads and removes a secret under a name of its own in the keychain.
 * @param isNeeded whether sessions are kept; without, an absent keychain is no failure
 */
export async function checkKeychain(secrets: SecretStore, isNeeded: boolean): Promise<Finding[]> {
  const account = `check ${randomUUID()}`;
  const secret = randomUUID();
  try {
    const read = await setAndGet(secrets, account, secret).finally(() => secrets.delete(account));
    return [read === secret ? item.ok('keychain.works') : item.failed('keychain.wrong')];
  } catch (thrown) {
    // keytar gives no codes: its messages name services of the system.
    const code = reasonOf(thrown);
    return [isNeeded ? item.failed('keychain.absent', { code }) : item.ok('keychain.unused', { code })];
  }
}

async function setAndGet(secrets: SecretStore, account: string, secret: string): Promise<string | null> {
  await secrets.set(account, secret);
  return secrets.get(account);
}
