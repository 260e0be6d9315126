import ElectronStore from 'electron-store';
import type { KeyValueStore } from '../ports.ts';

const ownerOnly = 0o600;

/**
 * Creates a store of values in a JSON file of the user-data folder, written as a whole and synchronously. A file that
 * is not valid JSON (after a full disk) is replaced. Readable by this user account only, because it holds who is signed
 * in.
 * @param name file name without extension
 */
export function createKeyValueStore(name: string): KeyValueStore {
  const store = new ElectronStore({
    name,
    clearInvalidConfig: true,
    accessPropertiesByDotNotation: false,
    configFileMode: ownerOnly,
  });
  return {
    get: (key) => store.get(key),
    set: (key, value) => store.set(key, value),
    delete: (key) => store.delete(key),
  };
}
