import { arch, release } from 'node:os';
import { reasonText } from '#shared/config-reasons.ts';
import { type CheckReport, checkReport } from '#shared/ipc/check.ts';
import type { Locale } from '#shared/preferences.ts';
import { withReason } from '../settings/problem-texts.ts';
import type { ReadConfig } from '../settings/sources.ts';
import { type Finding, stateOf } from './findings.ts';
import type { Package } from './package.ts';
import { checkTexts, findingText } from './texts.ts';

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
  const { titles, reasons } = checkTexts[locale];
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
    items: findings.map(({ id, state, reason, values, link = null }) => {
      const { detail, advice } = reasons[reason];
      return {
        id,
        state,
        title: titles[id],
        detail: redact(findingText(detail, values, locale)),
        advice: advice === undefined ? null : redact(findingText(advice, values, locale)),
        // Of a file that anybody may read.
        link,
      };
    }),
    settings: Object.entries(settings.sources).flatMap(([key, source]) => (source ? [{ key, source }] : [])),
    sources: settings.lookedAt.map(({ source, place, state }) => ({ source, place: redact(place), state })),
    problems: settings.problems.map((problem) => withReason(problem, redact(reasonText(problem.reason, locale)))),
  };
  return checkReport.parse(report);
}
