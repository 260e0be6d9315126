import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigProblem, type ConfigSource, moduleSwitches, siteConfig } from '#shared/config.ts';
import { isNetworkPath } from '../files/network-path.ts';
import { keepValid, parseConfig, type ReadConfig } from './parse-config.ts';

export interface ConfigSources {
  /** The file managed by the computer's administrators. */
  managedFile: string;
  /** The file built into the package. */
  packagedFile: string;
  isPackaged: boolean;
  /** `ESCALE_CONFIG` and `ESCALE_API_BASE_URL` apply when unpackaged only. */
  env: Readonly<Record<string, string | undefined>>;
  /** Reads a file; throws with code ENOENT when there is none. */
  readText?: (path: string) => string;
}

/** Path of the managed file on this computer. */
export function managedConfigPath(
  platform: NodeJS.Platform,
  env: Readonly<Record<string, string | undefined>>,
): string {
  switch (platform) {
    case 'win32':
      return join(localFolder(env.PROGRAMDATA) ?? String.raw`C:\ProgramData`, 'Escale', 'config.json');
    case 'darwin':
      return '/Library/Application Support/Escale/config.json';
    default:
      return '/etc/escale/config.json';
  }
}

/** Returns a folder named by the environment, unless it is on a network share. */
const localFolder = (path: string | undefined): string | undefined =>
  path === undefined || isNetworkPath(path) ? undefined : path;

/** The configuration files of this computer in order of precedence, by the name used in problems. */
export function configFiles(sources: ConfigSources): Readonly<Partial<Record<ConfigSource, string>>> {
  const override = sources.isPackaged ? undefined : sources.env.ESCALE_CONFIG;
  return override ? { ESCALE_CONFIG: override } : { managed: sources.managedFile, packaged: sources.packagedFile };
}

/**
 * Reads the site's configuration: the first readable file in the order override, managed, packaged. An unusable file is
 * reported and the next one applies; invalid keys of a file are reported and ignored. Never throws. Without a base URL
 * this is the training platform with every module, but only if the application is not installed or the configuration
 * asks for it: an installed site whose address was forgotten must not look as if people could work with it.
 */
export function readSiteConfig(sources: ConfigSources): ReadConfig {
  const env = sources.isPackaged ? {} : sources.env;
  const problems: ConfigProblem[] = [];
  const fromFile = firstUsable(sources, problems);
  const fromEnv = baseUrlFrom(env, problems);
  const { apiBaseUrl, ...config } = siteConfig.parse({ ...fromFile.values, ...fromEnv });
  const addressProblem = fromEnv.apiBaseUrl === undefined ? addressProblemAmong(problems, apiBaseUrl) : null;
  if (addressProblem !== null) return { config, problems, addressProblem };
  if (apiBaseUrl !== undefined) return { config: { ...config, apiBaseUrl }, problems, addressProblem };
  if (!(config.training ?? !sources.isPackaged)) {
    const reason = 'is missing: name the platform, or write "training": true to work with invented data';
    const missing: ConfigProblem = { source: fromFile.source, key: 'apiBaseUrl', reason, isMissing: true };
    return { config, problems: [...problems, missing], addressProblem: missing };
  }
  for (const name of moduleSwitches) config.modules[name] = true;
  return { config, problems, addressProblem };
}

/** A refused address is never replaced by another one; an unreadable file may be, by a file that has an address. */
function addressProblemAmong(problems: readonly ConfigProblem[], apiBaseUrl: string | undefined): ConfigProblem | null {
  // The environment's problem comes last, because the environment takes precedence.
  const refused = problems.findLast(({ key }) => key === 'apiBaseUrl');
  const unreadable = apiBaseUrl === undefined ? problems.find(({ key }) => key === '') : undefined;
  return refused ?? unreadable ?? null;
}

/**
 * Returns the values of the first readable file and its source, or the default place for settings when there is none.
 */
function firstUsable(
  sources: ConfigSources,
  problems: ConfigProblem[],
): { values: Record<string, unknown>; source: ConfigSource } {
  const { readText = (path) => readFileSync(path, 'utf8') } = sources;
  // Object.entries keeps the keys of its object.
  for (const [source, file] of Object.entries(configFiles(sources)) as [ConfigSource, string][]) {
    // The packaged file is where the application itself is.
    if (source !== 'packaged' && isNetworkPath(file)) {
      problems.push({ source, key: '', reason: 'lies on a share of the network: it is not read' });
      continue;
    }
    let text: string;
    try {
      text = readText(file);
    } catch (thrown) {
      if (isMissing(thrown) && source !== 'ESCALE_CONFIG') continue;
      problems.push({ source, key: '', reason: `cannot be read (${codeOf(thrown) ?? 'unknown reason'})` });
      continue;
    }
    const parsed = parseConfig(text, source);
    problems.push(...parsed.problems);
    if (parsed.values !== null) return { values: parsed.values, source };
  }
  return { values: {}, source: 'managed' };
}

function baseUrlFrom(
  env: Readonly<Record<string, string | undefined>>,
  problems: ConfigProblem[],
): Record<string, unknown> {
  const apiBaseUrl = env.ESCALE_API_BASE_URL;
  if (!apiBaseUrl) return {};
  const checked = keepValid({ apiBaseUrl }, 'ESCALE_API_BASE_URL');
  problems.push(...checked.problems);
  return checked.values;
}

/** Returns the system's error code; its message would contain the path. */
const codeOf = (thrown: unknown): string | null =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : null;

const isMissing = (thrown: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(thrown) ?? '');
