import reg from 'native-reg';
import type { Registry, RegistryKey, RegistryValue } from '../ports.ts';

/** Creates the port to the Windows registry. Imported on Windows only: the native module exists nowhere else. */
export const createRegistry = (): Registry => ({ readKey: (path) => readKey(reg.HKLM, path) });

/** The view of 64-bit programs, which group policies and the installer write, even if this program has 32 bits. */
const access = reg.Access.READ | reg.Access.WOW64_64KEY;

function readKey(parent: reg.HKEY, path: string): RegistryKey | null {
  const key = reg.openKey(parent, path, access);
  if (key === null) return null;
  try {
    const values = reg.enumValueNames(key).map((name) => [name, asValue(reg.queryValueRaw(key, name))] as const);
    const keys = reg.enumKeyNames(key).map((name) => [name, readKey(key, name)] as const);
    return { values: withoutGone(values), keys: withoutGone(keys) };
  } finally {
    reg.closeKey(key);
  }
}

/** Leaves out entries that were removed while they were being listed. */
const withoutGone = <T>(entries: readonly (readonly [string, T | null])[]): Record<string, T> =>
  Object.fromEntries(entries.flatMap(([name, value]) => (value === null ? [] : [[name, value]])));

function asValue(value: reg.Value | null): RegistryValue | null {
  if (value === null) return null;
  switch (value.type) {
    case reg.ValueType.SZ:
      return { type: 'REG_SZ', data: reg.parseString(value) };
    case reg.ValueType.DWORD:
      // Anything may be stored under a type.
      return { type: 'REG_DWORD', data: value.length === 4 ? value.readUInt32LE() : null };
    default:
      return { type: `type ${value.type}`, data: null };
  }
}
