import { LocationRegular } from '@fluentui/react-icons';
import { defineAction } from '#renderer/kit/actions/define.ts';
import { createStore } from '#renderer/kit/data/store.ts';
import type { LatLng } from '#shared/geo.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { addressOf } from '#shared/routes.ts';

/** A point that the map should centre on. */
interface Wanted extends LatLng {
  id: number;
}

/** Set by the action, and consumed by the map once it is loaded. */
export const wantedOnMap = createStore<Wanted | null>(null);

/** The coordinates of a point; null without them. */
export function placeOf({ address }: Pick<RelayPoint, 'address'>): LatLng | null {
  const { latitude = null, longitude = null } = address ?? {};
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** Shows a point in the middle of the map, on the list's page (docs/screens/05-content.md D1). */
export const centreAction = defineAction({
  id: 'relaypoints.centre',
  label: 'relaypoints:map.centre',
  icon: LocationRegular,
  // Shown beside the coordinates, and on the point's own page, which leaves out the actions that open it.
  section: 'contact',
  accepts: 'one',
  isVisible: (point: RelayPoint) => placeOf(point) !== null,
  perform: async (point, { open, pathname }) => {
    const place = placeOf(point);
    if (place === null) return;
    wantedOnMap.set({ id: point.id, ...place });
    if (pathname() !== addressOf('relaypoints')) await open(addressOf('relaypoints'));
  },
});
