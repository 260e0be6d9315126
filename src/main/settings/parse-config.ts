import type { z } from 'zod';
import { type ConfigProblem, type ConfigSource, type SiteConfig, siteConfig } from '#shared/config.ts';

export interface ReadConfig {
  config: SiteConfig;
  problems: ConfigProblem[];
  /**
   * Why no platform can be asked although one may have been meant: its address was refused, or the file that may hold
   * it could not be read. This is not training, where people could type the credentials of the platform they mean.
   */
  addressProblem: ConfigProblem | null;
}

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads the text of a configuration file. What is wrong is named and left at its default; the other keys count.
 * Answers null in place of the configuration when nothing of the text can be used.
 *
 * @param source how the problems name the file
 */
export function parseConfig(
  text: string,
  source: ConfigSource,
): { values: JsonObject | null; problems: ConfigProblem[] } {
  let json: unknown;
  try {
    // Notepad writes a byte order mark, which JSON does not allow.
    json = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (thrown) {
    return { values: null, problems: [{ source, key: '', reason: `not valid JSON: ${messageOf(thrown)}` }] };
  }
  if (!isObject(json)) return { values: null, problems: [{ source, key: '', reason: 'must be a JSON object' }] };
  const { $schema: _, ...values } = json;
  return keepValid(values, source);
}

/**
 * Leaves out what the schema refuses, and says why. Every key of the file is optional, so that this always ends in a valid
 * object; a group that cannot do without what was left out of it goes with it.
 */
export function keepValid(values: JsonObject, source: ConfigSource): { values: JsonObject; problems: ConfigProblem[] } {
  const parsed = siteConfig.safeParse(values);
  if (parsed.success) return { values, problems: [] };
  const problems: ConfigProblem[] = [];
  const rest = structuredClone(values);
  for (const issue of parsed.error.issues) {
    for (const path of pathsOf(issue)) {
      const key = path.join('.');
      // One reason is enough to find a key.
      if (problems.some((known) => known.key === key)) continue;
      problems.push({ source, key, reason: reasonOf(issue) });
      remove(rest, path);
    }
  }
  for (const { path } of siteConfig.safeParse(rest).error?.issues ?? []) remove(rest, [String(path[0])]);
  return { values: rest, problems };
}

/** Keys to leave out for an issue: a list with one bad element is left out whole. */
function pathsOf(issue: z.core.$ZodIssue): string[][] {
  const path: string[] = [];
  for (const part of issue.path) {
    if (typeof part !== 'string') break;
    path.push(part);
  }
  return issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
}

const reasonOf = (issue: z.core.$ZodIssue): string =>
  issue.code === 'unrecognized_keys' ? 'unknown setting' : issue.message;

function remove(values: JsonObject, path: readonly string[]): void {
  const [key, ...deeper] = path;
  if (key === undefined) return;
  const value = values[key];
  if (deeper.length > 0 && isObject(value)) remove(value, deeper);
  else delete values[key];
}

const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));
