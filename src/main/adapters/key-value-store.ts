import ElectronStore from 'electron-store';
import type { KeyValueStore } from '../ports.ts';

const ownerOnly = 0o600;

/**
 * Values in a JSON file of the user-data folder, written whole and at once. A file that is no valid JSON (a disk that
 * ran full) is begun anew. The file is for this person alone: it holds who is signed in.
 *
 * @param name of the file, without extension
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
