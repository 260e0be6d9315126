import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { helpBesides, type KnownHelp, useKnownTrips } from '#renderer/features/solidary/records/known-trips.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { type WeekDay, weekDays } from '#shared/resources/solidary/week-days.ts';
import { windowNames } from '#shared/resources/solidary/windows.ts';
import { useSolutions } from '../context.ts';
import { ways } from '../driver-groups.ts';
import type { Candidate, Match } from './candidates.ts';
import { useHoursTexts } from './useHoursTexts.ts';

export interface CandidateTexts {
  /** The days on which they can drive; null where none are told. */
  days: string | null;
  /** How often they drove in records that are known here, and for which day last; null where none is. */
  help: string | null;
  /** How far they have to go; null where it is not known. */
  distance: string | null;
  /** When they drive, how far that is from what was asked for, how far they have to go. */
  facts: readonly string[];
}

/** Returns a function that says what is known of somebody who could drive. */
export function useCandidateTexts(): (candidate: Candidate) => CandidateTexts {
  const { t } = useTranslation('matching');
  const translate = useTranslate();
  const format = useFormat();
  const hoursTexts = useHoursTexts();
  const { record } = useSolutions();
  const trips = useKnownTrips();
  const help = useMemo(() => helpBesides(trips, record.id), [trips, record.id]);
  const daysText = (days: readonly WeekDay[]) => {
    if (days.length === 0) return null;
    if (days.length === weekDays.length) return t('compare.everyDay');
    return t('compare.days', { days: days.map((day) => translate(`week:short.${day}`)).join(', ') });
  };
  const helpText = ({ count, last }: KnownHelp) =>
    last === null ? t('compare.help', { count }) : t('compare.helpLast', { count, day: format.day(last) });
  return ({ role, driver, matches, hours, metres }) => {
    const days = weekDays.filter((day) => ways.some((way) => drivesOn(matches[way], day)));
    const known = help.get(driver.userId);
    const distance = metres === null ? null : t(`compare.gap.${role}`, { distance: format.distance(metres) });
    const needed = record.isRoundTrip ? ways : (['outward'] as const);
    const ridden = needed.map((way) => {
      const text = hoursTexts.timed(hours[way], role);
      return record.isRoundTrip ? t('hours.ofWay', { way: t(`way.${way}`), hours: text }) : text;
    });
    return {
      days: daysText(days),
      help: known === undefined ? null : helpText(known),
      distance,
      facts: [...ridden, ...(distance === null ? [] : [distance])],
    };
  };
}

/** Whether somebody declared a day of the week, or drives then every week. */
function drivesOn(match: Match | null, day: WeekDay): boolean {
  if (match === null) return false;
  if ('declared' in match) return windowNames.some((part) => match.declared[part][day]);
  return match.announced.schedule?.[day] != null;
}
