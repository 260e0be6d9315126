import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { convertImport } from '#main/transfer/import/convert.ts';
import { ImportOutcomes } from '#main/transfer/import/outcomes.ts';
import { planImport } from '#main/transfer/import/plan.ts';
import { sendBatches } from '#main/transfer/import/send-batches.ts';
import { toAppError } from '#shared/failure.ts';
import { emptyAddress } from '#shared/resources/address.ts';
import type { UserWrite } from '#shared/resources/users/write.ts';
import { line, memorySource } from '#tests/support/imports.ts';
import { type Connected, connect, departures, errorOf } from './support/connected.ts';

let house: Connected;
beforeAll(async () => {
  house = await connect('administrator');
});
afterAll(() => house.server.close());

const seen = () => house.server.requests.map(({ request }) => `${request.method} ${request.url.split('?')[0]}`);

const address = {
  ...emptyAddress,
  houseNumber: '12',
  street: 'Rue des Vosges',
  postalCode: '88000',
  locality: 'Épinal',
  country: 'France',
  countryCode: 'FR',
  latitude: 48.1742,
  longitude: 6.4494,
};
const everything = {
  givenName: 'Zoé',
  familyName: "d'Arc",
  gender: 1,
  email: 'zoe.darc@example.org',
  telephone: '0612345678',
  phoneDisplay: 2,
  birthDate: '1982-02-03',
  nationality: 'Française',
  homeAddress: address,
  postalAddress: '12 Rue des Vosges, 88000 Épinal',
  drivingLicenceNumber: '123456789012345',
  smoke: 1,
  music: true,
  musicFavorites: 'jazz',
  chat: false,
  chatFavorites: null,
  gratuity: true,
  gamification: false,
  acceptsNews: true,
  status: 1,
  legalGuardianEmail: 'parent@example.org',
  parentalConsentDate: '2026-01-02',
  roles: [
    { roleId: 3, territoryId: null },
    { roleId: 2, territoryId: 1 },
  ],
} satisfies UserWrite;

describe('every call of the client keeps to the contract', () => {
  it('signing in, as an administrator', () => {
    const providers = '/admin/external_journey_providers';
    expect(seen().sort()).toEqual(
      [
        'POST /login',
        'GET /users/me',
        'GET /permissions',
        'GET /eec/instance',
        ...(house.session.signedIn.permissions.includes('structure_list')
          ? ['GET /admin/structures', `GET ${providers}`]
          : []),
      ].sort(),
    );
    // Asked as plain JSON on purpose: the hydra form loses the names (docs/screens/10-external-journeys.md §3.2).
    const about = ({ request }: (typeof house.server.requests)[number]) => !request.url.startsWith(providers);
    const others = house.server.requests.filter(about);
    house.server.requests.splice(0, house.server.requests.length, ...others);
    expect(departures(house)).toEqual([]);
  });

  it('reading the names of the external providers, and nothing of their keys', async () => {
    expect(house.session.signedIn.externalProviders).toHaveLength(3);
    expect(JSON.stringify(house.session.state) + house.logLines.join()).not.toContain('training-key');
    await house.client.list('admin/external_journey_providers');
    expect(departures(house)).toEqual([]);
  });

  it('renewing the token', async () => {
    house.clock.advance(900_000);
    await house.client.list('admin/users', [['perPage', '1']]);
    expect(seen()).toEqual(['POST /token/refresh', 'GET /admin/users']);
    expect(departures(house)).toEqual([]);
  });

  it('requesting the roles that one may grant', async () => {
    expect(await house.session.grantableRoles()).toContain(3);
    expect(departures(house)).toEqual([]);
  });

  it('creating a user with every field, then with the minimum, and reading what was saved', async () => {
    const { handlers, call } = house;
    const { id } = await handlers['users.create'](everything, call);
    const saved = await handlers['users.get']({ id }, call);
    const { homeAddress, ...others } = everything;
    expect(saved).toMatchObject(others);
    expect(saved.homeAddress).toMatchObject(homeAddress);
    const { givenName, familyName, gender, phoneDisplay, status } = everything;
    await handlers['users.create']({ givenName, familyName, gender, phoneDisplay, status, roles: [] }, call);
    expect(departures(house)).toEqual([]);
  });

  it.each(Object.entries(everything))('changing %s alone', async (name, value) => {
    const { handlers, call } = house;
    const { id = 0 } = (await handlers['users.findByEmail']({ email: everything.email }, call)) ?? {};
    house.server.requests.length = 0;
    await handlers['users.update']({ id, changes: { [name]: value } }, call);
    const [{ request } = { request: { body: '' } }] = house.server.requests;
    expect(Object.keys(JSON.parse(request.body ?? ''))).toHaveLength(1);
    expect(departures(house)).toEqual([]);
    expect(await handlers['users.get']({ id }, call)).toMatchObject({ [name]: value });
  });

  it('clearing every field that can be cleared', async () => {
    const { handlers, call } = house;
    const { id } = await handlers['users.create']({ ...everything, email: 'empty@example.org' }, call);
    const changes = {
      telephone: null,
      birthDate: null,
      nationality: null,
      smoke: null,
      music: null,
      musicFavorites: null,
      acceptsNews: null,
      parentalConsentDate: null,
      legalGuardianEmail: null,
      homeAddress: { ...address, houseNumber: null },
    };
    await handlers['users.update']({ id, changes }, call);
    const { homeAddress, ...others } = changes;
    const saved = await handlers['users.get']({ id }, call);
    expect(saved).toMatchObject(others);
    expect(saved.homeAddress).toMatchObject(homeAddress);
    expect(departures(house)).toEqual([]);
  });

  it('looking up an e-mail', async () => {
    const { handlers, call } = house;
    expect(await handlers['users.findByEmail']({ email: everything.email }, call)).toMatchObject({
      givenName: 'Zoé',
    });
    expect(await handlers['users.findByEmail']({ email: 'nobody@example.org' }, call)).toBeNull();
    expect(departures(house)).toEqual([]);
  });

  it('replacing a picture and loading the new one', async () => {
    const { handlers, call, selections, images } = house;
    const { id = 0 } = (await handlers['users.findByEmail']({ email: everything.email }, call)) ?? {};
    const { selectionId } = selections.add({ path: '/photo.png', name: 'photo.png', size: 64 });
    await handlers['users.uploadImage']({ id, selectionId }, call);
    // The picture that was there is a file, not a call of the contract.
    expect(departures(house).filter((one) => !one.startsWith('GET /images/'))).toEqual([]);
    const { avatar } = await handlers['users.get']({ id }, call);
    expect((await images.load(avatar ?? '')).status).toBe(200);
    house.server.requests.length = 0;
  });

  it('searching a place', async () => {
    const found = await house.handlers['points.search']({ text: 'Nancy' }, house.call);
    expect(found.length).toBeGreaterThan(0);
    expect(departures(house)).toEqual([]);
  });

  it('reading territories and communities with every query of the pickers', async () => {
    const { handlers, call } = house;
    const page = { page: 1, perPage: 20, sort: [] };
    const byName = [{ field: 'name', direction: 'asc' }] as const;
    const territories = await handlers['territories.list']({ ...page, sort: [...byName], filters: {} }, call);
    const communities = await handlers['communities.list']({ ...page, sort: [...byName], filters: {} }, call);
    for (const { rows, total, unreadable } of [territories, communities]) {
      expect(rows.length).toBe(Math.min(20, total));
      expect(unreadable).toEqual([]);
    }
    const [territory] = territories.rows;
    const [community] = communities.rows;
    for (const filters of [{ name: 'a' }, { ids: [territory?.id ?? 0, 2] }]) {
      await handlers['territories.list']({ ...page, filters }, call);
    }
    for (const filters of [{ name: 'a' }, { ids: [community?.id ?? 0, 2] }, { member: 1 }]) {
      await handlers['communities.list']({ ...page, filters }, call);
    }
    expect(await handlers['communities.get']({ id: community?.id ?? 0 }, call)).toEqual(community);
    expect(departures(house)).toEqual([]);
  });

  it('deleting by selection, with the GET that writes', async () => {
    const { handlers, client, call } = house;
    const { id = 0 } = (await handlers['users.findByEmail']({ email: everything.email }, call)) ?? {};
    await client.getWithEffect('admin/users/delete', [['selected', String(id)]]);
    expect(await handlers['users.findByEmail']({ email: everything.email }, call)).toBeNull();
    expect(departures(house)).toEqual([]);
  });

  it('importing', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'escale-contract-'));
    const path = join(folder, 'import.csv');
    const people = Array.from({ length: 201 }, (_, index) => line({ email: `ada.${index}@example.org` }));
    const source = memorySource(Buffer.from(people.join('\n')));
    const { lines, ends } = convertImport(source, planImport(source, 'users'), path, { today: '2026-06-15' });
    const before = seen().length;
    const file = { type: 'users', path, name: 'users.csv', lines, ends } as const;
    const nothing = async () => {};
    const unwritten = {
      recordSent: nothing,
      returned: nothing,
      answered: nothing,
      settled: nothing,
      recordWhy: nothing,
    };
    const open = { waitUntilOpen: nothing };
    const { counts } = await sendBatches(
      file,
      { client: house.client, clock: house.clock, journal: unwritten, gate: open, outcomes: new ImportOutcomes() },
      house.call,
    );
    rmSync(folder, { recursive: true });
    expect(counts.added).toBe(201);
    expect(seen().slice(before)).toEqual(['POST /admin/imports/users', 'POST /admin/imports/users']);
    expect(departures(house)).toEqual([]);
  });

  it('exporting', async () => {
    const stream = await house.client.download('admin/users/export', [['perPage', '5']]).catch(toAppError);
    if (stream instanceof ReadableStream) {
      expect((await new Response(stream).text()).split('\n')[0]).toContain('givenName');
    } else expect(stream).toMatchObject({ kind: 'denied' });
    expect(departures(house)).toEqual([]);
  });
});

describe('refusals of the platform become errors of the application', () => {
  it('an e-mail in use, on its field', async () => {
    const { handlers, call } = house;
    const email = house.session.signedIn.user.email;
    expect(await errorOf(handlers['users.create']({ ...everything, email }, call))).toMatchObject({
      kind: 'invalid',
      fields: [{ field: 'email' }],
    });
    expect(departures(house)).toEqual([]);
  });

  it('an unknown user, as the 500 without a reason that the platform answers', async () => {
    expect(await errorOf(house.handlers['users.get']({ id: 99_999_999 }, house.call))).toEqual({
      kind: 'server',
      isUnreadable: false,
      status: 500,
    });
    expect(departures(house)).toEqual([]);
  });

  it('a change of an unknown user', async () => {
    const change = house.handlers['users.update']({ id: 99_999_999, changes: { gender: 1 } }, house.call);
    expect(await errorOf(change)).toMatchObject({ kind: 'notFound' });
    expect(departures(house)).toEqual([]);
  });

  it('wrong credentials, and a person without access to the back-office', async () => {
    const other = await connect('administrator', 10);
    const wrong = { identifier: 'administration@example.org', password: 'wrong' };
    expect(await errorOf(other.session.signIn(wrong))).toMatchObject({ key: 'Invalidcredentials' });
    const outsider = other.session.signInTraining({ account: 'noAdministration' });
    expect(await errorOf(outsider)).toEqual({ kind: 'unauthorized', key: 'Notauthorized' });
    expect(other.session.state).toEqual({ status: 'signedOut' });
    await other.server.close();
  });

  it('the missing right of a solidary operator', async () => {
    const other = await connect('solidaryOperator', 10);
    expect(other.session.signedIn.structures).toHaveLength(2);
    const creating = other.handlers['users.create'](everything, other.call);
    const error = await errorOf(creating);
    if (!other.session.signedIn.permissions.includes('user_create')) {
      expect(error).toMatchObject({ kind: 'denied', right: 'user_create' });
    }
    await other.server.close();
  });
});

it('reads every user of the platform without losing a row', async () => {
  const { handlers, call } = house;
  let read = 0;
  for (let page = 1; ; page += 1) {
    const found = await handlers['users.list']({ page, perPage: 100, sort: [], filters: {} }, call);
    expect(found.unreadable).toEqual([]);
    read += found.rows.length;
    if (found.rows.length < 100) {
      expect(read).toBe(found.total);
      break;
    }
  }
  expect(house.logLines.filter((line) => line.includes('cannot be read'))).toEqual([]);
});
