import type { ReadConfig } from '../settings/sources.ts';
import { type Finding, of } from './findings.ts';

const item = of('settings');

/** Judges the settings as they were read: what gives them, and what cannot be used. */
export function checkSettings({ config, problems, addressProblem, sources }: ReadConfig): Finding[] {
  if (addressProblem?.reason.code === 'noAddress' && problems.length <= 1) return [item.failed('settings.noAddress')];
  if (addressProblem !== null) return [item.failed('settings.address', { problems })];
  if (problems.length > 0) return [item.failed('settings.problems', { problems })];
  if (config.apiBaseUrl === undefined) return [item.ok('training')];
  const given = Object.values(sources).filter((source) => source !== undefined);
  return given.length === 0
    ? [item.ok('settings.default')]
    : [item.ok('settings.fine', { count: given.length, sources: [...new Set(given)] })];
}
