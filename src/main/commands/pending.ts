import type { SecretStore } from '../ports.ts';

/** A keychain that reports whether one of its calls is still pending. */
export interface WatchedKeychain extends SecretStore {
  isWaiting(): boolean;
}

/** Counts the calls of a keychain: one that asks a person to unlock it may never return. */
export function watched(secrets: SecretStore): WatchedKeychain {
  let open = 0;
  const count = async <T>(call: Promise<T>): Promise<T> => {
    open += 1;
    try {
      return await call;
    } finally {
      open -= 1;
    }
  };
  return {
    get: (account) => count(secrets.get(account)),
    set: (account, secret) => count(secrets.set(account, secret)),
    delete: (account) => count(secrets.delete(account)),
    accounts: () => count(secrets.accounts()),
    isWaiting: () => open > 0,
  };
}

/**
 * Ends this process with a status while a call of the system has not returned: the runtime would wait for its thread,
 * for ever perhaps. Another program takes the place of this one, which leaves no thread. Does nothing on Windows, which
 * waits for none.
 */
export function endWhileWaiting(status: number): void {
  if (process.platform !== 'win32') process.execve?.('/bin/sh', ['sh', '-c', `exit ${status}`], {});
}
