import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { FLEXIBLE, ONCE, REGULAR } from '#shared/resources/solidaryrecords/frequency.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { partOf } from '#shared/resources/solidaryrecords/times/dates.ts';
import type { TemplateValues } from './fill.ts';

/**
 * The values of a record for the placeholders of a template. Places are towns only, so that no address is sent
 * unintentionally.
 * @param driver first name of the driver who is written or spoken to
 */
export function useTemplateValues(record: RecordItem, driver: string | null): TemplateValues {
  const { t } = useTranslation('matching');
  const translate = useTranslate();
  const format = useFormat();
  const { givenName, origin, destination, goesAnywhere, structureName, frequency, fromDate, toDate, outward, back } =
    record;
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
  /** The times of a week, one way: `lundi et mardi à 08:00`. */
  const weekly = (way: 'outward' | 'back') =>
    format.list(
      record.schedules.flatMap(({ days, [way]: time }) =>
        time === null || days.length === 0
          ? []
          : [t('template.onDayAt', { day: format.list(days.map((one) => translate(`week:days.${one}`))), time })],
      ),
    ) || null;
  const homeward = () => {
    if (frequency === REGULAR) return weekly('back');
    if (back === null) return null;
    const time = back.time ?? '';
    if (back.date === null || back.date === fromDate) return back.time === null ? null : t('template.at', { time });
    const on = format.dayInWords(back.date);
    return back.time === null ? on : t('template.onDayAt', { day: on, time });
  };
  const regular = () => [weekly('outward'), range()].filter((part) => part !== null).join(', ') || null;
  return {
    prénom: givenName,
    date: frequency === ONCE ? once() : frequency === REGULAR ? regular() : range(),
    retour: homeward(),
    départ: origin.town,
    arrivée: goesAnywhere ? t('anywhere') : destination.town,
    conducteur: driver,
    structure: structureName,
  };
}
