import { beforeEach, describe, expect, it } from 'vitest';
import { DraftKey } from '#main/drafts/draft-key.ts';
import { KeptValues } from '#main/drafts/kept-values.ts';
import { FavouritePlaces } from '#main/solidary/favourite-places.ts';
import { structureId } from '#shared/resources/solidary/ids.ts';
import { FakeFolder } from '#tests/support/fake-folder.ts';
import { FakeClock, FakeSecrets, silent } from '#tests/support/fakes.ts';

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
let folder: FakeFolder;
beforeEach(() => {
  const clock = new FakeClock();
  folder = new FakeFolder(clock);
  const key = new DraftKey({ secrets: new FakeSecrets(), clock, log: silent });
  const values = new KeptValues({ folder, key, log: silent });
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

  it.each([
    [199, [nancy]],
    [200, []],
  ])('are forgotten once others were chosen since: %i', async (others, offered) => {
    await note(nancy, 'user:1', 'user:2');
    for (let at = 1; at <= others; at += 1) await note(place(`Lieu ${at}`, 40 + at / 100), 'user:1');
    await note(nancy, 'user:3');
    expect(await favourites.list(structure)).toEqual(offered);
  });

  it('are those of one structure', async () => {
    await note(nancy, 'user:1', 'user:2', 'user:3');
    expect(await favourites.list(structureId.parse(2))).toEqual([]);
  });

  it('are counted one after another', async () => {
    await Promise.all(['user:1', 'user:2', 'user:3'].map((person) => favourites.note(structure, nancy, person)));
    expect(await favourites.list(structure)).toEqual([nancy]);
  });

  it('are offered none while they cannot be read, and what is counted meanwhile joins them', async () => {
    await note(nancy, 'user:1', 'user:2');
    folder.failing.add('read');
    await note(nancy, 'user:3');
    expect(await favourites.list(structure)).toEqual([]);
    folder.failing.clear();
    expect(await favourites.list(structure)).toEqual([nancy]);
  });
});
