import { isWithin } from '../../data/addresses.ts';
import type { Query } from '../../http/query.ts';
import type { AdRecord, UserRecord } from '../../store/user-record.ts';
import type { FilterFamily, Predicate } from './predicate.ts';

type Wanted = ReadonlySet<number>;

const ends = ({ stops }: AdRecord) => [stops[0] ?? null, stops.at(-1) ?? null];
const hasStopIn = (ad: AdRecord, wanted: Wanted) => ad.stops.some((stop) => isWithin(stop, wanted));
const hasEndIn = (ad: AdRecord, wanted: Wanted) => ends(ad).some((end) => isWithin(end, wanted));
const publicAds = (user: UserRecord) => user.ads.filter(({ isPublic }) => isPublic);

/** How a user relates to a territory, by parameter. Crossing is determined by the stops only. */
const relations: Readonly<Record<string, (user: UserRecord, wanted: Wanted) => boolean>> = {
  territory: (user, wanted) => isWithin(user.homeAddress, wanted) || isWithin(user.otherAddress, wanted),
  homeAddressTerritory: (user, wanted) => isWithin(user.homeAddress, wanted),
  homeAddressODTerritory: (user, wanted) =>
    isWithin(user.homeAddress, wanted) || publicAds(user).some((ad) => hasEndIn(ad, wanted)),
  homeAddressDirectionTerritory: (user, wanted) =>
    isWithin(user.homeAddress, wanted) || publicAds(user).some((ad) => hasStopIn(ad, wanted)),
  homeAddressWaypointTerritory: (user, wanted) =>
    isWithin(user.homeAddress, wanted) || publicAds(user).some((ad) => hasStopIn(ad, wanted)),
  directionTerritory: (user, wanted) => user.ads.some((ad) => hasStopIn(ad, wanted)),
  oDTerritory: (user, wanted) => publicAds(user).some((ad) => hasEndIn(ad, wanted)),
  waypointTerritory: (user, wanted) => publicAds(user).some((ad) => hasStopIn(ad, wanted)),
};

/** Parameters that accept several territories, in brackets. */
const severalAllowed = new Set(['homeAddressTerritory', 'homeAddressODTerritory']);

/** `12` or `/territories/12`. */
const idOf = (text: string) => Number(/^(?:\/territories\/)?(\d+)$/.exec(text)?.[1] ?? Number.NaN);

function wantedBy(query: Query, name: string): Wanted | undefined {
  const scalar = query.text(name);
  const texts = [...(scalar === undefined ? [] : [scalar]), ...(severalAllowed.has(name) ? query.list(name) : [])];
  const ids = texts.map(idOf).filter((id) => !Number.isNaN(id));
  return ids.length > 0 ? new Set(ids) : undefined;
}

export const territoryFilters: FilterFamily = (query) =>
  Object.entries(relations).flatMap(([name, relates]): Predicate[] => {
    const wanted = wantedBy(query, name);
    return wanted === undefined ? [] : [(user) => relates(user, wanted)];
  });
