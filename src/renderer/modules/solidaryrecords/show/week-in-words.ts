import type { Text } from '#renderer/kit/ui/translate.ts';
import type { RecordSchedule } from '#shared/resources/solidaryrecords/item.ts';

/** Days of the week with the times that they share: `lun., mar. : Aller 08:30, Retour 17:00`. */
export function weekInWords({ days, outward, back }: RecordSchedule, translate: Text): string {
  const times = [
    outward !== null && translate('solidaryrecords:dates.outwardAt', { time: outward }),
    back !== null && translate('solidaryrecords:dates.returnAt', { time: back }),
  ];
  return translate('solidaryrecords:dates.daysAt', {
    days: days.map((day) => translate(`week:short.${day}`)).join(', '),
    times: times.filter((text) => text !== false).join(', '),
  });
}
