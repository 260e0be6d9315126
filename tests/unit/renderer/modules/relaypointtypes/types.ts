import { keys } from '#renderer/kit/data/queries.ts';
import { type Icon, icon, type RelayPointType, relayPointTypes } from '#shared/resources/relaypointtypes/index.ts';
import { newCache } from '#tests/support/screen.tsx';

const address = (id: number, isPrivate = false) =>
  `https://platform.example/images/icons/${isPrivate ? 'private-' : ''}${id}.svg`;

/** The icons of a site; the third has no duplicate for private points. */
export const icons: readonly Icon[] = [
  { id: 1, name: 'Point', url: address(1), privateName: 'Point (privé)', privateUrl: address(1, true) },
  { id: 2, name: 'Voiture', url: address(2), privateName: 'Voiture (privé)', privateUrl: address(2, true) },
  { id: 3, name: 'Parking', url: address(3), privateName: null, privateUrl: null },
].map((one) => icon.parse(one));

/** A type as main gives it to the page, read from a wire item; `wire` changes some of its keys. */
export const readType = (wire: Record<string, unknown> = {}): RelayPointType =>
  relayPointTypes.item.parse({
    id: 4,
    name: 'Gare',
    iconId: 2,
    iconName: 'Voiture',
    iconUrl: address(2),
    iconPrivateName: 'Voiture (privé)',
    iconPrivateUrl: address(2, true),
    ...wire,
  });

export const pageOf = <Row>(rows: Row[], total = rows.length) => ({
  rows,
  unreadable: [],
  total,
  page: 1,
  perPage: 500,
});

/** The data of a type in the cache once its list was shown. */
export function cacheOfList(...rows: RelayPointType[]) {
  const client = newCache();
  const request = { page: 1, perPage: 25, sort: [{ field: 'name', direction: 'asc' }], filters: {} } as const;
  client.setQueryData(keys.list('relaypointtypes', { ...request, sort: [...request.sort] }), pageOf(rows));
  return client;
}
