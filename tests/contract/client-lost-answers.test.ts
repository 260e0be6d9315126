import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AppError } from '#shared/errors.ts';
import { emptyAddress } from '#shared/resources/address.ts';
import { type Connected, connect, errorOf } from './support/connected.ts';

let house: Connected;
beforeAll(async () => {
  house = await connect('administrator');
});
afterAll(() => house.server.close());
beforeEach(() => {
  house.server.faults.clear();
  house.server.requests.length = 0;
});

const address = { ...emptyAddress, street: 'Rue de la Gare', locality: 'Nancy', latitude: 48.69, longitude: 6.18 };
const place = { ...address, postalCode: '54000' };
let number = 0;
/** A name that no other record has. */
const aName = () => `Fiche ${String(++number).padStart(3, '0')}`;

const event = (name: string) => ({
  name,
  fromDate: '2026-05-02T18:30:00',
  toDate: '2026-05-03T00:15:00',
  hasTime: true,
  address: place,
  url: 'fete.example.org',
  isPrivate: false,
  status: 1 as const,
  creatorId: 3,
});
const point = (name: string) => ({ name, status: 1 as const, address: place, isOfficial: false, creatorId: 3 });
const editorial = (title: string) => ({
  title,
  text: 'Trouvez.',
  label: 'Voir',
  link: '/annonces',
  status: 0 as const,
});
const person = (name: string) => ({
  givenName: 'Zoé',
  familyName: name,
  email: `${name.replaceAll(' ', '.')}@example.org`.toLowerCase(),
  gender: 1,
  phoneDisplay: 1 as const,
  status: 1 as const,
  roles: [{ roleId: 3, territoryId: null }],
});
const sections = [
  { title: 'Partie', subTitle: null, status: 1 as const, paragraphs: [{ text: '<p>A</p>', status: 1 as const }] },
];

/** Each resource: how one is created, and a change of it with what it then holds. */
const kinds = {
  events: {
    path: '/admin/events',
    create: (name: string) => house.handlers['events.create'](event(name), house.call),
    change: (id: number) => house.handlers['events.update']({ id, changes: { url: 'autre.example.org' } }, house.call),
    shown: async (id: number) => (await house.handlers['events.get']({ id }, house.call)).url,
    wanted: 'https://autre.example.org',
  },
  relaypoints: {
    path: '/admin/relaypoints',
    create: (name: string) => house.handlers['relaypoints.create'](point(name), house.call),
    change: (id: number) =>
      house.handlers['relaypoints.update']({ id, changes: { address: { ...place, latitude: 48.5 } } }, house.call),
    shown: async (id: number) => (await house.handlers['relaypoints.get']({ id }, house.call)).address?.latitude,
    wanted: 48.5,
  },
  relaypointtypes: {
    path: '/admin/relaypoint_types',
    create: (name: string) => house.handlers['relaypointtypes.create']({ name, iconId: 1 }, house.call),
    change: (id: number) => house.handlers['relaypointtypes.update']({ id, changes: { iconId: 2 } }, house.call),
    shown: async (id: number) => (await house.handlers['relaypointtypes.get']({ id }, house.call)).iconId,
    wanted: 2,
  },
  editorials: {
    path: '/admin/editorials',
    create: (name: string) => house.handlers['editorials.create'](editorial(name), house.call),
    change: (id: number) => house.handlers['editorials.update']({ id, changes: { text: 'Autre texte' } }, house.call),
    shown: async (id: number) => (await house.handlers['editorials.get']({ id }, house.call)).text,
    wanted: 'Autre texte',
  },
  articles: {
    path: '/admin/articles',
    create: (title: string) => house.handlers['articles.create']({ title, status: 0, sections: [] }, house.call),
    change: (id: number) => house.handlers['articles.update']({ id, changes: { sections } }, house.call),
    shown: async (id: number) => (await house.handlers['articles.get']({ id }, house.call)).sections[0]?.title,
    wanted: 'Partie',
  },
  users: {
    path: '/admin/users',
    create: (name: string) => house.handlers['users.create'](person(name), house.call),
    change: (id: number) =>
      house.handlers['users.update'](
        {
          id,
          changes: {
            birthDate: '1982-02-03',
            roles: [
              { roleId: 2, territoryId: null },
              { roleId: 3, territoryId: null },
            ],
          },
        },
        house.call,
      ),
    shown: async (id: number) => (await house.handlers['users.get']({ id }, house.call)).birthDate,
    wanted: '1982-02-03',
  },
};
type Kind = keyof typeof kinds;
const names = Object.keys(kinds) as Kind[];

const removals = {
  events: (id: number) => house.handlers['events.remove']({ id }, house.call),
  relaypoints: (id: number) => house.handlers['relaypoints.remove']({ id }, house.call),
  relaypointtypes: (id: number) => house.handlers['relaypointtypes.remove']({ id }, house.call),
  editorials: (id: number) => house.handlers['editorials.remove']({ id }, house.call),
  articles: (id: number) => house.handlers['articles.remove']({ id }, house.call),
  users: (id: number) => house.handlers['users.remove']({ id }, house.call),
};

const lost = ['page500', 'hydra500', 'page502', 'page503', 'page504', 'page200'] as const;
const count = (method: string) => house.server.requests.filter(({ request }) => request.method === method).length;

describe.each(names)('%s: a write that is stored and answered by a failure', (name) => {
  const { path, create, change, shown, wanted } = kinds[name];

  it.each(lost)('a creation behind %s is found, and not sent again', async (answer) => {
    house.server.faults.instead(answer, { method: 'POST', path, times: 1 });
    const { id } = await create(aName());
    expect(id).toBeGreaterThan(0);
    expect(count('POST')).toBe(1);
  });

  it.each(lost)('a change behind %s is read again', async (answer) => {
    const { id } = await create(aName());
    house.server.faults.instead(answer, { method: 'PATCH', path: `${path}/${id}`, times: 1 });
    expect(await change(id)).toEqual({ id });
    expect(await shown(id)).toBe(wanted);
    expect(count('PATCH')).toBe(1);
  });

  it.each(lost.filter((one) => one !== 'page200'))('a deletion behind %s is looked up', async (answer) => {
    const { id } = await create(aName());
    house.server.faults.instead(answer, { method: 'DELETE', path: `${path}/${id}`, times: 1 });
    expect(await removals[name](id)).toBeUndefined();
    expect(count('DELETE')).toBe(1);
  });

  it('an answer that is cut off is none', async () => {
    house.server.faults.cut({ method: 'POST', path, times: 1 });
    const { id } = await create(aName());
    house.server.faults.cut({ method: 'PATCH', path: `${path}/${id}`, times: 1 });
    expect(await change(id)).toEqual({ id });
    house.server.faults.cut({ method: 'DELETE', path: `${path}/${id}`, times: 1 });
    expect(await removals[name](id)).toBeUndefined();
  });

  it('a failure behind which nothing was stored is told as one, after a look', async () => {
    const { id } = await create(aName());
    house.server.faults.status(500, { method: 'PATCH', path: `${path}/${id}`, times: 1 });
    expect(await errorOf(change(id))).toMatchObject({ kind: 'server', status: 500, readBack: 'notDone' });
    house.server.faults.status(500, { method: 'DELETE', path: `${path}/${id}`, times: 1 });
    expect(await errorOf(removals[name](id))).toMatchObject({ kind: 'server', readBack: 'notDone' });
    house.server.faults.status(500, { method: 'POST', path, times: 1 });
    expect(await errorOf(create(aName()))).toMatchObject({ kind: 'server', readBack: 'notDone' });
  });

  it('what cannot be read again is said to be unknown', async () => {
    const { id } = await create(aName());
    house.server.faults.instead('page500', { method: 'PATCH', path: `${path}/${id}`, times: 1 });
    house.server.faults.status(500, { method: 'GET', path: `${path}/${id}` });
    // The parts of an article are read before they are changed: its title is not.
    const changed = name === 'articles' ? retitled(id) : change(id);
    expect(await errorOf(changed)).toMatchObject({ kind: 'server', readBack: 'unseen' });
  });
});

const retitled = (id: number) => house.handlers['articles.update']({ id, changes: { title: aName() } }, house.call);

describe('a creation that is tried again', () => {
  const tries = (name: string, attempt: string, more: { isSure?: boolean; text?: string } = {}) => {
    const { text = 'Trouvez.', isSure } = more;
    return house.handlers['editorials.create']({ ...editorial(name), text, attempt, isSure }, house.call);
  };
  const path = '/admin/editorials';
  const blindly = () => {
    house.server.faults.instead('page504', { method: 'POST', path, times: 1 });
    // Every look after it fails too: nobody can know.
    house.server.faults.status(400, { method: 'GET', path });
  };

  it('finds what the first try has created, and corrects it', async () => {
    const [name, attempt] = [aName(), randomUUID()];
    // The list is read before the first try, and fails after it.
    house.server.faults.instead('page500', { method: 'POST', path, times: 1 });
    const first = tries(name, attempt);
    await expect.poll(() => count('POST')).toBe(1);
    house.server.faults.status(400, { method: 'GET', path });
    const failed = await errorOf(first);
    house.server.faults.clear();
    if (failed === 'went through') return;
    expect(failed).toMatchObject({ readBack: 'unseen' });
    const { id } = await tries(name, attempt, { text: 'Corrigé' });
    expect(count('POST')).toBe(1);
    expect(await house.handlers['editorials.get']({ id }, house.call)).toMatchObject({ title: name, text: 'Corrigé' });
  });

  it('asks before it is sent again where nobody can know', async () => {
    const [name, attempt] = [aName(), randomUUID()];
    blindly();
    expect(await errorOf(tries(name, attempt))).toMatchObject({ readBack: 'unseen' });
    expect(await errorOf(tries(name, attempt))).toMatchObject({ kind: 'conflict', reason: 'mayExist', isUnsent: true });
    expect(count('POST')).toBe(1);
    house.server.faults.clear();
    expect(await tries(name, attempt, { isSure: true })).toMatchObject({ id: expect.any(Number) });
  });

  it('is simply sent where the platform itself refused the first and nothing is there', async () => {
    const [name, attempt] = [aName(), randomUUID()];
    house.server.faults.status(500, { method: 'POST', path, times: 1 });
    expect(await errorOf(tries(name, attempt))).toMatchObject({ readBack: 'notDone' });
    expect(await tries(name, attempt)).toMatchObject({ id: expect.any(Number) });
    expect(count('POST')).toBe(2);
  });

  it('is another record for another form', async () => {
    const name = aName();
    const first = await tries(name, randomUUID());
    const second = await tries(name, randomUUID());
    expect(second.id).not.toBe(first.id);
  });

  it('never takes a record of the same name that was there before for its own', async () => {
    const name = aName();
    await tries(name, randomUUID());
    house.server.faults.status(500, { method: 'POST', path, times: 1 });
    expect(await errorOf(tries(name, randomUUID()))).toMatchObject({ readBack: 'notDone' });
  });
});

it('a refusal under 4xx is believed, and nothing is read again', async () => {
  const { id } = await kinds.events.create(aName());
  house.server.requests.length = 0;
  house.server.faults.status(400, { method: 'PATCH', path: `/admin/events/${id}`, times: 1 });
  const error = (await errorOf(kinds.events.change(id))) as AppError;
  expect(error).toMatchObject({ kind: 'denied' });
  expect(error.readBack).toBeUndefined();
  expect(count('GET')).toBe(0);
});
