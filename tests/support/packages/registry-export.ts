/** Values of the registry below a key, by `subkey\name`; the unnamed value of a key has the name `@`. */
export type RegistryValues = Readonly<Record<string, string>>;

/** Reads what `reg export` wrote of one key: its texts as they are, its numbers as `dword:…`. */
export function registryValues(file: Buffer): RegistryValues {
  const values: Record<string, string> = {};
  let exported: string | undefined;
  let below = '';
  // UTF-16 with a byte order mark.
  for (const line of file.toString('utf16le').split('\r\n')) {
    const [, key] = /^\[(.+)\]$/.exec(line) ?? [];
    if (key !== undefined) {
      exported ??= key;
      below = key.slice(exported.length + 1);
    }
    const [, name = '', value = ''] = /^(@|"(?:[^"\\]|\\.)*")=(.*)$/.exec(line) ?? [];
    if (name !== '') values[below === '' ? plain(name) : `${below}\\${plain(name)}`] = plain(value);
  }
  return values;
}

/** A text without its quotes and escapes; anything else as it is. */
const plain = (text: string): string => (text.startsWith('"') ? text.slice(1, -1).replaceAll(/\\(.)/g, '$1') : text);
