import type { ConfigProblem, ConfigSource, SiteConfig } from '#shared/config.ts';

export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value that cannot be used: its dotted key and the reason, in English for the administrators. */
export type ValueProblem = Pick<ConfigProblem, 'key' | 'reason'>;

/** What a source held when it was read. */
export type Reading =
  | { state: 'absent' }
  /** Its values, and those that do not have the form which the source gives them. */
  | { state: 'found'; values: JsonObject; problems: readonly ValueProblem[] }
  /** Why nothing of it can be used, in English for the administrators. */
  | { state: 'unreadable' | 'untrusted'; reason: string };

/** A place where settings may stand. */
export interface SettingsSource {
  /** Path, or key of the registry. */
  place: string;
  /** Reads it now. Never throws. */
  read: () => Reading;
}

/** A source as it was met at the start. */
export interface LookedAtSource {
  source: ConfigSource;
  /** Path, key of the registry, or name of the variable: for the log and for administrators, never for the page. */
  place: string;
  /** `untrusted`: it is there, and the person could change it, so that nothing of it is used. */
  state: Reading['state'];
}

export interface ReadConfig {
  config: SiteConfig;
  problems: ConfigProblem[];
  /**
   * Why no platform can be used although one may have been configured: its address was refused, or a source that may
   * contain it could not be used. Neither another address nor the training platform must appear then, because people
   * could type the credentials of the real platform there.
   */
  addressProblem: ConfigProblem | null;
  /** Where the value of a setting comes from, by its dotted key; absent for a default. */
  sources: Readonly<Partial<Record<string, ConfigSource>>>;
  /** Every source that was looked at, the strongest first. */
  lookedAt: readonly LookedAtSource[];
}
