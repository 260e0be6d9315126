import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigSource, moduleSwitches, siteConfig } from '#shared/config.ts';
import { isNetworkPath } from '../files/network-path.ts';
import { mergeSources } from './merge.ts';
import { parseConfig } from './parse-config.ts';
import { unreadable } from './reading-failure.ts';
import type { LookedAtSource, ReadConfig, Reading, SettingProblem, SettingsSource } from './sources.ts';
import { readTrustedFile } from './trusted-file.ts';

/** Where administrators set values outside files, as far as the system has such places. */
export interface AdministeredSources {
  policy?: SettingsSource;
  /** What the installer was given. */
  installer?: SettingsSource;
}

export interface ConfigSources extends AdministeredSources {
  /** The file managed by the computer's administrators. */
  managedFile: string;
  /** The file built into the package. */
  packagedFile: string;
  isPackaged: boolean;
  /** `ESCALE_CONFIG` and `ESCALE_API_BASE_URL` apply when unpackaged only. */
  env: Readonly<Record<string, string | undefined>>;
  /** Reads a file; throws with code ENOENT when there is none. */
  readText?: (path: string) => string;
  /** A file that is tried in the place of the managed one; whoever may change it, since nothing is applied. */
  triedFile?: string | undefined;
  /** Reads the managed file; throws UntrustedFile when the person could change it. */
  readManaged?: (path: string) => string;
}

/** Path of the managed file on this computer. */
export function managedConfigPath(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): string {
  switch (platform) {
    case 'win32':
      return join(unlessOnNetwork(env.PROGRAMDATA) ?? String.raw`C:\ProgramData`, 'Escale', 'config.json');
    case 'darwin':
      return '/Library/Application Support/Escale/config.json';
    default:
      return '/etc/escale/config.json';
  }
}

/** Returns a folder named by the environment, unless it is on a network share. */
const unlessOnNetwork = (path: string | undefined): string | undefined =>
  path === undefined || isNetworkPath(path) ? undefined : path;

/**
 * Reads the site's configuration, value by value from the strongest source that has it (docs/configuration.md). What
 * cannot be used is reported. Never throws. Without a base URL this is the training platform with every module, but
 * only if the application is not installed or the configuration asks for it: an installed site whose address was
 * forgotten must not look as if people could work with it.
 */
export function readSiteConfig(from: ConfigSources): ReadConfig {
  const met = sourcesOf(from).map(({ source, place, read }) => ({ source, place, reading: read() }));
  const lookedAt = met.map(({ source, place, reading }) => ({ source, place, state: reading.state }));
  const { values, sources, problems, refusedAddress } = mergeSources(met);
  const { apiBaseUrl, ...config } = siteConfig.parse(values);
  const { apiBaseUrl: addressSource, ...others } = sources;
  const without = { config, problems, sources: others, lookedAt };
  if (refusedAddress !== null) return { ...without, addressProblem: refusedAddress };
  if (apiBaseUrl !== undefined) {
    return { config: { ...config, apiBaseUrl }, problems, addressProblem: null, sources, lookedAt };
  }
  if (!(config.training ?? !from.isPackaged)) {
    const source = whereToWrite(lookedAt);
    const missing: SettingProblem = { source, key: 'apiBaseUrl', reason: { code: 'noAddress' } };
    return { ...without, problems: [...problems, missing], addressProblem: missing };
  }
  for (const name of moduleSwitches) config.modules[name] = true;
  return { ...without, sources: withoutModules(others), addressProblem: null };
}

/** In training mode all modules are on, whatever the configuration. */
const withoutModules = (sources: ReadConfig['sources']): ReadConfig['sources'] =>
  Object.fromEntries(Object.entries(sources).filter(([key]) => !key.startsWith('modules.')));

/** The source in which the site's address is expected. */
const whereToWrite = (lookedAt: readonly LookedAtSource[]): ConfigSource =>
  lookedAt.find(({ source, state }) => state === 'found' && source !== 'installer')?.source ?? 'managed';

interface NamedSource extends SettingsSource {
  source: ConfigSource;
}

/** The sources of this start, the strongest first. */
function sourcesOf(from: ConfigSources): NamedSource[] {
  const { policy, installer, managedFile, packagedFile, isPackaged } = from;
  const env = isPackaged ? {} : from.env;
  const { readText = readUtf8 } = from;
  const readManaged = from.readManaged ?? ((path) => readTrustedFile(path, { applicationFile: packagedFile }));
  const sources: NamedSource[] = [];
  const address = env.ESCALE_API_BASE_URL;
  if (address) {
    const read = (): Reading => ({ state: 'found', values: { apiBaseUrl: address }, problems: [] });
    sources.push({ source: 'ESCALE_API_BASE_URL', place: 'ESCALE_API_BASE_URL', read });
  }
  const { triedFile } = from;
  const tried = (path: string) => asNamed(readConfigFile(path, readText));
  const override = env.ESCALE_CONFIG && (triedFile ?? env.ESCALE_CONFIG);
  if (override) {
    return [...sources, { source: 'ESCALE_CONFIG', place: override, read: () => tried(override) }];
  }
  if (policy) sources.push({ source: 'policy', ...policy });
  sources.push(
    triedFile === undefined
      ? { source: 'managed', place: managedFile, read: () => readConfigFile(managedFile, readManaged) }
      : { source: 'managed', place: triedFile, read: () => tried(triedFile) },
  );
  if (installer) sources.push({ source: 'installer', ...installer });
  const read = () => readFile(packagedFile, readText);
  return [...sources, { source: 'packaged', place: packagedFile, read }];
}

/** A file that was named must be there. */
const asNamed = (reading: Reading): Reading =>
  reading.state === 'absent' ? { state: 'unreadable', reason: { code: 'noFile' } } : reading;

const readUtf8 = (path: string): string => readFileSync(path, 'utf8');

/** Reads a file that lies outside the application. Never throws. */
export const readConfigFile = (path: string, readText: (path: string) => string = readUtf8): Reading =>
  isNetworkPath(path) ? { state: 'unreadable', reason: { code: 'networkShare' } } : readFile(path, readText);

/** The packaged file is where the application itself is, be it on a share. */
function readFile(path: string, readText: (path: string) => string): Reading {
  try {
    return parseConfig(readText(path));
  } catch (thrown) {
    return unreadable(thrown);
  }
}
