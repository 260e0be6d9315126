import { beforeAll, describe, expect, it } from 'vitest';
import { distanceBetween } from '#shared/geo.ts';
import { accountRecords } from '#training/access/accounts.ts';
import type { AddressRecord } from '#training/data/addresses.ts';
import { fold } from '#training/data/names.ts';
import { territories, territoriesOf } from '#training/data/territories.ts';
import { Query } from '#training/http/query.ts';
import type { UserRecord } from '#training/store/user-record.ts';
import { createWorld, type World } from '#training/store/world.ts';
import { idsOf } from '#training/users/list.ts';

const now = Date.parse('2026-03-01T09:00:00Z');
let world: World;
let listed: UserRecord[];
beforeAll(() => {
  world = createWorld({
    users: 3000,
    accounts: accountRecords,
    seed: 1,
    now: () => now,
    tokenLifetime: 900,
    profileLanguage: 'fr',
  });
  listed = [...world.users.all()].filter(({ status }) => status !== 4);
});

const ids = (query: string) => [...idsOf(world, new Query(new URLSearchParams(query)))];
const naive = (fits: (user: UserRecord) => boolean) => listed.filter(fits).map(({ id }) => id);
const bare = (text: string | null) =>
  (text ?? '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const grandEst = territories.find(({ name }) => name === 'Grand Est')?.id ?? 0;
const vosges = territories.find(({ name }) => name === 'Vosges')?.id ?? 0;
const inside = (address: AddressRecord | null | undefined, ...wanted: number[]) =>
  territoriesOf(address?.postalCode ?? null, address?.addressLocality ?? null).some((id) => wanted.includes(id));
const nancy = { latitude: 48.6921, longitude: 6.1844 };
const far = (address: AddressRecord | undefined) =>
  distanceBetween({ latitude: Number(address?.latitude), longitude: Number(address?.longitude) }, nancy) / 1000;

/** The address of each filter, and what it means in the plainest words. */
const cases: [query: string, fits: (user: UserRecord) => boolean][] = [
  ['id=12', ({ id }) => id === 12],
  ['id[]=12&id[]=13&id[]=100', ({ id }) => id === 12 || id === 13],
  ['selected=1,2,3', ({ id }) => id <= 3],
  ['givenName=ele', ({ givenName }) => bare(givenName).includes('ele')],
  ["familyName=n'd", ({ familyName }) => bare(familyName).includes("n'd")],
  ['email=martin', ({ email }) => email.includes('martin')],
  ['q=anne', (user) => bare(`${user.givenName} ${user.familyName} ${user.givenName}`).includes('anne')],
  ['gender=3', ({ gender }) => gender === 3],
  ['gender[]=0&gender[]=2', ({ gender }) => gender === 0 || gender === 2],
  ['isHitchHiker=true', (user) => Boolean(user.hitchHikeDriver) || Boolean(user.hitchHikePassenger)],
  ['newsSubscription=true', (user) => user.newsSubscription === true],
  ['newsSubscription=false', (user) => user.newsSubscription === false],
  ['identityStatus[]=0', (user) => user.identityStatus === 0 || user.identityStatus === null],
  ['identityStatus[]=1&identityStatus[]=3', (user) => user.identityStatus === 1 || user.identityStatus === 3],
  ['identityProofStatus[]=3', (user) => user.identityProofs.some((proof) => proof.status === 3)],
  ['rezoKit=true', (user) => user.rezoKit === true],
  ['cardLetter=true', (user) => user.cardLetter === true],
  ['cardLetterPosted=true', (user) => user.cardLetterPosted === true],
  ['community=9', (user) => user.memberships.some(({ community }) => community === 9)],
  [`territory=${vosges}`, (user) => inside(user.homeAddress, vosges) || inside(user.otherAddress, vosges)],
  [`homeAddressTerritory[]=${vosges}&homeAddressTerritory[]=2`, (user) => inside(user.homeAddress, vosges, 2)],
  [`homeAddressTerritory=/territories/${vosges}`, (user) => inside(user.homeAddress, vosges)],
  [
    `oDTerritory=${grandEst}`,
    (user) =>
      user.ads.some((ad) => ad.isPublic && (inside(ad.stops[0], grandEst) || inside(ad.stops.at(-1), grandEst))),
  ],
  [
    `waypointTerritory=${grandEst}`,
    (user) => user.ads.some((ad) => ad.isPublic && ad.stops.some((stop) => inside(stop, grandEst))),
  ],
  [`directionTerritory=${grandEst}`, (user) => user.ads.some((ad) => ad.stops.some((stop) => inside(stop, grandEst)))],
  [
    `homeAddressODTerritory[]=${vosges}`,
    (user) =>
      inside(user.homeAddress, vosges) ||
      user.ads.some((ad) => ad.isPublic && (inside(ad.stops[0], vosges) || inside(ad.stops.at(-1), vosges))),
  ],
  ['origin={"lat":48.6921,"lgt":6.1844}&range=30', (user) => user.ads.some(({ stops }) => far(stops[0]) <= 30)],
  [
    'destination={"lat":48.6921,"lgt":6.1844}&range=30',
    (user) => user.ads.some(({ stops }) => far(stops.at(-1)) <= 30),
  ],
  ['createdDate[after]=2025-06-01', (user) => user.createdDate >= Date.parse('2025-06-01')],
  [
    'lastActivityDate[strictly_before]=2024-01-01',
    (user) => user.lastActivityDate !== null && user.lastActivityDate < Date.parse('2024-01-01'),
  ],
  [
    'proposalValidUntil=2026-02-01',
    (user) => !user.ads.some((ad) => ad.isPublic && ad.validUntil > Date.parse('2026-02-01')),
  ],
  ['solidary=', (user) => user.roles.some(({ role }) => role === 11 || role === 12)],
  ['solidaryCandidate=1', (user) => user.roles.some(({ role }) => role === 171 || role === 172)],
  ['solidaryExclusive=true', (user) => user.ads.some((ad) => ad.isSolidaryOnly && ad.validUntil >= now)],
  ['solidaryUser.volunteer=true', (user) => user.solidaryUser?.volunteer === true],
  ['solidaryUser.beneficiary=false', (user) => user.solidaryUser?.beneficiary === false],
];

describe('each filter', () => {
  it.each(cases)('%s finds the records that its description matches', (query, fits) => {
    const expected = naive(fits);
    expect(expected.length).toBeGreaterThan(0);
    expect(expected.length).toBeLessThan(listed.length);
    expect(ids(query)).toEqual(expected);
  });

  it('finds a telephone only in its stored format', () => {
    const user = listed.find(({ telephone }) => telephone?.includes(' '));
    const query = (value: string) => new URLSearchParams({ telephone: value }).toString();
    expect(ids(query(user?.telephone ?? ''))).toContain(user?.id);
    expect(ids(query(user?.telephone?.replaceAll(' ', '') ?? ''))).not.toContain(user?.id);
  });

  it('narrows the result of another filter', () => {
    const both = naive(
      (user) => user.gender === 1 && user.newsSubscription === true && user.createdDate >= Date.parse('2025-01-01'),
    );
    expect(ids('gender=1&newsSubscription=true&createdDate[after]=2025-01-01')).toEqual(both);
  });

  it('is ignored when it is empty', () => {
    expect(ids('givenName=&q=&createdDate[after]=hier&origin=x&gender=')).toHaveLength(listed.length);
  });
});

const keys: Record<string, (user: UserRecord) => string | number | null> = {
  id: ({ id }) => id,
  familyName: ({ familyName }) => fold(familyName ?? ''),
  status: ({ status }) => status,
  gender: ({ gender }) => gender,
  identityStatus: ({ identityStatus }) => identityStatus ?? -1,
  birthDate: ({ birthDate }) => birthDate ?? '',
  createdDate: ({ createdDate }) => createdDate,
  validatedDate: ({ validatedDate }) => validatedDate ?? -1,
  lastActivityDate: ({ lastActivityDate }) => lastActivityDate ?? -1,
  telephone: ({ telephone }) => telephone ?? '',
  rezoKit: ({ rezoKit }) => (rezoKit === null ? -1 : Number(rezoKit)),
  cardLetter: ({ cardLetter }) => (cardLetter === null ? -1 : Number(cardLetter)),
};

describe('each order', () => {
  it('compares names as a reader would, whatever their marks', () => {
    const names = ['Œuvrard', 'Étienne', "d'Arc", 'Đorđević', 'Zoé', 'Yılmaz', 'Nguyễn'];
    expect(names.map(fold)).toEqual(['oeuvrard', 'etienne', "d'arc", 'dordevic', 'zoe', 'yilmaz', 'nguyen']);
  });

  it.each(Object.keys(keys))('%s sorts up and down, with ties broken by id', (name) => {
    const key = keys[name] ?? (() => null);
    for (const direction of ['asc', 'desc']) {
      const rows = ids(`order[${name}]=${direction}`).map((id) => world.users.get(id) as UserRecord);
      expect(rows).toHaveLength(listed.length);
      const wrong = rows.slice(1).filter((row, index) => {
        const before = rows[index] as UserRecord;
        const [left, right] = [key(before) ?? '', key(row) ?? ''];
        if (left === right) return before.id > row.id;
        return direction === 'asc' ? left > right : left < right;
      });
      expect(wrong.map(({ id }) => id)).toEqual([]);
    }
  });

  it('combines with others, the first one first', () => {
    const rows = ids('order[gender]=desc&order[createdDate]=asc').map((id) => world.users.get(id) as UserRecord);
    const expected = [...listed].sort(
      (left, right) => right.gender - left.gender || left.createdDate - right.createdDate,
    );
    expect(rows.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
  });
});

describe('a list that was just requested', () => {
  it('is not computed again until something is written', () => {
    const query = new Query(new URLSearchParams('gender=1'));
    const first = idsOf(world, query);
    expect(idsOf(world, query)).toBe(first);
    world.users.change(6, { gender: 1 });
    expect(idsOf(world, query)).not.toBe(first);
    expect(idsOf(world, query)).toContain(6);
  });

  it('follows the activity of people, which is not a write', () => {
    world.users.touch(6, now + 1000);
    expect(ids('order[lastActivityDate]=desc')[0]).toBe(6);
  });
});
