import { beforeEach, describe, expect, it } from 'vitest';
import { FavouritePlaces } from '#main/solidary/favourite-places.ts';
import { structureId } from '#shared/resources/solidary/ids.ts';

const structure = structureId.parse(1);
const place = (town: string, latitude: number) => ({
  label: `Hôpital, ${town}`,
  town,
  latitude,
  longitude: 6.18,
  keys: {},
});
const nancy = place('Nancy', 48.69);

let favourites: FavouritePlaces;
let kept: Map<string, unknown>;
beforeEach(() => {
  kept = new Map();
  const values = {
    read: async (_: unknown, name: string) => kept.get(name),
    write: async (_: unknown, name: string, value: unknown) => {
      kept.set(name, structuredClone(value));
      return true;
    },
  };
  favourites = new FavouritePlaces({ values, owner: () => ({ platform: 'https://platform.example', person: 1 }) });
});
const note = async (where: typeof nancy, ...people: string[]) => {
  for (const person of people) await favourites.note(structure, where, person);
};

describe('the usual places of a structure', () => {
  it('are those that were chosen three times, for two people at least', async () => {
    await note(nancy, 'user:1', 'user:1');
    expect(await favourites.list(structure)).toEqual([]);
    await note(nancy, 'user:2');
    expect(await favourites.list(structure)).toEqual([nancy]);
  });

  it('hold no place where one person alone goes', async () => {
    await note(nancy, 'user:1', 'user:1', 'user:1', 'user:1');
    expect(await favourites.list(structure)).toEqual([]);
  });

  it('stand with the most frequent first', async () => {
    const metz = place('Metz', 49.12);
    await note(nancy, 'user:1', 'user:2', 'user:3');
    await note(metz, 'user:1', 'user:2', 'user:3', 'user:4');
    expect(await favourites.list(structure)).toEqual([metz, nancy]);
  });

  it('are those of one structure', async () => {
    await note(nancy, 'user:1', 'user:2', 'user:3');
    expect(await favourites.list(structureId.parse(2))).toEqual([]);
  });

  it('are counted one after another', async () => {
    await Promise.all(['user:1', 'user:2', 'user:3'].map((person) => favourites.note(structure, nancy, person)));
    expect(await favourites.list(structure)).toEqual([nancy]);
  });

  it('are nothing where what was kept can no longer be read', async () => {
    kept.set('favourites/1', [{ place: 'damaged' }]);
    expect(await favourites.list(structure)).toEqual([]);
  });
});
