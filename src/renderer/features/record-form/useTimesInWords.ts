import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { asDay } from '#shared/calendar.ts';
import type { FormStructure } from '#shared/resources/solidaryrecords/form/draft.ts';
import {
  type DayRange,
  hoursLater,
  laterHours,
  outwardRange,
  referenceTime,
  regularRange,
  windowOf,
} from '#shared/resources/solidaryrecords/times/dates.ts';
import type { TimesDraft } from '#shared/resources/solidaryrecords/times/draft.ts';
import { isFilled } from '#shared/resources/solidaryrecords/times/wire.ts';

/** Dates and times of a form in sentences, as they can be read out (docs/screens/07-solidary-records.md §2 and §6.3). */
export function useTimesInWords({ kind, base, punctual, regular }: TimesDraft, structure: FormStructure): string[] {
  const { t } = useTranslation(['recordForm', 'week']);
  const format = useFormat();
  const ofRange = (range: DayRange | null, key: 'between' | 'fromTo') =>
    range === null
      ? ''
      : t(`recordForm:inWords.${key}`, { from: format.dayInWords(range.from), to: format.dayInWords(range.to) });
  if (kind === 'regular') {
    const rows = regular.rows.filter(isFilled).map(({ days, outward, back }) => {
      const times = [
        outward && t('recordForm:inWords.outward', { time: outward }),
        back && t('recordForm:inWords.back', { time: back }),
      ];
      return [format.list(days.map((day) => t(`week:days.${day}`))), ...times].filter(Boolean).join(', ');
    });
    return [ofRange(regularRange(base, regular), 'fromTo'), ...rows].filter((text) => text !== '');
  }
  const range = outwardRange(base, punctual);
  const part = windowOf[punctual.timeChoice];
  const time = part === null ? punctual.time : t(`recordForm:inWords.parts.${part}`);
  const days =
    punctual.dateChoice === 1 ? (range === null ? '' : format.dayInWords(range.from)) : ofRange(range, 'between');
  const outward = t('recordForm:inWords.outwardOn', { days, time: time ?? '' });
  const { returnChoice, returnDay, returnTime } = punctual;
  if (returnChoice === 1) return [outward, t('recordForm:inWords.noReturn')];
  if (returnChoice === 5) {
    return [
      outward,
      t('recordForm:inWords.returnOn', {
        day: returnDay === null ? '' : format.dayInWords(asDay(returnDay)),
        time: returnTime ?? '',
      }),
    ];
  }
  const hours = laterHours[returnChoice];
  const reference = referenceTime(punctual, structure?.windows ?? null);
  const at = reference === null ? null : hoursLater(reference, hours);
  return [
    outward,
    at === null
      ? t('recordForm:inWords.returnLater', { count: hours })
      : t('recordForm:inWords.returnLaterAt', { count: hours, time: at }),
  ];
}
