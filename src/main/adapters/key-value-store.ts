import { copyFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import ElectronStore from 'electron-store';
import { codeOf } from '#shared/error-code.ts';
import type { KeyValueStore, Log } from '../ports.ts';
import { isWithinBound, largestStore, storedText } from '../stored-values.ts';

const ownerOnly = 0o600;

/**
 * Creates a store of values in a JSON file of the user-data folder, read once and written as a whole and synchronously.
 * A file that is not valid JSON (after a full disk), or larger than all values may be, is set aside as `NAME.json.unreadable` before another takes its
 * place. One that cannot be read or set aside is never written over: the values are in memory then. Readable by this
 * user account only, because it holds who is signed in.
 * @param name file name without extension
 */
export function createKeyValueStore(name: string, log: Log): KeyValueStore {
  const file = openFile(name, log);
  // As JSON, so that whoever gets a value has a copy.
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(file?.store ?? {})) {
    const text = JSON.stringify(value);
    if (isWithinBound(key, text)) texts.set(key, text);
    else log('warn', 'a stored value is too long: it is left out', { key: key.slice(0, 100) });
  }
  const write = (changed: Map<string, string>) => {
    const values = [...changed].map(([key, text]): [string, unknown] => [key, JSON.parse(text)]);
    if (file !== null) file.store = Object.fromEntries(values);
    texts.clear();
    for (const [key, text] of changed) texts.set(key, text);
  };
  return {
    get: (key) => {
      const text = texts.get(key);
      return text === undefined ? undefined : JSON.parse(text);
    },
    set: (key, value) => write(new Map(texts).set(key, storedText(key, value))),
    delete: (key) => {
      const others = new Map(texts);
      if (others.delete(key)) write(others);
    },
  };
}

/** Opens the file; null when it can be neither read nor set aside. */
function openFile(name: string, log: Log): ElectronStore | null {
  const path = join(app.getPath('userData'), `${name}.json`);
  const parse = (text: string): Record<string, unknown> => {
    const value = objectIn(text);
    if (value !== null) return value;
    copyFileSync(path, `${path}.unreadable`);
    log('warn', 'the stored settings are damaged: they are set aside', { file: name });
    // The store replaces the file after a SyntaxError only.
    throw new SyntaxError('not a JSON object');
  };
  try {
    if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestStore) {
      renameSync(path, `${path}.unreadable`);
      log('warn', 'the stored settings are too large: they are set aside', { file: name });
    }
    return new ElectronStore({
      name,
      clearInvalidConfig: true,
      accessPropertiesByDotNotation: false,
      configFileMode: ownerOnly,
      deserialize: parse,
    });
  } catch (thrown) {
    log('error', 'the stored settings cannot be read: they stay as they are, and new ones are in memory only', {
      code: codeOf(thrown),
    });
    return null;
  }
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    // An object of JSON has strings as its names.
    return typeof value === 'object' && !Array.isArray(value) ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}
