import type { z } from 'zod';
import { siteConfig } from '#shared/config.ts';
import { isObject, type JsonObject, type Reading, type ValueProblem } from './sources.ts';

/** How a file in UTF-16 begins when it is read as UTF-8: with a byte order mark, and without. */
const inUtf16 = /^(?:\uFFFD\uFFFD|.?\0)/su;
const notUtf8 = 'is not in UTF-8: save it so (Windows PowerShell writes UTF-16 unless told -Encoding utf8)';

/** Parses a configuration file. `$schema`, which editors read, is no setting. */
export function parseConfig(text: string): Reading {
  if (inUtf16.test(text)) return { state: 'unreadable', reason: notUtf8 };
  let json: unknown;
  try {
    // Notepad writes a byte order mark, which JSON does not allow.
    json = JSON.parse(text.replace(/^\uFEFF/u, ''));
  } catch (thrown) {
    return { state: 'unreadable', reason: `not valid JSON: ${messageOf(thrown)}` };
  }
  if (!isObject(json)) return { state: 'unreadable', reason: 'must be a JSON object' };
  const { $schema: _, ...values } = json;
  return { state: 'found', values, problems: [] };
}

export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown));

/**
 * Removes what the schema refuses from the values of one source, and reports why. A value that its group requires may
 * stand in another source (`clientCertificate.file`); where it stands here and is refused, the group is removed.
 */
export function keepValid(values: JsonObject): { values: JsonObject; problems: ValueProblem[] } {
  const refused = issuesOf(values).filter(({ path }) => has(values, path));
  const rest = structuredClone(values);
  for (const { path } of refused) remove(rest, path);
  for (const { key, path } of issuesOf(rest)) {
    if (refused.some((known) => known.key === key)) remove(rest, path.slice(0, 1));
  }
  return { values: rest, problems: refused.map(({ key, reason }) => ({ key, reason })) };
}

/** What the schema refuses, once for each key, the whole list for one of its elements. */
export function issuesOf(values: JsonObject): { key: string; path: string[]; reason: string }[] {
  const byKey = new Map<string, { key: string; path: string[]; reason: string }>();
  for (const issue of siteConfig.safeParse(values).error?.issues ?? []) {
    for (const path of pathsOf(issue)) {
      const key = path.join('.');
      if (!byKey.has(key)) byKey.set(key, { key, path, reason: reasonOf(issue) });
    }
  }
  return [...byKey.values()];
}

/** Keys to remove for an issue. */
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

function has(values: JsonObject, path: readonly string[]): boolean {
  const [key, ...deeper] = path;
  if (key === undefined) return true;
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  return deeper.length > 0 && isObject(value) ? has(value, deeper) : value !== undefined;
}

/** Removes a value; where its path leads through something that is no group, that is what is removed. */
export function remove(values: JsonObject, path: readonly string[]): void {
  const [key, ...deeper] = path;
  if (key === undefined) return;
  const value = values[key];
  if (deeper.length > 0 && isObject(value)) remove(value, deeper);
  else delete values[key];
}
