import process from 'node:process';
import { assertOpen } from '../expected-secret.ts';
import type { SecretStore } from '../ports.ts';

type Keytar = typeof import('keytar');

/**
 * Creates the port to the OS keychain through keytar (Credential Manager, Keychain, Secret Service). keytar is native
 * and optional: it is loaded at first use, and if it is missing or broken every method rejects. Never throws at
 * start-up.
 * @param service service name of the keychain entries
 */
export function createKeychain(
  service: string,
  load: () => Promise<Keytar> = loadKeytar,
  platform: NodeJS.Platform = process.platform,
): SecretStore {
  let loading: Promise<Keytar> | undefined;
  const keytar = () => {
    loading ??= load();
    return loading;
  };
  const entries: Omit<SecretStore, 'accounts'> = {
    get: async (account) => (await keytar()).getPassword(service, account),
    set: async (account, secret) => (await keytar()).setPassword(service, account, secret),
    delete: async (account) => {
      await (await keytar()).deletePassword(service, account);
    },
  };
  return {
    ...entries,
    accounts: async () => {
      // keytar's `findCredentials` copies the text of each secret unseen, and a Secret Service that stays locked gives
      // none (keytar_posix.cc): the whole process would end.
      if (platform === 'linux') await assertOpen(entries);
      return (await (await keytar()).findCredentials(service)).map(({ account }) => account);
    },
  };
}

async function loadKeytar(): Promise<Keytar> {
  const loaded: Keytar & { default?: Keytar } = await import('keytar');
  // A CommonJS module is complete under `default`; its named exports depend on static analysis.
  return loaded.default ?? loaded;
}
