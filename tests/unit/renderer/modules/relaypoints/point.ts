import { relayPoints } from '#shared/resources/relaypoints/index.ts';

/** A relay point as main gives it to the page, read from a wire item; `wire` changes some of its keys. */
export const readPoint = ({ address, ...wire }: Record<string, unknown> = {}) =>
  relayPoints.row.parse({
    id: 12,
    name: 'Parking de la Gare',
    status: 1,
    places: 40,
    placesDisabled: 2,
    free: true,
    secured: false,
    official: true,
    suggested: false,
    private: false,
    relayPointTypeId: 2,
    relayPointTypeName: 'Parking relais',
    creator: 'Camille D.',
    creatorId: 1,
    address: {
      street: 'Place Thiers',
      postalCode: '54000',
      addressLocality: 'Nancy',
      addressCountry: 'France',
      latitude: '48.689900',
      longitude: '6.174600',
      ...(typeof address === 'object' && address),
    },
    ...wire,
  });

/** The same some metres north of it: a thousandth of a degree is 111 metres. */
export const pointNorth = (id: number, metres: number, wire: Record<string, unknown> = {}) =>
  readPoint({ id, name: `Point ${id}`, ...wire, address: { latitude: (48.6899 + metres / 111_195).toFixed(6) } });
