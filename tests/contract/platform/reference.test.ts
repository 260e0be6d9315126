import { beforeAll, describe, expect, it } from 'vitest';
import { fold } from '#training/data/names.ts';
import { knownPlaces } from '#training/reference/points.ts';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';

let platform: TestPlatform;
let call: Caller;
beforeAll(async () => {
  platform = openPlatform();
  call = await as(platform, 'administrator');
});

interface Named {
  id: number;
  name: string;
}
const members = async (url: string, by = call): Promise<(Named & Record<string, unknown>)[]> => {
  const answer = await by('GET', url);
  expect(answer.problems).toEqual([]);
  return answer.body['hydra:member'];
};
const ids = (rows: Named[]) => rows.map(({ id }) => id);

describe('communities', () => {
  it('lists, pages, sorts and filters', async () => {
    const all = await members('/admin/communities');
    expect(all).toHaveLength(60);
    expect(ids(await members('/admin/communities?id[]=3&id[]=7'))).toEqual([3, 7]);
    expect(ids(await members('/admin/communities?perPage=10&page=6'))).toEqual([
      51, 52, 53, 54, 55, 56, 57, 58, 59, 60,
    ]);
    const folded = (rows: Named[]) => rows.map(({ name }) => fold(name));
    const rising = folded(await members('/admin/communities?order[name]=asc'));
    expect(rising).toEqual(folded(all).sort());
    expect(folded(await members('/admin/communities?order[name]=desc'))).toEqual(rising.toReversed());
    const part = await members('/admin/communities?name=LYCEE');
    expect(part.length).toBeGreaterThan(5);
    expect(part.every(({ name }) => name.startsWith('Lycée'))).toBe(true);
  });

  it('counts the accepted members, who are those that the filter finds', async () => {
    const users = (await call('GET', '/admin/users?community=4&perPage=500')).body['hydra:member'];
    const [community] = await members('/admin/communities?id=4');
    expect(users.length).toBeGreaterThan(3);
    expect(Number(community?.nbMembers)).toBeGreaterThan(0);
    expect(Number(community?.nbMembers)).toBeLessThanOrEqual(users.length);
    expect(ids(await members(`/admin/communities?communityUsers.user.id=${users[0].id}`))).toContain(4);
  });

  it('shows people who are not administrators only their own, and the moderated ones without nulls', async () => {
    const manager = await as(platform, 'communityManager');
    expect(ids(await members('/admin/communities', manager))).toEqual([1, 2]);
    const moderated = await members('/admin/communities/moderated', manager);
    expect(ids(moderated)).toEqual([1, 2]);
    expect(moderated.flatMap((community) => Object.values(community))).not.toContain(null);
    const nobody = await as(platform, 'noAdministration');
    expect(await members('/admin/communities', nobody)).toEqual([]);
  });

  it('ignores a scalar territory, and accepts one in brackets', async () => {
    const filtered = await members('/admin/communities?territory[]=6');
    expect(filtered.length).toBeGreaterThan(1);
    expect(filtered.length).toBeLessThan(60);
    const scalar = await call('GET', '/admin/communities?territory=6', { isProper: false });
    expect(scalar.body['hydra:totalItems']).toBe(60);
  });
});

describe('territories', () => {
  it('lists by page, name and id', async () => {
    const all = await members('/admin/territories?perPage=500');
    expect(all.length).toBeGreaterThanOrEqual(120);
    expect((await members('/admin/territories?name=grand')).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Grand Est', 'Métropole du Grand Nancy']),
    );
    expect(ids(await members('/admin/territories?id[]=5&id[]=2'))).toEqual([2, 5]);
    expect((await members('/admin/territories?order[name]=asc&perPage=1'))[0]?.name).toBe('Ain');
    expect((await members('/admin/territories?order[name]=desc&perPage=1'))[0]?.name).toBe('Yvelines');
    const one = await call('GET', '/admin/territories/6');
    expect([one.body.name, one.problems]).toEqual(['Grand Est', []]);
    const unknown = await call('GET', '/admin/territories/9999');
    expect([unknown.status, unknown.problems]).toEqual([400, []]);
  });
});

describe('structures', () => {
  it('gives operators their own, one with transport and one without, and others none', async () => {
    const own = await members('/admin/structures', await as(platform, 'solidaryOperator'));
    expect(own.map(({ solidaryTransport }) => solidaryTransport)).toEqual([false, true]);
    expect((await members('/admin/structures')).length).toBe(7);
    expect(await members('/admin/structures', await as(platform, 'noAdministration'))).toEqual([]);
  });
});

describe('places', () => {
  const search = (text: string) => members(`/points?search=${encodeURIComponent(text)}`);

  it('finds towns by name, without accents, and by postcode', async () => {
    expect((await search('nancy'))[0]).toMatchObject({ locality: 'Nancy', postalCode: '54000', type: 'locality' });
    expect((await search('epin'))[0]?.locality).toBe('Épinal');
    expect((await search('01000'))[0]?.locality).toBe('Bourg-en-Bresse');
    expect((await search("villeneuve d'ascq"))[0]?.locality).toBe("Villeneuve-d'Ascq");
    expect((await search('saint die'))[0]?.locality).toBe('Saint-Dié-des-Vosges');
  });

  it.each([
    ['12 rue de la Source Nancy', 'housenumber', '12', 'rue de la Source', 'Nancy'],
    ['7 bis, place du Marché, 88000 Épinal', 'housenumber', '7 bis', 'place du Marché', 'Épinal'],
    ['rue Haute villers les', 'street', null, 'rue Haute', 'Villers-lès-Nancy'],
    ['3 quai Sud 01000', 'housenumber', '3', 'quai Sud', 'Bourg-en-Bresse'],
  ])('invents the position of the house in %s', async (text, type, houseNumber, streetName, locality) => {
    expect((await search(text))[0]).toMatchObject({ type, houseNumber, streetName, locality });
  });

  it('finds a street without a town in several towns', async () => {
    const found = await search('avenue des Cerisiers');
    expect(new Set(found.map(({ locality }) => locality)).size).toBe(5);
  });

  it('finds among a few thousand places, always the same, each in a commune or a village', async () => {
    expect(knownPlaces).toBeGreaterThan(4000);
    const [village] = await search('xonrupt');
    expect(village).toMatchObject({ locality: 'Xonrupt-Longemer', postalCode: '88400', type: 'locality' });
    const street = (await search('xonrupt')).find(({ type }) => type === 'street');
    const again = (await search(`${street?.streetName} Xonrupt-Longemer`))[0];
    expect([again?.lat, again?.lon]).toEqual([street?.lat, street?.lon]);
  });

  it('adds published relay points with their icon, then active events and one’s home', async () => {
    const kinds = (rows: Awaited<ReturnType<typeof search>>) => [...new Set(rows.map(({ type }) => type))];
    const points = (await search('parking relais')).filter(({ type }) => type === 'relaypoint');
    expect(points).toHaveLength(5);
    expect(points[0]).toMatchObject({ provider: 'MOBICOOP_API', icon: { name: 'Parking' } });
    const suggested = await members('/admin/relaypoints?name=parking%20relais&perPage=1000');
    const offered = suggested.filter((row) => row.suggested === true && row.status === 1).map(({ name }) => name);
    expect(points.every(({ name }) => offered.includes(name))).toBe(true);
    expect(kinds(await search('fete du velo'))).toEqual(['event']);
    expect(kinds(await search('domicile'))).toEqual(['user']);
  });

  it('finds nothing for an empty text, with any token', async () => {
    expect(await search('zzzz')).toEqual([]);
    expect(await members('/points')).toEqual([]);
    const nobody = await as(platform, 'noAdministration');
    expect((await nobody('GET', '/points?search=toul')).status).toBe(200);
  });
});

describe('external providers', () => {
  it('lose their names in a hydra list, and keep them in a plain JSON map', async () => {
    const list = await call('GET', '/admin/external_journey_providers');
    expect([list.status, list.problems]).toEqual([200, []]);
    expect(list.body['hydra:member'][0]).not.toHaveProperty('name');
    const headers = { accept: 'application/json' };
    const map = await call('GET', '/admin/external_journey_providers', { headers, isProper: false });
    expect(Object.keys(map.body)).toHaveLength(list.body['hydra:member'].length);
  });
});
