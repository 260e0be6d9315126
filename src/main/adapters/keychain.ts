import type { SecretStore } from '../ports.ts';

type Keytar = typeof import('keytar');

/**
 * The OS keychain through keytar (Credential Manager, Keychain, Secret Service). keytar is native and optional: it is
 * loaded at the first use, and where it is missing or broken every method rejects. It never throws at start-up.
 *
 * @param service name under which the entries stand in the keychain
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
  };
}

async function loadKeytar(): Promise<Keytar> {
  const loaded: Keytar & { default?: Keytar } = await import('keytar');
  // A CommonJS module comes whole under `default`; its named exports depend on what the loader can see.
  return loaded.default ?? loaded;
}
