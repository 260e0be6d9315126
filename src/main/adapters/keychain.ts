import type { SecretStore } from '../ports.ts';

type Keytar = typeof import('keytar');

/**
 * Creates the port to the OS keychain through keytar (Credential Manager, Keychain, Secret Service). keytar is native
 * and optional: it is loaded at first use, and if it is missing or broken every method rejects. Never throws at
 * start-up.
 * @param service service name of the keychain entries
 */
export function createKeychain(service: string, load: () => Promise<Keytar> = loadKeytar): SecretStore {
  let loading: Promise<Keytar> | undefined;
  const keytar = () => {
    loading ??= load();
    return loading;
  };
  return {
    get: async (account) => (await keytar()).getPassword(service, account),
    set: async (account, secret) => (await keytar()).setPassword(service, account, secret),
    delete: async (account) => {
      await (await keytar()).deletePassword(service, account);
    },
    accounts: async () => (await (await keytar()).findCredentials(service)).map(({ account }) => account),
  };
}

async function loadKeytar(): Promise<Keytar> {
  const loaded: Keytar & { default?: Keytar } = await import('keytar');
  // A CommonJS module is complete under `default`; its named exports depend on static analysis.
  return loaded.default ?? loaded;
}
