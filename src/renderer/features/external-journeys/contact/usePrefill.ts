import { useTranslation } from 'react-i18next';
import { useCurrentStructure } from '#renderer/features/solidary/local/current-structure.ts';
import { useRecordStructure } from '#renderer/features/solidary/records/record-structure.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { asDay } from '#shared/calendar.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { SearchDraft, SearchPlace } from '../search/draft.ts';

/**
 * Returns the text that a message to an external driver begins with: the journey that was searched for, its days, and
 * the telephone and the e-mail of the structure. Nothing of the beneficiary is put into it
 * (docs/screens/10-external-journeys.md §3.4). Null while the structure is being read.
 */
export function usePrefill(record: RecordItem | null, draft: SearchDraft): string | null {
  const { t } = useTranslation(['externaljourneys', 'week']);
  const format = useFormat();
  const { structures } = useSignedIn();
  const current = useCurrentStructure();
  const id = record?.structureId ?? current?.id ?? null;
  const { state, structure } = useRecordStructure(id);
  if (state === 'loading') return null;
  const telephone = structure?.telephone ?? structures.find((one) => one.id === id)?.telephone ?? null;
  const details = [telephone === null ? null : format.phone(telephone), structure?.email ?? null].filter(Boolean);
  const reply = details.length === 0 ? '' : t('contact.prefill.reply', { details: details.join(', ') });
  const town = (place: SearchPlace | null) => place?.town ?? place?.label ?? '?';
  return t('contact.prefill.text', { from: town(draft.from), to: town(draft.to), when: when(), reply })
    .replace(/\n{3,}/, '\n\n')
    .trim();

  function when(): string {
    const { minDate, maxDate, minTime, maxTime, rows, frequency } = draft;
    const [from, to] = [format.day(asDay(minDate)), format.day(asDay(maxDate))];
    if (frequency === 2) {
      const named = rows.map(({ days, time }) => {
        const names = days.map((day) => t(`week:short.${day}`)).join(', ');
        return t('contact.prefill.row', { days: names, time });
      });
      return t('contact.prefill.days', { from, to, rows: named.join(' ; ') });
    }
    if (minDate !== maxDate) return t('contact.prefill.between', { from, to });
    if (minTime === '' || maxTime === '') return t('contact.prefill.on', { day: from });
    return t('contact.prefill.onAt', { day: from, min: minTime, max: maxTime });
  }
}
