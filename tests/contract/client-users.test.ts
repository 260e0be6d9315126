import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Resource } from '#main/api/resource.ts';
import { Removal } from '#main/users/removal.ts';
import { emptyAddress } from '#shared/resources/address.ts';
import { users } from '#shared/resources/users/index.ts';
import type { UserWrite } from '#shared/resources/users/write.ts';
import { type Connected, connect, departures, errorOf } from './support/connected.ts';

let house: Connected;
beforeEach(async () => {
  house = await connect('administrator', 300);
  house.server.requests.length = 0;
});
afterEach(() => house.server.close());

const seen = (method: string) =>
  house.server.requests
    .filter(({ request }) => request.method === method)
    .map(({ request }) => decodeURIComponent(request.url));
const get = (id: number) => house.handlers['users.get']({ id }, house.call);
const list = (filters: Parameters<Connected['handlers']['users.list']>[0]['filters']) =>
  house.handlers['users.list']({ page: 1, perPage: 300, sort: [], filters }, house.call);
const hitchhiker = {
  givenName: 'Zoé',
  familyName: "d'Arc",
  gender: 1,
  phoneDisplay: 1,
  status: 1,
  roles: [],
  isHitchhikingDriver: true,
  isHitchhikingPassenger: false,
} satisfies UserWrite;

const nancy = { ...emptyAddress, street: 'rue Haute', postalCode: '54000', locality: 'Nancy' };

/** With an e-mail of their own: somebody without one cannot be changed. */
const newcomer = () => ({ ...hitchhiker, email: `zoe.${crypto.randomUUID()}@example.org` });

async function pendingProof(mimeType?: string) {
  const { rows } = await list({ identityProofStatus: [1] });
  for (const { id: userId, identityProofs } of rows) {
    const proof = identityProofs.find((one) => one.hasFile && (mimeType === undefined || one.mimeType === mimeType));
    if (proof !== undefined) return { userId, proofId: proof.id };
  }
  throw new Error(`no pending proof with ${mimeType ?? 'a file'}`);
}

describe('identity', () => {
  it.each([
    [true, 2],
    [false, 3],
  ])('decides a proof with %s, once', async (validate, status) => {
    const proof = await pendingProof();
    const { handlers, call } = house;
    expect(await handlers['users.moderateProof']({ ...proof, validate }, call)).toEqual({
      status,
      validator: 'Camille A.',
    });
    expect((await get(proof.userId)).identityStatus).toBe(status);
    const again = await errorOf(handlers['users.moderateProof']({ ...proof, validate }, call));
    expect(again).toEqual({ kind: 'conflict', reason: 'alreadyTreated', by: 'Camille A.' });
    expect(seen('PATCH')).toHaveLength(1);
    expect(departures(house)).toEqual([]);
  });

  it('verifies an identity without a document, once', async () => {
    const { handlers, call } = house;
    const { id } = await handlers['users.create']({ ...newcomer(), homeAddress: nancy }, call);
    await handlers['users.acceptIdentity']({ userId: id }, call);
    expect(await get(id)).toMatchObject({ identityStatus: 2, verifiedIdentity: true });
    const again = await errorOf(handlers['users.acceptIdentity']({ userId: id }, call));
    expect(again).toEqual({ kind: 'conflict', reason: 'alreadyVerified', by: 'Camille A.' });
    expect(seen('POST')).toEqual(['/admin/users', '/admin/identity_proofs']);
    expect(departures(house)).toEqual([]);
  });

  it.each([
    ['image/png', 'image/png'],
    ['application/pdf', 'application/pdf'],
  ])('shows the document of a pending proof (%s) until it is decided', async (mimeType, type) => {
    const proof = await pendingProof(mimeType);
    const load = () => house.proofFiles.load(proof);
    const document = await load();
    expect([document.status, document.headers.get('content-type')]).toEqual([200, type]);
    expect((await document.arrayBuffer()).byteLength).toBeGreaterThan(300);
    await house.handlers['users.moderateProof']({ ...proof, validate: false }, house.call);
    expect((await load()).status).toBe(410);
    const record = await get(proof.userId);
    expect(record.identityProofs.every(({ hasFile }) => !hasFile)).toBe(true);
    // The address of the document is not told.
    expect(JSON.stringify(record)).not.toContain('identity-proofs');
  });
});

describe('deletion', () => {
  it('deletes a user who owns nothing, and neither owners nor the signed-in person', async () => {
    const { handlers, call } = house;
    const { id } = await handlers['users.create'](newcomer(), call);
    await handlers['users.remove']({ id }, call);
    expect((await get(id)).status).toBe(4);
    expect(await errorOf(handlers['users.remove']({ id }, call))).toMatchObject({ reason: 'alreadyDeleted' });
    // User 7 organises an event, user 3 answers for communities 1 and 2.
    expect(await errorOf(handlers['users.remove']({ id: 7 }, call))).toMatchObject({
      reason: 'owner',
      owned: { events: [{ id: 21 }] },
    });
    expect(await errorOf(handlers['users.remove']({ id: 3 }, call))).toMatchObject({
      owned: { communities: [{ id: 1 }, { id: 2 }] },
    });
    expect(await errorOf(handlers['users.remove']({ id: 1 }, call))).toMatchObject({ reason: 'ownAccount' });
    expect(seen('DELETE')).toEqual([`/admin/users/${id}`]);
    expect(departures(house)).toEqual([]);
  });

  it('deletes many users in verified batches, and keeps everybody else', async () => {
    const { call } = house;
    const removal = new Removal({
      client: house.client,
      people: new Resource(users, { client: house.client, log: () => {} }),
      ownId: () => 1,
    });
    const before = await list({});
    const ids = before.rows.map(({ id }) => id).slice(0, 120);
    const { entries, error } = await removal.many([...ids, 1, 3, 7], call);
    expect(error).toBeUndefined();
    expect(entries.map(({ id }) => id)).toEqual([...new Set([...ids, 1, 3, 7])]);
    const deleted = entries.filter(({ outcome }) => outcome === 'deleted').map(({ id }) => id);
    expect(new Set(entries.map(({ outcome }) => outcome))).toEqual(new Set(['deleted', 'owner', 'own']));
    expect(entries.find(({ id }) => id === 1)?.outcome).toBe('own');
    for (const id of [3, 7]) expect(entries.find((entry) => entry.id === id)?.outcome).toBe('owner');
    const after = await list({});
    expect(after.total).toBe(before.total - deleted.length);
    expect(after.rows.some(({ id }) => deleted.includes(id))).toBe(false);
    const deletions = seen('GET').filter((url) => url.startsWith('/admin/users/delete'));
    expect(deletions).toHaveLength(Math.ceil(deleted.length / 50));
    for (const url of deletions) expect(url).toMatch(/^\/admin\/users\/delete\?selected=\d+(,\d+)*$/);
    expect(departures(house)).toEqual([]);
  });

  it('deletes a scammer only by the known e-mail', async () => {
    const { handlers, call } = house;
    const { id } = await handlers['users.create']({ ...hitchhiker, email: 'faux@example.org' }, call);
    const report = { userId: id, email: 'faux@example.org', telephone: null, givenName: 'Zoé', familyName: null };
    const unknown = handlers['scammers.report']({ ...report, email: 'nobody@example.org' }, call);
    expect(await errorOf(unknown)).toMatchObject({ reason: 'unknownEmail' });
    await handlers['scammers.report'](report, call);
    expect((await get(id)).status).toBe(4);
    expect(seen('POST')).toEqual(['/admin/users', '/admin/scammers']);
    expect(departures(house)).toEqual([]);
  });
});

describe('hitchhikers', () => {
  it('are created with their role, and found as such', async () => {
    const { handlers, call } = house;
    const { id } = await handlers['users.create']({ ...hitchhiker, isKitGiven: true }, call);
    const sent = house.server.requests.find(({ request }) => request.method === 'POST');
    expect(JSON.parse(sent?.request.body ?? '')).toMatchObject({
      phoneDisplay: 1,
      hitchHikeDriver: true,
      hitchHikePassenger: false,
      rezoKit: true,
    });
    expect(await get(id)).toMatchObject({ isHitchhikingDriver: true, isHitchhikingPassenger: false, isKitGiven: true });
    expect((await list({ isHitchhiker: true })).rows.map((row) => row.id)).toContain(id);
    expect(departures(house)).toEqual([]);
  });

  it.each([
    ['isKitGiven', 'rezoKit'],
    ['isLetterPrinted', 'cardLetter'],
    ['isLetterPosted', 'cardLetterPosted'],
    ['isHitchhikingPassenger', 'hitchHikePassenger'],
    ['verifiedIdentity', 'verifiedIdentity'],
  ] as const)('send %s alone when it is set and when it is cleared', async (field, wire) => {
    const { handlers, call } = house;
    const { id } = await handlers['users.create'](newcomer(), call);
    house.server.requests.length = 0;
    for (const value of [true, false]) {
      await handlers['users.update']({ id, changes: { [field]: value } }, call);
      expect(JSON.parse(house.server.requests.at(-1)?.request.body ?? '')).toEqual({ [wire]: value });
      expect((await get(id))[field]).toBe(value);
    }
    expect(departures(house)).toEqual([]);
  });

  it('keep kit, letters and identity when another field changes', async () => {
    const { handlers, call } = house;
    const marks = { isKitGiven: true, isLetterPrinted: true, isLetterPosted: true, verifiedIdentity: true };
    const { id } = await handlers['users.create']({ ...newcomer(), ...marks }, call);
    const changes = { nationality: 'Belge', verifiedIdentity: null };
    await handlers['users.update']({ id, changes }, call);
    expect(JSON.parse(house.server.requests.at(-1)?.request.body ?? '')).toEqual({ nationality: 'Belge' });
    expect(await get(id)).toMatchObject(marks);
  });

  it('have a territory status, which is read in every state', async () => {
    const found = new Set<string | null>();
    for (let id = 1; id <= 40; id += 1) {
      found.add((await house.handlers['users.territoryStatus']({ id }, house.call)).status);
    }
    expect(found).toContain('unsubscribed');
    expect(found).toContain(null);
    expect(found.size).toBe(6);
    expect(departures(house)).toEqual([]);
  });

  it('have their territory status read again after an address change', async () => {
    const { handlers, call } = house;
    const { id } = await handlers['users.create'](newcomer(), call);
    const status = async () => (await handlers['users.territoryStatus']({ id }, call)).status;
    expect([await status(), await status()]).toEqual(['notConsidered', 'notConsidered']);
    await handlers['users.update']({ id, changes: { homeAddress: { ...emptyAddress, locality: 'Vandœuvre' } } }, call);
    expect(await status()).not.toBe('notConsidered');
    expect(seen('GET').filter((url) => url.endsWith('rzpTerritoryStatus'))).toHaveLength(2);
  });
});

describe('communities', () => {
  it('moderated by the signed-in person are listed', async () => {
    const manager = await connect('communityManager', 50);
    const { handlers, call } = manager;
    const moderated = await handlers['communities.moderated'](undefined, call);
    expect(moderated.map(({ id }) => id)).toEqual([1, 2]);

    const query = { page: 1, perPage: 1, sort: [{ field: 'nbMembers', direction: 'desc' } as const], filters: {} };
    const list = handlers['moderatedcommunities.list'];
    const largest = moderated.toSorted((one, other) => (other.nbMembers ?? 0) - (one.nbMembers ?? 0))[0];
    expect(await list(query, call)).toMatchObject({ rows: [{ id: largest?.id }], total: 2 });
    const name = (largest?.name ?? '').toUpperCase();
    expect(await list({ ...query, filters: { name } }, call)).toMatchObject({ rows: [{ id: largest?.id }], total: 1 });
    expect(departures(manager)).toEqual([]);
    await manager.server.close();
  });
});

it('resolves a query to the ids of the list', async () => {
  const query = { page: 1, perPage: 25, sort: [], filters: { gender: [1 as number] } };
  const { ids, total } = await house.handlers['users.ids']({ query, limit: 1000 }, house.call);
  const { rows } = await list({ gender: [1] });
  expect(new Set(ids)).toEqual(new Set(rows.map(({ id }) => id)));
  expect(total).toBe(rows.length);
  expect(departures(house)).toEqual([]);
});

it('signs in as somebody after reading that person only', async () => {
  await house.handlers['users.signInAs']({ userId: 2 }, house.call);
  expect(house.opened).toEqual([
    'https://site.example.org/delegate?by=administration%40example.org&as=solidarite%40example.org',
  ]);
  expect(seen('GET')).toEqual(['/admin/users/2']);
  expect(departures(house)).toEqual([]);
});
