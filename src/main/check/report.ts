import { arch, release } from 'node:os';
import { reasonText } from '#shared/config-reasons.ts';
import { type CheckReport, checkReport } from '#shared/ipc/check.ts';
import type { Locale } from '#shared/preferences.ts';
import { withReason } from '../settings/problem-texts.ts';
import type { ReadConfig } from '../settings/sources.ts';
import { type Finding, stateOf } from './findings.ts';
import type { Package } from './package.ts';
import { findingTexts } from './texts.ts';

export interface ReportOptions {
  own: Package;
  settings: ReadConfig;
  /** Removes secrets and personal data from every text. */
  redact(text: string): string;
  /** Milliseconds since 1970. */
  now: number;
}

/** Writes the findings as a report in one language. */
export function reportOf(
  findings: readonly Finding[],
  locale: Locale,
  { own, settings, redact, now }: ReportOptions,
): CheckReport {
  const { name, version, isPackaged, platform } = own;
  const report: CheckReport = {
    format: 1,
    checkedAt: new Date(now).toISOString(),
    state: stateOf(findings),
    application: {
      name,
      version,
      isPackaged,
      system: platform,
      release: release(),
      processor: arch(),
      electron: process.versions.electron ?? null,
    },
    items: findings.map((finding) => {
      const { id, state, link = null } = finding;
      const { title, detail, advice } = findingTexts(finding, locale);
      // The link is of a file that anybody may read.
      return { id, state, title, detail: redact(detail), advice: advice && redact(advice), link };
    }),
    settings: Object.entries(settings.sources).flatMap(([key, source]) => (source ? [{ key, source }] : [])),
    sources: settings.lookedAt.map(({ source, place, state }) => ({ source, place: redact(place), state })),
    problems: settings.problems.map((problem) => withReason(problem, redact(reasonText(problem.reason, locale)))),
  };
  return checkReport.parse(report);
}
