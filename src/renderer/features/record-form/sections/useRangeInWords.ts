import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { DayRange } from '#shared/resources/solidaryrecords/times/dates.ts';

/** Gives the words for two days (YYYY-MM-DD) and all between them; null where there is no range. */
export function useRangeInWords() {
  const { t } = useTranslation('recordForm');
  const format = useFormat();
  return (range: DayRange | null): string | null =>
    range && t('times.range', { from: format.dayInWords(range.from), to: format.dayInWords(range.to) });
}
