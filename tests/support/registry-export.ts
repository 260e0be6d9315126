import { readFileSync } from 'node:fs';
import type { Registry, RegistryKey, RegistryValue } from '#main/ports.ts';

interface WrittenKey extends RegistryKey {
  values: Record<string, RegistryValue>;
  keys: Record<string, WrittenKey>;
}

const hive = /^HKEY_LOCAL_MACHINE\\/u;

/**
 * A registry that holds what `reg export` wrote. As the real one, it finds a key by its name in any case.
 * @param files text of UTF-16, as `reg export` writes it
 */
export function registryOf(...files: string[]): Registry {
  const machine: WrittenKey = { values: {}, keys: {} };
  for (const file of files) readExport(readFileSync(file, 'utf16le'), machine);
  return {
    readKey: (path) => {
      let key: RegistryKey | undefined = machine;
      for (const name of path.split('\\')) key = entry(key?.keys, name);
      return key ?? null;
    },
  };
}

const entry = <T>(entries: Readonly<Record<string, T>> | undefined, name: string): T | undefined =>
  Object.entries(entries ?? {}).find(([known]) => known.toLowerCase() === name.toLowerCase())?.[1];

function readExport(text: string, machine: WrittenKey): void {
  let key = machine;
  for (const line of text.split('\r\n')) {
    const [, path] = /^\[(.*)\]$/u.exec(line) ?? [];
    if (path !== undefined) key = made(machine, path.replace(hive, ''));
    const [, name, written] = /^"((?:[^"\\]|\\.)*)"=(.*)$/u.exec(line) ?? [];
    if (name !== undefined && written !== undefined) key.values[unescaped(name)] = valueOfExport(written);
  }
}

function made(machine: WrittenKey, path: string): WrittenKey {
  let key = machine;
  for (const name of path.split('\\')) key = key.keys[name] ??= { values: {}, keys: {} };
  return key;
}

const unescaped = (text: string): string => text.replaceAll(/\\(.)/gu, '$1');

function valueOfExport(written: string): RegistryValue {
  if (written.startsWith('"')) return { type: 'REG_SZ', data: unescaped(written.slice(1, -1)) };
  if (written.startsWith('dword:')) return { type: 'REG_DWORD', data: Number.parseInt(written.slice(6), 16) };
  return { type: written, data: null };
}
