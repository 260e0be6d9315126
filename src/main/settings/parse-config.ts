import type { z } from 'zod';
import { type ConfigProblem, type ConfigSource, type SiteConfig, siteConfig } from '#shared/config.ts';

export interface ReadConfig {
  config: SiteConfig;
  problems: ConfigProblem[];
  /**
   * Why no platform can be used although one may have been configured: its address was refused, or the file that may
   * contain it could not be read. The training platform must not appear then, because people could type the credentials
   * of the real platform there.
   */
  addressProblem: ConfigProblem | null;
}

type JsonObject = Record<string, unknown>;

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Parses a configuration file. Invalid keys are reported and keep their default; the other keys apply.
 * @param source how problems name the file
 * @returns null as configuration when nothing of the text can be used
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
 * Removes what the schema refuses, and reports why. Every key is optional, so the rest is always valid; a group that is
 * invalid without the removed key is removed with it.
 */
export function keepValid(values: JsonObject, source: ConfigSource): { values: JsonObject; problems: ConfigProblem[] } {
  const parsed = siteConfig.safeParse(values);
  if (parsed.success) return { values, problems: [] };
  const problems: ConfigProblem[] = [];
  const rest = structuredClone(values);
  for (const issue of parsed.error.issues) {
    for (const path of pathsOf(issue)) {
      const key = path.join('.');
      // One problem per key is enough.
      if (problems.some((known) => known.key === key)) continue;
      problems.push({ source, key, reason: reasonOf(issue) });
      remove(rest, path);
    }
  }
  for (const { path } of siteConfig.safeParse(rest).error?.issues ?? []) remove(rest, [String(path[0])]);
  return { values: rest, problems };
}

/** Keys to remove for an issue; a list with one invalid element is removed as a whole. */
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
