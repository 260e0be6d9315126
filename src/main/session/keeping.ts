import type { KeyValueStore, Log, SecretStore } from '../ports.ts';
import { storedText } from '../stored-values.ts';

/** Where a session is kept for the next start: its secrets, and what the window shows at once. */
export interface Keeping {
  secrets: SecretStore;
  store: KeyValueStore;
}

/** Session state in the store: who was signed in, when, and the chosen structure. */
const sessionKeys = ['session', 'sessionActivity', 'signIns', 'structureChoices'] as const;

/** The keychain of a site that keeps no sessions: empty, and it takes nothing. */
const noKeychain: SecretStore = {
  get: async () => null,
  set: () => Promise.reject(new Error('the site keeps nothing in the keychain (keepSession)')),
  delete: async () => {},
  accounts: async () => [],
};

function memoryStore(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => {
      const text = values.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    set: (key, value) => void values.set(key, storedText(key, value)),
    delete: (key) => void values.delete(key),
  };
}

/**
 * Opens the place in which a site has its sessions kept. With `keepSession` false they end with the application: nothing
 * goes to the keychain, the key of the drafts included, who is signed in stays in memory, and what sessions left on this
 * computer while the site kept them is removed (docs/session-and-tokens.md).
 * @param kept where sessions are kept otherwise
 */
export function openKeeping(keepsSession: boolean, kept: Keeping, log: Log): Keeping {
  if (keepsSession) return kept;
  void forgetKept(kept, log);
  return { secrets: noKeychain, store: memoryStore() };
}

/** Whether a session may have been kept, which the start restores if it can be. */
export function isSessionKept({ store }: Keeping): boolean {
  try {
    return store.get('session') !== undefined;
  } catch {
    // Whoever restores it says why that cannot be read.
    return true;
  }
}

/** Clears the store at once, then the keychain; one that cannot be read or emptied is logged. */
async function forgetKept({ secrets, store }: Keeping, log: Log): Promise<void> {
  for (const key of sessionKeys) if (store.get(key) !== undefined) store.delete(key);
  try {
    for (const account of await secrets.accounts()) await secrets.delete(account);
  } catch {
    // Its message may name the entry.
    log('warn', 'what an earlier setting left in the keychain cannot be removed');
  }
}
