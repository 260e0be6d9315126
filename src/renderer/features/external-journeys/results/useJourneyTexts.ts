import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { isDay } from '#shared/calendar.ts';
import { distanceBetween } from '#shared/geo.ts';
import type { ReadAddress } from '#shared/resources/address.ts';
import type { ExternalJourney } from '#shared/resources/externaljourneys/journey.ts';
import type { Contacted } from '../contact/contacted.ts';
import type { SearchPlace } from '../search/draft.ts';

/** The days of a journey's week by their hour, null where the provider gave none. */
export const daysByTime = ({ days }: Pick<ExternalJourney, 'days'>) =>
  [...Map.groupBy(days, ({ time }) => time)].map(([time, same]) => ({ time, days: same.map(({ day }) => day) }));

/** The texts of a journey of a provider (docs/screens/10-external-journeys.md §3.3). */
export function useJourneyTexts() {
  const { t } = useTranslation(['externaljourneys', 'week']);
  const format = useFormat();

  /** The town, with the straight-line distance to an end of the record where both are known. */
  const end = (which: 'from' | 'to', place: ReadAddress | null, near: SearchPlace | null): string => {
    const name = place?.locality || place?.lines[0] || t('results.unknownPlace');
    const { latitude = null, longitude = null } = place ?? {};
    if (near === null || latitude === null || longitude === null) return t(`results.${which}`, { place: name });
    const distance = format.distance(distanceBetween({ latitude, longitude }, near));
    return t(`results.${which}Far`, { place: name, distance });
  };

  return {
    end,
    alias: ({ alias }: ExternalJourney): string => alias ?? t('results.noName'),
    /** The day, or the provider's text where it is none. */
    date: ({ fromDate }: ExternalJourney): string =>
      fromDate === null ? '' : isDay(fromDate) ? format.shortDay(fromDate) : fromDate,
    /** Hours as they are written, one line for each hour of a week. */
    when: ({ fromTime, days }: ExternalJourney): string[] => {
      if (days.length === 0) return fromTime === null ? [] : [fromTime];
      return daysByTime({ days }).map(({ time, days: same }) => {
        const names = same.map((day) => t(`week:short.${day}`)).join(', ');
        return time === null ? names : t('results.daily', { days: names, time });
      });
    },
    contacted: ({ day, isSure }: Contacted): string => {
      if (day === null) return t(isSure ? 'results.contacted' : 'results.tried');
      return t(isSure ? 'results.contactedOn' : 'results.triedOn', { day: format.day(day) });
    },
  };
}
