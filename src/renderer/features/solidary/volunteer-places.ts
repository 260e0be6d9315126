import type { QueryClient } from '@tanstack/react-query';
import { useRemembered } from '#renderer/kit/data/remembered.ts';
import { folded } from '#shared/folded.ts';
import { fullNameOf, type PersonNames } from '#shared/full-name.ts';
import type { LatLng } from '#shared/geo.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { SelectedDriver } from '#shared/resources/solidaryrecords/drivers.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Transporter } from '#shared/resources/solidaryrecords/solutions.ts';

/**
 * The place that a volunteer drives from, around which the platform matches and their range lies. It is not the home,
 * and only the records that they match or were chosen for show it (docs/platform/c-solidary.yaml, TransporterMatch).
 */
export interface VolunteerPlace extends LatLng {
  town: string | null;
  /** Metres around the place; null where none is given. */
  maxDistance: number | null;
  /** The name that the record gives, folded: the list of volunteers does not name their users. */
  name: string;
}

/** By the number of the user. */
export type VolunteerPlaces = ReadonlyMap<UserId, VolunteerPlace>;

const key = ['volunteer-places'] as const;
const none: VolunteerPlaces = new Map();

/** The name by which a volunteer of the list may be one of a record. */
export const nameKey = (person: PersonNames): string => folded(fullNameOf(person));

/** The places that the records read in this session gave. */
export const useVolunteerPlaces = (): VolunteerPlaces => useRemembered(key, none);

type Seen = (Transporter | Extract<SelectedDriver, { type: 'transporter' }>) & { user: UserId | null | undefined };

/** Remembers the places of the volunteers whom a record matches, and of those who were chosen for it. */
export function rememberPlaces(client: QueryClient, record: Pick<RecordItem, 'transporters' | 'drivers'>): void {
  const { outward, back } = record.transporters;
  const seen: Seen[] = [
    ...[...outward, ...back].map((one) => ({ ...one, user: one.volunteerId })),
    ...record.drivers.flatMap((one) => (one.type === 'transporter' ? [{ ...one, user: one.userId }] : [])),
  ];
  const found = seen.flatMap(({ user, center: { latitude, longitude, town }, maxDistance, ...names }) =>
    user === null || user === undefined || latitude === null || longitude === null
      ? []
      : [[user, { latitude, longitude, town, maxDistance, name: nameKey(names) }] as const],
  );
  if (found.length === 0) return;
  client.setQueryData<VolunteerPlaces>(key, (before = none) => new Map([...before, ...found]));
}
