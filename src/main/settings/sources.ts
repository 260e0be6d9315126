import type { ConfigSource, SiteConfig } from '#shared/config.ts';
import type { ConfigReason } from '#shared/config-reasons.ts';

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the value at a path through groups and lists; undefined when there is none. */
export const valueAt = (values: JsonObject, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((group, name) => {
    if (Array.isArray(group)) return group[Number(name)];
    return isObject(group) && Object.hasOwn(group, name) ? group[String(name)] : undefined;
  }, values);

/** A value that cannot be used, by its dotted key, and why. */
export interface ValueProblem {
  key: string;
  reason: ConfigReason;
}

/** A part of a source that cannot be used; an empty key means the whole source. */
export interface SettingProblem extends ValueProblem {
  source: ConfigSource;
}

/** The result of reading a source. */
export type Reading =
  | { state: 'absent' }
  /** Its values, and the problems of those with a wrong type. */
  | { state: 'found'; values: JsonObject; problems: readonly ValueProblem[] }
  /** Why the whole source cannot be used. */
  | { state: 'unreadable' | 'untrusted'; reason: ConfigReason };

/** A place that may hold settings. */
export interface SettingsSource {
  /** Path, or key of the registry. */
  place: string;
  /** Reads it now. Never throws. */
  read: () => Reading;
}

/** A source as it was found at the start. */
export interface LookedAtSource {
  source: ConfigSource;
  /** Path, key of the registry, or name of the variable: for the log and for administrators, never for the page. */
  place: string;
  /** `untrusted`: it is there, and the person could change it, so that nothing of it is used. */
  state: Reading['state'];
}

export interface ReadConfig {
  config: SiteConfig;
  problems: SettingProblem[];
  /**
   * Why no platform can be used although one may have been configured: its address was refused, or a source that may
   * contain it could not be used. Neither another address nor the training platform must appear then, because people
   * could type the credentials of the real platform there.
   */
  addressProblem: SettingProblem | null;
  /** Where the value of a setting comes from, by its dotted key; absent for a default. */
  sources: Readonly<Partial<Record<string, ConfigSource>>>;
  /** Every source that was looked at, the strongest first. */
  lookedAt: readonly LookedAtSource[];
}
