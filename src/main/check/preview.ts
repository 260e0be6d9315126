import type { ConfigSource } from '#shared/config.ts';
import { type ConfigReason, reasonText } from '#shared/config-reasons.ts';
import { policies } from '#shared/policies/policies.ts';
import { withReason } from '../settings/problem-texts.ts';
import { readConfigFile } from '../settings/site-config.ts';
import { type ReadConfig, valueAt } from '../settings/sources.ts';

/** A value and what gives it; `default` where nothing does. */
interface GivenValue {
  /** Null where there is none. */
  value: unknown;
  source: ConfigSource | 'default';
}

/** What a configuration file would do in the place of the managed one (docs/commands.md). */
export interface ConfigPreview {
  /** Number of this format; it changes when a key is removed or gets another meaning. */
  format: 1;
  /** `failed` as soon as something cannot be used. */
  state: 'ok' | 'failed';
  file: string;
  /** Keys whose value, or what gives it, would be another. */
  changed: string[];
  /** Every setting, as it would be, with what it is now where that differs. */
  settings: ({ key: string } & GivenValue & { now?: GivenValue })[];
  /** What cannot be used, of any place. */
  problems: { source: ConfigSource; key: string; reason: string }[];
}

/**
 * Reads a file as the settings are, without using it.
 * @returns why nothing of it can be used; null where something can
 */
export function whyUnusable(file: string): { reason: ConfigReason; isFound: boolean } | null {
  const reading = readConfigFile(file);
  switch (reading.state) {
    case 'found':
      return null;
    case 'absent':
      return { reason: { code: 'noFile' }, isFound: false };
    default: {
      const { reason } = reading;
      return { reason, isFound: !['refused', 'unreadable', 'networkShare'].includes(reason.code) };
    }
  }
}

/**
 * Compares the settings of this computer with those that a file would make of them.
 * @param redact removes secrets and personal data from every text
 */
export function previewOf(
  file: string,
  { now, tried }: { now: ReadConfig; tried: ReadConfig },
  redact: (text: string) => string,
): ConfigPreview {
  const settings = policies().map(({ key, path }) => {
    const given = givenBy(tried, key, path);
    const today = givenBy(now, key, path);
    const isSame = JSON.stringify(given) === JSON.stringify(today);
    return { key, ...given, ...(!isSame && { now: today }) };
  });
  const problems = tried.problems.map((problem) => withReason(problem, redact(reasonText(problem.reason, 'en'))));
  return {
    format: 1,
    state: problems.length === 0 && tried.addressProblem === null ? 'ok' : 'failed',
    file: redact(file),
    changed: settings.filter(({ now: before }) => before !== undefined).map(({ key }) => key),
    settings,
    problems,
  };

  function givenBy({ config, sources }: ReadConfig, key: string, path: readonly string[]): GivenValue {
    const value = valueAt(config, path) ?? null;
    // A list or a group of lists has no source of its own name but that of its parts.
    const source = sources[key] ?? 'default';
    return {
      value: JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? redact(part) : part)),
      source,
    };
  }
}
