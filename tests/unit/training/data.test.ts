import { describe, expect, it } from 'vitest';
import { factsOf, likenessOf } from '#shared/duplicates/likeness.ts';
import { communityCount } from '#training/data/communities.ts';
import { doubleAccounts } from '#training/data/double-accounts.ts';
import { divisionsOf, territories, territoriesOf } from '#training/data/territories.ts';
import { towns, villages } from '#training/data/towns.ts';
import type { UserRecord } from '#training/store/user-record.ts';
import { UserStore } from '#training/store/user-store.ts';

const now = Date.parse('2026-03-01T09:00:00Z');
const openStore = (listed: number, seed = 1) => new UserStore({ seed, now, communities: communityCount }, listed, []);
const rows = (listed: number, seed = 1) => [...openStore(listed, seed).all()];
const share = (users: UserRecord[], fits: (user: UserRecord) => boolean) => users.filter(fits).length / users.length;

describe('seeded users', () => {
  it.each([1, 98, 99, 100, 5000])('number exactly %i', (listed) => {
    expect(rows(listed).filter(({ status }) => status !== 4)).toHaveLength(listed);
  });

  it('are the same for the same seed, in any order, and differ for another seed', () => {
    const first = openStore(200);
    const second = openStore(200);
    const name = (store: UserStore, id: number) => {
      const user = store.get(id);
      return [user?.givenName, user?.familyName, user?.email, user?.birthDate, user?.homeAddress, user?.ads];
    };
    const backwards = Array.from({ length: 200 }, (_, index) => 200 - index).map((id) => name(second, id));
    expect(backwards.reverse()).toEqual(Array.from({ length: 200 }, (_, index) => name(first, index + 1)));
    expect(name(openStore(200, 2), 7)).not.toEqual(name(first, 7));
  });

  it('do not change when there are more of them', () => {
    expect(openStore(100).get(42)?.email).toBe(openStore(100_000).get(42)?.email);
  });

  it('have unique e-mails at example domains, by which they are found', () => {
    const store = openStore(5000);
    const users = [...store.all()];
    expect(new Set(users.map(({ email }) => email)).size).toBe(users.length);
    expect(users.every(({ email }) => /^[a-z.+\d-]+@example\.(org|com|net)$/.test(email))).toBe(true);
    for (const { id, email } of users.slice(0, 300)) expect(store.findByEmail(email.toUpperCase())?.id).toBe(id);
    expect(store.findByEmail('personne7@example.org')).toBeUndefined();
  });

  it('have a few accounts that are surely of one person', () => {
    const store = openStore(5000);
    const levels = [...doubleAccounts].map(([id, first]) => {
      const [one, other] = [store.get(id), store.get(first)];
      if (one === undefined || other === undefined) throw new Error(`there is no ${id} or ${first}`);
      expect(one.email).not.toBe(other.email);
      return likenessOf(factsOf(one), factsOf(other))?.level;
    });
    expect(levels).toEqual(['sure', 'sure', 'sure']);
  });

  it('have telephones that are reserved for fiction', () => {
    const national = rows(2000).flatMap(({ telephone }) =>
      telephone === null ? [] : telephone.replaceAll(' ', '').replace('+33', '0'),
    );
    expect(national.length).toBeGreaterThan(1800);
    expect(national.every((number) => /^(063998|019900|026191|035301|046571|053649)\d{4}$/.test(number))).toBe(true);
  });

  it('vary in their fields', () => {
    const users = rows(5000);
    expect(share(users, ({ familyName }) => familyName?.includes("'") === true)).toBeGreaterThan(0.02);
    expect(share(users, ({ familyName }) => familyName?.startsWith('de ') === true)).toBeGreaterThan(0.005);
    expect(share(users, ({ homeAddress }) => homeAddress === null)).toBeLessThan(0.15);
    expect(share(users, ({ status }) => status === 2)).toBeGreaterThan(0.01);
    expect(share(users, ({ ads }) => ads.length > 0)).toBeGreaterThan(0.4);
    expect(share(users, ({ legalGuardianEmail }) => legalGuardianEmail !== null)).toBeGreaterThan(0.01);
    for (const status of [1, 2, 3, 4]) {
      expect(users.some(({ identityProofs }) => identityProofs[0]?.status === status)).toBe(true);
    }
    const roles = new Set(users.flatMap((user) => user.roles.map(({ role }) => role)));
    expect([...roles].sort((left, right) => left - right)).toEqual([3, 4, 8, 10, 11, 12, 171, 172]);
  });

  it('have no date in the future, and no activity before their creation', () => {
    for (const { createdDate, lastActivityDate } of rows(1000)) {
      expect(createdDate).toBeLessThan(now);
      expect(lastActivityDate ?? createdDate).toBeGreaterThanOrEqual(createdDate);
      expect(lastActivityDate ?? 0).toBeLessThanOrEqual(now);
    }
  });

  it('keep every other field when one is overwritten', () => {
    const store = openStore(50);
    const before = store.get(7);
    const after = store.change(7, { givenName: 'Zoé' });
    expect(after.givenName).toBe('Zoé');
    expect(after.email).toBe(before?.email);
    expect(after.homeAddress).toEqual(before?.homeAddress);
    expect(after.ads).toEqual(before?.ads);
    expect(store.get(7)).toBe(after);
  });
});

describe('places', () => {
  it('have a department and a region for every town', () => {
    expect(towns.length).toBeGreaterThan(300);
    const lost = towns.filter(({ postalCode }) => divisionsOf(postalCode).region === null);
    expect(lost).toEqual([]);
    const everywhere = [...towns, ...villages];
    expect(everywhere.filter(({ postalCode }) => divisionsOf(postalCode).region === null)).toEqual([]);
    expect(new Set(everywhere.map(({ name }) => name)).size).toBe(everywhere.length);
    const abroad = ({ latitude, longitude }: (typeof towns)[number]) =>
      latitude < 41.3 || latitude > 51.1 || longitude < -5 || longitude > 9.6;
    expect(everywhere.filter(abroad)).toEqual([]);
  });

  it('lie in territories', () => {
    const names = (postalCode: string, town: string) =>
      territoriesOf(postalCode, town).map((id) => territories.find((territory) => territory.id === id)?.name);
    expect(names('54000', 'Nancy')).toEqual(['Grand Est', 'Meurthe-et-Moselle', 'Métropole du Grand Nancy']);
    expect(names('20200', 'Bastia')).toEqual(['Corse', 'Haute-Corse']);
    expect(names('20137', 'Porto-Vecchio')).toEqual(['Corse', 'Corse-du-Sud']);
    expect(names('', 'nulle part')).toEqual([]);
    expect(territories).toHaveLength(124);
  });
});
