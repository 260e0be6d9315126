import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { partOf } from '#shared/resources/solidaryrecords/times/dates.ts';
import type { TemplateValues } from './fill.ts';

const ONCE = 1;
const FLEXIBLE = 3;

/**
 * What a record puts into a template. Places are towns: an address stays with whoever needs it until somebody writes it.
 */
export function useTemplateValues(record: RecordItem): TemplateValues {
  const { t } = useTranslation('matching');
  const format = useFormat();
  const { givenName, origin, destination, goesAnywhere, structureName, frequency, fromDate, toDate, outward } = record;
  const day = fromDate === null ? null : format.dayInWords(fromDate);
  const range = () => {
    if (fromDate === null || toDate === null) return day;
    const values = { from: format.dayInWords(fromDate), to: format.dayInWords(toDate) };
    return t(frequency === FLEXIBLE ? 'template.between' : 'template.fromTo', values);
  };
  const once = () => {
    if (day === null) return null;
    const part = partOf(record.choices);
    if (part !== null) return t(`template.onDay.${part}`, { day });
    return outward.time === null ? day : t('template.onDayAt', { day, time: outward.time });
  };
  return {
    prénom: givenName,
    date: frequency === ONCE ? once() : range(),
    départ: origin.town,
    arrivée: goesAnywhere ? t('anywhere') : destination.town,
    structure: structureName,
  };
}
