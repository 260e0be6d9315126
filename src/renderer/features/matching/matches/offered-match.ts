import { useTranslation } from 'react-i18next';
import { slotsInWords } from '#renderer/features/week/labels.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { PendingChoice } from '../context.ts';
import { useTimes } from '../times.ts';
import type { Candidate, Match } from './candidates.ts';
import { choiceOf } from './rows.ts';

/** The match of somebody that can still be chosen, else their first one. */
export function offeredMatch({ matches }: Candidate, record: RecordItem, unconfirmed: readonly number[]): Match | null {
  const offered = [matches.outward, matches.back].filter((match) => match !== null);
  return offered.find(({ matchingId }) => choiceOf(record, unconfirmed, matchingId) === 'open') ?? offered[0] ?? null;
}

/** A choice that may lack its matching, which the platform then cannot store. */
export type OfferedChoice = Omit<PendingChoice, 'matchingId'> & { matchingId: number | null };

/** Returns a function that makes the choice of a match. */
export function useChoiceOf(): (candidate: Candidate, match: Match) => OfferedChoice {
  const { t } = useTranslation('matching');
  const translate = useTranslate();
  const times = useTimes();
  return ({ role, driver }, match) => {
    const when = 'declared' in match ? [slotsInWords(match.fitting, translate) ?? t('unknown')] : times(match.fitting);
    const { matchingId, way } = match;
    return { matchingId, role, driver, way: t(`way.${way}`), when };
  };
}
