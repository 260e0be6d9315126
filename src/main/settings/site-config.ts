import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ConfigProblem, moduleSwitches, siteConfig } from '#shared/config.ts';
import { keepValid, messageOf, parseConfig, type ReadConfig } from './parse-config.ts';

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
      return join(env.PROGRAMDATA ?? String.raw`C:\ProgramData`, 'Escale', 'config.json');
    case 'darwin':
      return '/Library/Application Support/Escale/config.json';
    default:
      return '/etc/escale/config.json';
  }
}

/**
 * The configuration of this site: the first file that can be read, in the order override, managed, packaged. A file
 * that cannot be used at all is named and the next one counts; one with bad keys counts without them. Never throws.
 * Without a base URL this is training: every module is on.
 */
export function readSiteConfig(sources: ConfigSources): ReadConfig {
  const env = sources.isPackaged ? {} : sources.env;
  const override = env.ESCALE_CONFIG;
  const files = override ? [override] : [sources.managedFile, sources.packagedFile];
  const problems: ConfigProblem[] = [];
  const values = { ...firstUsable(files, sources, problems), ...baseUrlFrom(env, problems) };
  const config = siteConfig.parse(values);
  if (config.apiBaseUrl !== undefined) return { config, problems };
  for (const name of moduleSwitches) config.modules[name] = true;
  return { config, problems };
}

function firstUsable(
  files: readonly string[],
  { readText = (path) => readFileSync(path, 'utf8'), env }: ConfigSources,
  problems: ConfigProblem[],
): Record<string, unknown> {
  for (const file of files) {
    let text: string;
    try {
      text = readText(file);
    } catch (thrown) {
      if (isMissing(thrown) && file !== env.ESCALE_CONFIG) continue;
      problems.push({ source: file, key: '', reason: `cannot be read: ${messageOf(thrown)}` });
      continue;
    }
    const parsed = parseConfig(text, file);
    problems.push(...parsed.problems);
    if (parsed.values !== null) return parsed.values;
  }
  return {};
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

const isMissing = (thrown: unknown): boolean =>
  thrown instanceof Error && 'code' in thrown && (thrown.code === 'ENOENT' || thrown.code === 'ENOTDIR');
