import type { ConfigReason, PlainReasonCode } from '#shared/config-reasons.ts';
import { codeOf } from '#shared/error-code.ts';
import { type Policy, policies } from '#shared/policies/policies.ts';
import { installerKey, installerSettings, policyKey } from '#shared/policies/registry-keys.ts';
import type { Registry, RegistryKey, RegistryValue } from '../ports.ts';
import { parseJson } from './parse-config.ts';
import type { JsonObject, Reading, SettingsSource, ValueProblem } from './sources.ts';

const keptByInstaller: ReadonlySet<string> = new Set(installerSettings);

/**
 * The sources in the registry.
 * @param registry null when this computer does not let it be read at all, which is a problem of both
 */
export function registrySources(registry: Registry | null): { policy: SettingsSource; installer: SettingsSource } {
  const source = (path: string, valuesOf: (key: RegistryKey) => Reading): SettingsSource => ({
    place: `HKLM\\${path}`,
    read: () => {
      if (registry === null) return { state: 'unreadable', reason: { code: 'registryModule' } };
      try {
        const key = registry.readKey(path);
        return key === null ? { state: 'absent' } : valuesOf(key);
      } catch (thrown) {
        return unreadableKey(thrown);
      }
    },
  });
  return { policy: source(policyKey, policyValues), installer: source(installerKey, installerValues) };
}

/**
 * Reads the values of policies by their types (`Policy.kind`): groups are subkeys. An empty key, as a withdrawn policy
 * leaves it, sets nothing.
 */
export function policyValues(key: RegistryKey): Reading {
  const values: JsonObject = {};
  const problems: ValueProblem[] = [];
  readGroup(key, [], { values, problems });
  const isEmpty = Object.keys(values).length === 0 && problems.length === 0;
  return isEmpty ? { state: 'absent' } : { state: 'found', values, problems };
}

/** Reads the values that the installer was given; a property that was not given is an empty text. */
function installerValues(key: RegistryKey): Reading {
  const values: Record<string, RegistryValue> = {};
  for (const [name, value] of Object.entries(key.values)) {
    if (value.data !== '' && keptByInstaller.has(policyAt([name])?.key ?? '')) values[name] = value;
  }
  return policyValues({ values, keys: {} });
}

/** By the number of the system's error: its message would be in the language of the system. */
function unreadableKey(thrown: unknown): Reading {
  const number = thrown instanceof Error && 'errno' in thrown ? Number(thrown.errno) : Number.NaN;
  return Number.isNaN(number)
    ? { state: 'unreadable', reason: { code: 'unreadable', values: { code: codeOf(thrown) } } }
    : { state: 'unreadable', reason: { code: 'registryRefused', values: { number } } };
}

interface Read {
  values: JsonObject;
  problems: ValueProblem[];
}

function readGroup(group: RegistryKey, path: readonly string[], read: Read): void {
  for (const [name, value] of namedValues(group)) {
    readValue([...path, name], read, (policy) => scalarOf(policy, value));
  }
  for (const [name, key] of Object.entries(group.keys)) {
    const at = [...path, name];
    if (isGroup(at)) readGroup(key, at, read);
    else if (!isEmptyKey(key)) readValue(at, read, (policy) => listOf(policy, key));
  }
}

function readValue(path: readonly string[], { values, problems }: Read, convert: (policy: Policy) => Converted): void {
  const policy = policyAt(path);
  if (policy === undefined) {
    problems.push({ key: path.join('.'), reason: { code: 'unknown' } });
    return;
  }
  const { value, reason } = convert(policy);
  if (reason === undefined) place(values, policy.path, value);
  else problems.push({ key: policy.key, reason });
}

/** A value in the type of its setting, or why it cannot be read so. */
interface Converted {
  value?: unknown;
  reason?: ConfigReason;
}

const form: Readonly<Record<Policy['kind'], PlainReasonCode>> = {
  boolean: 'registryBoolean',
  integer: 'registryNumber',
  text: 'registryText',
  choice: 'registryText',
  list: 'registryList',
  json: 'registryJson',
};

function scalarOf({ kind }: Policy, { type, data }: RegistryValue): Converted {
  if (type === 'REG_SZ' && typeof data === 'string') {
    if (kind === 'text' || kind === 'choice') return { value: data };
    if (kind === 'json') return parseJson(data);
  }
  if (type === 'REG_DWORD' && typeof data === 'number') {
    if (kind === 'integer') return { value: data };
    if (kind === 'boolean' && data <= 1) return { value: data === 1 };
  }
  return { reason: { code: form[kind] } };
}

/** Entries are named by their numbers, which sort as such. */
function listOf({ kind }: Policy, key: RegistryKey): Converted {
  const entries = namedValues(key).sort(([one], [other]) => byNumber.compare(one, other));
  const isList =
    kind === 'list' && entries.every(([, { type }]) => type === 'REG_SZ') && Object.keys(key.keys).length === 0;
  return isList ? { value: entries.map(([, { data }]) => data) } : { reason: { code: form[kind] } };
}
const byNumber = new Intl.Collator('en', { numeric: true });

const isEmptyKey = (key: RegistryKey): boolean =>
  namedValues(key).length === 0 && Object.values(key.keys).every(isEmptyKey);

/** The values of a key without the unnamed one, which some tools write. */
const namedValues = ({ values }: RegistryKey): [name: string, value: RegistryValue][] =>
  Object.entries(values).filter(([name]) => name !== '');

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((name, index) => name.toLowerCase() === other[index]?.toLowerCase());

const policyAt = (path: readonly string[]): Policy | undefined => policies().find((policy) => same(policy.path, path));

const isGroup = (path: readonly string[]): boolean =>
  policies().some((policy) => policy.path.length > path.length && same(policy.path.slice(0, path.length), path));

function place(values: JsonObject, [name = '', ...deeper]: readonly string[], value: unknown): void {
  if (deeper.length === 0) {
    values[name] = value;
    return;
  }
  const group: JsonObject = {};
  values[name] ??= group;
  // Groups are made here alone, of settings whose paths are those of the schema.
  place(values[name] as JsonObject, deeper, value);
}
