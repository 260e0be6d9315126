import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigProblem, type ConfigSource, moduleSwitches, siteConfig } from '#shared/config.ts';
import { isNetworkPath } from '../files/network-path.ts';
import { keepValid, parseConfig, type ReadConfig } from './parse-config.ts';

export interface ConfigSources {
  /** The file that the machine's administrators manage. */
  managedFile: string;
  /** The file built into the package. */
  packagedFile: string;
  isPackaged: boolean;
  /** `ESCALE_CONFIG` and `ESCALE_API_BASE_URL` count when unpackaged only. */
  env: Readonly<Record<string, string | undefined>>;
  /** Text of a file; throws with code ENOENT when there is none. */
  readText?: (path: string) => string;
}

/** Where the managed file lies on this computer. */
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

/** A folder that the environment names, unless it lies on a share of the network. */
const localFolder = (path: string | undefined): string | undefined =>
  path === undefined || isNetworkPath(path) ? undefined : path;

/** The files that count on this computer, in their order, by the name under which their problems are told. */
export function configFiles(sources: ConfigSources): Readonly<Partial<Record<ConfigSource, string>>> {
  const override = sources.isPackaged ? undefined : sources.env.ESCALE_CONFIG;
  return override ? { ESCALE_CONFIG: override } : { managed: sources.managedFile, packaged: sources.packagedFile };
}

/**
 * The configuration of this site: the first file that can be read, in the order override, managed, packaged. A file
 * that cannot be used at all is named and the next one counts; one with bad keys counts without them. Never throws.
 * Where nobody gave a base URL this is training, with every module on, as long as the application is not installed, or where
 * the configuration asks for it: a site whose address was forgotten must not look as if people could work with it.
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

/** An address that was refused is never replaced by another one; a file that cannot be read may be, by one that has an address. */
function addressProblemAmong(problems: readonly ConfigProblem[], apiBaseUrl: string | undefined): ConfigProblem | null {
  // That of the environment, which would have counted, comes after that of the file.
  const refused = problems.findLast(({ key }) => key === 'apiBaseUrl');
  const unreadable = apiBaseUrl === undefined ? problems.find(({ key }) => key === '') : undefined;
  return refused ?? unreadable ?? null;
}

/** The values of the first file that can be read, and where they are from: the place for a setting where there is no file. */
function firstUsable(
  sources: ConfigSources,
  problems: ConfigProblem[],
): { values: Record<string, unknown>; source: ConfigSource } {
  const { readText = (path) => readFileSync(path, 'utf8') } = sources;
  // Entries keep the keys of the object that they are made of.
  for (const [source, file] of Object.entries(configFiles(sources)) as [ConfigSource, string][]) {
    // What is built into the package lies where the application itself does.
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

/** What the system calls a failure. Its message would hold the path. */
const codeOf = (thrown: unknown): string | null =>
  thrown instanceof Error && 'code' in thrown ? String(thrown.code) : null;

const isMissing = (thrown: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes(codeOf(thrown) ?? '');
