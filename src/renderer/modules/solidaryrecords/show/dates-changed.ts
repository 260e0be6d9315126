import type { QueryClient } from '@tanstack/react-query';
import type { ZoneName } from './Zones.tsx';

/**
 * A change of dates makes a new record, whose page goes on where that of the old one was: the zone on screen, and the
 * focus on the button that opened the change. Kept for the next page of that record alone.
 */
const keyOf = (id: number) => ['solidaryrecord', id, 'datesChanged'] as const;

/** Notes the zone that is on screen as the page of a record is left for that of the record that replaces it. */
export const keepZone = (client: QueryClient, id: number, zone: ZoneName): void =>
  void client.setQueryData(keyOf(id), zone);

/** The zone that was on screen before the dates were changed; null on any other opening. It can be taken once. */
export function takeZone(client: QueryClient, id: number): ZoneName | null {
  const zone = client.getQueryData<ZoneName>(keyOf(id)) ?? null;
  client.removeQueries({ queryKey: keyOf(id), exact: true });
  return zone;
}
