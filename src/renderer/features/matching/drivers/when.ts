import { slotsInWords } from '#renderer/features/week/labels.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { SelectedDriver } from '#shared/resources/solidaryrecords/drivers.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type Way, wayOf, ways } from '../driver-groups.ts';
import { useTimes } from '../times.ts';

/** The wire's way of a carpooler: 1 one way, 2 outward, 3 return. */
const RETURN = 3;

/**
 * Returns a function that says when a selected driver drives, in lines. A volunteer's times are those slots that fit
 * the journey, which stand with the match and not with the solution.
 */
export function useWhen(record: RecordItem): (driver: SelectedDriver) => string[] {
  const times = useTimes();
  const translate = useTranslate();
  return (driver) => {
    if (driver.type === 'transporter') {
      const match = ways
        .flatMap((way) => record.transporters[way])
        .find(({ matchingId }) => matchingId !== null && matchingId === driver.matchingId);
      const words = slotsInWords(match?.fitting ?? driver.declared, translate);
      return words === null ? [] : [words];
    }
    const main: Way = driver.way === RETURN || wayOf(record, driver.matchingId) === 'back' ? 'back' : 'outward';
    const of = (way: Way) => {
      const journey = driver[way];
      const schedule = driver.schedule[way];
      if (journey === null && schedule === null) return [];
      const { fromDate = null, fromTime: time = null, toDate = null } = journey ?? {};
      return times({ fromDate, time, toDate, schedule });
    };
    const lines = of(main);
    return lines.length > 0 ? lines : of(main === 'outward' ? 'back' : 'outward');
  };
}
