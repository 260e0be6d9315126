import { reasonText } from '#shared/config-reasons.ts';
import type { Locale } from '#shared/preferences.ts';
import { createTexts, type TextOf } from '#shared/texts/create.ts';
import english from '../locales/en/check.json' with { type: 'json' };
import french from '../locales/fr/check.json' with { type: 'json' };
import type { SettingProblem } from '../settings/sources.ts';
import type { AdvisedReason, Finding, FindingName, Reason } from './findings.ts';

/** Texts of the check, which are made outside the page: commands print them without a page. */
const texts = createTexts({ check: french }, { check: english });

type CheckText = TextOf<{ check: typeof french }>;

/** What a finding says in one language: the title of its item, what was found, and what to do (null where nothing). */
export function findingTexts(
  { id, reason, values }: Pick<Finding, 'id' | 'reason' | 'values'>,
  locale: Locale,
): { title: string; detail: string; advice: string | null } {
  const text = texts(locale);
  const filled = Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'object' ? listText(value, locale, text) : value,
    ]),
  );
  return {
    title: text(`check:titles.${id}`),
    detail: text(`check:reasons.${reason}.detail`, filled),
    advice: isAdvised(reason) ? text(`check:reasons.${reason}.advice`, filled) : null,
  };
}

/** Whether the text of a reason says what to do. */
function isAdvised(reason: Reason): reason is AdvisedReason {
  const found = reason.split('.').reduce<object>((group, name) => Object(Reflect.get(group, name)), french.reasons);
  return 'advice' in found;
}

function listText(list: readonly (FindingName | SettingProblem)[], locale: Locale, text: CheckText): string {
  const hasProblems = list.some((each) => typeof each === 'object');
  return list
    .map((each) => (typeof each === 'object' ? problemText(each, locale, text) : text(`check:names.${each}`)))
    .join(hasProblems ? text('check:separator') : ', ');
}

function problemText({ source, key, reason }: SettingProblem, locale: Locale, text: CheckText): string {
  const values = { key, source: text(`check:names.${source}`), reason: reasonText(reason, locale) };
  return text(key === '' ? 'check:sourceProblem' : 'check:problem', values);
}
