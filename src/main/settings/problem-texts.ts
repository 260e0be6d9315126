import type { ConfigProblem } from '#shared/config.ts';
import { reasonText } from '#shared/config-reasons.ts';
import type { ReadConfig, SettingProblem } from './sources.ts';

/** A configuration problem with the text of its reason. */
export const withReason = <Text>({ source, key, reason }: SettingProblem, text: Text) => ({
  source,
  key,
  reason: text,
  ...(reason.code === 'noAddress' && ({ isMissing: true } as const)),
});

/** The problems of the configuration in both languages: a person may change theirs while they are shown. */
export const problemsForPage = ({ problems, addressProblem }: Pick<ReadConfig, 'problems' | 'addressProblem'>) => ({
  configProblems: problems.map(forPage),
  addressProblem: addressProblem && forPage(addressProblem),
});

const forPage = (problem: SettingProblem): ConfigProblem =>
  withReason(problem, { fr: reasonText(problem.reason, 'fr'), en: reasonText(problem.reason, 'en') });
