import type { z } from 'zod';
import { siteConfig } from '#shared/config.ts';
import type { ConfigReason } from '#shared/config-reasons.ts';
import { reasonOfIssue } from './issue-reason.ts';
import { jsonFault } from './json-fault.ts';
import { isObject, type JsonObject, type Reading, type ValueProblem, valueAt } from './sources.ts';

/** How a file in UTF-16 begins when it is read as UTF-8: with a byte order mark, and without. */
const inUtf16 = /^(?:\uFFFD\uFFFD|.?\0)/su;

/** Parses a configuration file. `$schema`, which editors read, is no setting. */
export function parseConfig(text: string): Reading {
  if (inUtf16.test(text)) return { state: 'unreadable', reason: { code: 'notUtf8' } };
  // Notepad writes a byte order mark, which JSON does not allow.
  const { value, reason } = parseJson(text.replace(/^\uFEFF/u, ''));
  if (reason !== undefined) return { state: 'unreadable', reason };
  if (!isObject(value)) return { state: 'unreadable', reason: { code: 'notObject' } };
  const { $schema: _, ...values } = value;
  return { state: 'found', values, problems: [] };
}

/** Parses JSON. Returns the value, or the reason with the line and column of the first error. */
export function parseJson(text: string): { value?: unknown; reason?: ConfigReason } {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { reason: { code: 'notJson', values: jsonFault(text) } };
  }
}

/**
 * Removes what the schema refuses from the values of one source, and reports why. A value that its group requires may
 * stand in another source (`clientCertificate.file`); where it stands here and is refused, the group is removed.
 */
export function keepValid(values: JsonObject): { values: JsonObject; problems: ValueProblem[] } {
  const refused = issuesOf(values).filter(({ path }) => valueAt(values, path) !== undefined);
  const rest = structuredClone(values);
  for (const { path } of refused) remove(rest, path);
  for (const { key, path } of issuesOf(rest)) {
    if (refused.some((known) => known.key === key)) remove(rest, path.slice(0, 1));
  }
  return { values: rest, problems: refused.map(({ key, reason }) => ({ key, reason })) };
}

/** A value that the schema refuses: its dotted key, and its path. */
interface Refused extends ValueProblem {
  path: string[];
}

/** What the schema refuses, once for each key, the whole list for one of its elements. */
export function issuesOf(values: JsonObject): Refused[] {
  const byKey = new Map<string, Refused>();
  for (const issue of siteConfig.safeParse(values).error?.issues ?? []) {
    for (const refused of refusedBy(issue, values)) if (!byKey.has(refused.key)) byKey.set(refused.key, refused);
  }
  return [...byKey.values()];
}

/** What is to be removed for an issue: a value, or each of the unknown keys of a group. */
function refusedBy(issue: z.core.$ZodIssue, values: JsonObject): Refused[] {
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((whole) => {
    const toList = whole.findIndex((part) => typeof part === 'number');
    const path = whole.slice(0, toList === -1 ? whole.length : toList).map(String);
    const entry = whole.slice(path.length).map((part) => (typeof part === 'number' ? part + 1 : String(part)));
    const reason = reasonOfIssue(issue, values);
    return { key: path.join('.'), path, reason: entry.length === 0 ? reason : { ...reason, entry: entry.join('.') } };
  });
}

/** Removes a value; if its path leads through a value that is not a group, that value is removed. */
export function remove(values: JsonObject, path: readonly string[]): void {
  const [key, ...deeper] = path;
  if (key === undefined) return;
  const value = values[key];
  if (deeper.length > 0 && isObject(value)) remove(value, deeper);
  else delete values[key];
}
