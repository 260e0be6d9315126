import { parseBuffer } from 'bplist-parser';
import { appId } from '#shared/app-id.ts';
import { unreadable } from './reading-failure.ts';
import { isObject, type Reading, type SettingsSource } from './sources.ts';

/** Where macOS puts what a configuration profile sets for the computer. */
export const managedPreferencesPath = `/Library/Managed Preferences/${appId}.plist`;

/**
 * The policies of macOS: a binary property list, as the system writes it.
 * @param read reads its bytes; throws as `readTrustedFile` does
 */
export const managedPreferences = (read: (path: string) => Buffer, path = managedPreferencesPath): SettingsSource => ({
  place: path,
  read: () => {
    try {
      return propertyListValues(read(path));
    } catch (thrown) {
      return unreadable(thrown);
    }
  },
});

/** Reads the values of a property list: those of a configuration file, with its own types. */
export function propertyListValues(bytes: Buffer): Reading {
  if (/^\s*(?:\uFEFF)?<\?xml/u.test(bytes.toString('utf8', 0, 100))) {
    return { state: 'unreadable', reason: { code: 'xmlPropertyList' } };
  }
  let root: unknown;
  try {
    [root] = parseBuffer<unknown>(bytes);
  } catch {
    return { state: 'unreadable', reason: { code: 'notPropertyList' } };
  }
  if (!isObject(root)) return { state: 'unreadable', reason: { code: 'notDictionary' } };
  // The system keeps what identifies the profile beside its values.
  const values = Object.fromEntries(Object.entries(root).filter(([key]) => !key.startsWith('Payload')));
  return { state: 'found', values, problems: [] };
}
