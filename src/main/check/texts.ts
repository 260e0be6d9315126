import { reasonText } from '#shared/config-reasons.ts';
import { filled } from '#shared/filled.ts';
import type { Locale } from '#shared/preferences.ts';
import type { SettingProblem } from '../settings/sources.ts';
import type { Finding } from './findings.ts';
import { type CheckTexts, en, type Name } from './texts.en.ts';
import { fr } from './texts.fr.ts';

/** Texts of the check, outside the page: commands print them where there is no page. */
export const checkTexts: Readonly<Record<Locale, CheckTexts>> = { fr, en };

/** Puts the values of a finding into one of its texts, each as the language has it. */
export function findingText(text: string, values: Finding['values'], locale: Locale): string {
  const entries = Object.entries(values ?? {}).map(
    ([name, value]) => [name, typeof value === 'object' ? listText(value, locale) : value] as const,
  );
  return filled(text, Object.fromEntries(entries), locale);
}

function listText(list: readonly (Name | SettingProblem)[], locale: Locale): string {
  const { names, separator } = checkTexts[locale];
  const hasProblems = list.some((each) => typeof each === 'object');
  return list
    .map((each) => (typeof each === 'object' ? problemText(each, locale) : names[each]))
    .join(hasProblems ? separator : ', ');
}

function problemText({ source, key, reason }: SettingProblem, locale: Locale): string {
  const { names, problem, sourceProblem } = checkTexts[locale];
  const values = { key, source: names[source], reason: reasonText(reason, locale) };
  return filled(key === '' ? sourceProblem : problem, values, locale);
}
