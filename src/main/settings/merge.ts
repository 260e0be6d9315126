import type { ConfigSource } from '#shared/config.ts';
import { issuesOf, keepValid, remove } from './parse-config.ts';
import { isObject, type JsonObject, type Reading, type SettingProblem } from './sources.ts';

/** A source with its values. */
export interface MetSource {
  source: ConfigSource;
  reading: Reading;
}

export interface Merged {
  /** The merged values: a valid configuration. */
  values: JsonObject;
  /** The source of each value, by its dotted key. */
  sources: Partial<Record<string, ConfigSource>>;
  /** The problems, the strongest source first. */
  problems: SettingProblem[];
  /** Why the address of the platform must not be used, whatever the weaker sources say. */
  refusedAddress: SettingProblem | null;
}

/**
 * Merges sources value by value: the strongest one that has a valid value counts. Groups are merged, lists replaced.
 * Only the address is different: the strongest source that gives it, or that may give it and cannot be used, decides.
 * @param met the strongest first
 */
export function mergeSources(met: readonly MetSource[]): Merged {
  const usable = met.map(({ source, reading }) => ({ source, ...usableOf(source, reading) }));
  const problems = usable.flatMap((each) => each.problems);
  const values: JsonObject = {};
  const sources: Merged['sources'] = {};
  for (const each of usable.toReversed()) assign(values, each.values, (key) => (sources[key] = each.source));
  for (const { path, key, reason } of issuesOf(values)) {
    // A required value of a group is missing, of which the sources have others.
    const [group = key] = path;
    const source = Object.entries(sources).find(([known]) => known.startsWith(`${group}.`))?.[1];
    if (source !== undefined) problems.push({ source, key, reason });
    remove(values, [group]);
    for (const known of Object.keys(sources)) if (known.startsWith(`${group}.`)) delete sources[known];
  }
  return { values, sources, problems, refusedAddress: refusedAddressAmong(usable) };
}

interface UsableSource {
  values: JsonObject;
  problems: SettingProblem[];
}

function usableOf(source: ConfigSource, reading: Reading): UsableSource {
  switch (reading.state) {
    case 'absent':
      return { values: {}, problems: [] };
    case 'found':
      try {
        const { values, problems } = keepValid(reading.values);
        return { values, problems: [...reading.problems, ...problems].map((problem) => ({ source, ...problem })) };
      } catch {
        // Values that are nested so deeply that they cannot be copied.
        return { values: {}, problems: [{ source, key: '', reason: { code: 'tooDeep' } }] };
      }
    default:
      return { values: {}, problems: [{ source, key: '', reason: reading.reason }] };
  }
}

/** The strongest source that gives the address, well or badly, or of which nothing can be used, decides. */
function refusedAddressAmong(usable: readonly UsableSource[]): SettingProblem | null {
  for (const { values, problems } of usable) {
    const refused = problems.find(({ key }) => key === 'apiBaseUrl' || key === '');
    if (refused !== undefined) return refused;
    if (values.apiBaseUrl !== undefined) return null;
  }
  return null;
}

/** Copies every value of a source over those of weaker ones. */
function assign(target: JsonObject, values: JsonObject, onValue: (key: string) => void, group = ''): void {
  for (const [name, value] of Object.entries(values)) {
    if (!isObject(value)) {
      target[name] = value;
      onValue(`${group}${name}`);
      continue;
    }
    const known = target[name];
    const merged = isObject(known) ? known : {};
    target[name] = merged;
    assign(merged, value, onValue, `${group}${name}.`);
  }
}
