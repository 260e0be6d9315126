import { townTable } from './town-table.ts';
import { villageTable } from './village-table.ts';

/** A real French town: name, main postcode and centre in degrees (WGS 84). */
export interface Town {
  name: string;
  postalCode: string;
  latitude: number;
  longitude: number;
}

const townsOf = (table: string): Town[] =>
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', postalCode = '', latitude = '', longitude = ''] = line.split('|');
      return { name, postalCode, latitude: Number(latitude), longitude: Number(longitude) };
    });

export const towns: readonly Town[] = townsOf(townTable);

/** Smaller towns without seeded data. */
export const villages: readonly Town[] = townsOf(villageTable);

export const townCalled = new Map(towns.map((town) => [town.name, town]));

/** Returns the town whose centre is nearest to a position. */
export function nearestTown(latitude: number, longitude: number): Town | undefined {
  const distance = (town: Town) => (town.latitude - latitude) ** 2 + (town.longitude - longitude) ** 2;
  return towns.reduce<Town | undefined>(
    (nearest, town) => (nearest === undefined || distance(town) < distance(nearest) ? town : nearest),
    undefined,
  );
}
