import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { packed, pageWith, streamOf } from '#tests/support/hostile-pdf.ts';
import { pngBytes } from '#tests/support/pictures.ts';
import { hydraError } from '#tests/support/platform-stub.ts';
import { errorOf } from '../session/support.ts';
import { openUsersHouse, ownId, type UsersHouse } from './support.ts';

let house: UsersHouse;
beforeEach(async () => {
  house = await openUsersHouse();
  house.add(5);
});
afterEach(() => house.close());

const withProof = (status: number, more: Record<string, unknown> = {}) =>
  house.people.set(5, { id: 5, status: 1, identityProofs: [{ id: 77, status, validator: null, ...more }] });
const moderate = (validate = true, proofId = 77) =>
  Promise.resolve(house.handlers['users.moderateProof']({ userId: 5, proofId, validate }, house.call));
const accept = () => Promise.resolve(house.handlers['users.acceptIdentity']({ userId: 5 }, house.call));

describe('users.moderateProof', () => {
  it.each([
    [true, 2],
    [false, 3],
  ])('reads the user again, then sends %s', async (validate, status) => {
    withProof(1);
    house.stub.on('PATCH /admin/identity_proofs/77', { json: { id: 77, status, validator: 'Camille D.' } });
    expect(await moderate(validate)).toEqual({ status, validator: 'Camille D.' });
    expect(house.said()).toEqual(['GET /admin/users/5', 'PATCH /admin/identity_proofs/77']);
    expect(JSON.parse(house.stub.seen[1]?.body ?? '')).toEqual({ validate });
  });

  it.each([2, 3, 4])('sends nothing for a proof at status %i, and names who treated it', async (status) => {
    withProof(status, { validator: 'Inès A.' });
    expect(await errorOf(moderate())).toEqual({ kind: 'conflict', reason: 'alreadyTreated', by: 'Inès A.' });
    withProof(status);
    expect(await errorOf(moderate())).toEqual({ kind: 'conflict', reason: 'alreadyTreated' });
    expect(house.stub.calls('PATCH /admin/identity_proofs/77')).toEqual([]);
  });

  it('reports that nothing was sent when the user cannot be read first', async () => {
    house.stub.on('GET /admin/users/5', hydraError(503, 'Service Unavailable'));
    expect(await errorOf(moderate())).toMatchObject({ kind: 'server', isUnsent: true });
    expect(house.stub.calls('PATCH /admin/identity_proofs/77')).toEqual([]);
  });

  it('sends nothing for a proof that the user does not have', async () => {
    withProof(1);
    expect(await errorOf(moderate(true, 78))).toEqual({ kind: 'notFound' });
    expect(house.said()).toEqual(['GET /admin/users/5']);
  });

  it('names who was faster when the platform refuses without a reason', async () => {
    withProof(1);
    house.stub.on('PATCH /admin/identity_proofs/77', () => {
      withProof(3, { validator: 'Inès A.' });
      return hydraError(500, 'Internal Server Error');
    });
    expect(await errorOf(moderate())).toEqual({ kind: 'conflict', reason: 'alreadyTreated', by: 'Inès A.' });
    expect(house.stub.calls('PATCH /admin/identity_proofs/77')).toHaveLength(1);
  });

  it('reports any other refusal without a reason as it is', async () => {
    withProof(1);
    house.stub.on('PATCH /admin/identity_proofs/77', hydraError(500, 'Internal Server Error'));
    expect(await errorOf(moderate())).toEqual({
      kind: 'server',
      isUnreadable: false,
      status: 500,
      readBack: 'notDone',
    });
  });

  it.each([
    ['a 500', hydraError(500, 'Internal Server Error')],
    ['a page', { status: 500, text: '<html></html>', type: 'text/html' }],
    ['an answer that cannot be read', { status: 200, text: '{', type: 'application/ld+json' }],
  ])('succeeds when the decision is stored, although the answer is %s', async (_, answer) => {
    withProof(1);
    house.stub.on('PATCH /admin/identity_proofs/77', () => {
      withProof(2, { validator: 'Camille D.' });
      return answer;
    });
    expect(await moderate()).toEqual({ status: 2, validator: 'Camille D.' });
    expect(house.stub.calls('PATCH /admin/identity_proofs/77')).toHaveLength(1);
  });

  it('is uncertain when the answer is lost and the user cannot be read again', async () => {
    withProof(1);
    house.stub.on('PATCH /admin/identity_proofs/77', () => {
      house.stub.on('GET /admin/users/5', hydraError(503, 'Service Unavailable'));
      return hydraError(500, 'Internal Server Error');
    });
    expect(await errorOf(moderate())).toMatchObject({ kind: 'server', readBack: 'unseen' });
  });

  it('names the right that each call needs', async () => {
    withProof(1);
    house.stub.on('PATCH /admin/identity_proofs/77', hydraError(400, 'Access Denied.'));
    expect(await errorOf(moderate())).toMatchObject({ kind: 'denied', right: 'user_update' });
    house.stub.on('GET /admin/users/5', hydraError(400, 'Access Denied.'));
    expect(await errorOf(moderate())).toMatchObject({ kind: 'denied', right: 'user_read' });
  });
});

describe('users.acceptIdentity', () => {
  it('records the identity of the user', async () => {
    withProof(3);
    house.stub.on('POST /admin/identity_proofs', { status: 201, json: { id: 80, status: 2 } });
    await accept();
    expect(JSON.parse(house.stub.seen[1]?.body ?? '')).toEqual({ user: '/users/5' });
  });

  it.each([
    ['a 500', hydraError(500, 'Internal Server Error')],
    ['a page', { status: 500, text: '<html></html>', type: 'text/html' }],
  ])('succeeds when the decision is stored, although the answer is %s', async (_, answer) => {
    withProof(3);
    house.stub.on('POST /admin/identity_proofs', () => {
      withProof(2, { validator: 'Camille D.' });
      return answer;
    });
    expect(await accept()).toBeUndefined();
    expect(house.stub.calls('POST /admin/identity_proofs')).toHaveLength(1);
  });

  it('fails when nothing was stored, and reports a conflict when somebody else was faster', async () => {
    withProof(3);
    house.stub.on('POST /admin/identity_proofs', hydraError(500, 'Internal Server Error'));
    expect(await errorOf(accept())).toMatchObject({ kind: 'server', readBack: 'notDone' });
    house.stub.on('POST /admin/identity_proofs', () => {
      withProof(2, { validator: 'Inès A.' });
      return hydraError(500, 'Internal Server Error');
    });
    expect(await errorOf(accept())).toEqual({ kind: 'conflict', reason: 'alreadyVerified', by: 'Inès A.' });
  });

  it('sends nothing for the signed-in person, since the platform would fail', async () => {
    const own = Promise.resolve(house.handlers['users.acceptIdentity']({ userId: ownId }, house.call));
    expect(await errorOf(own)).toEqual({ kind: 'conflict', reason: 'ownAccount' });
    expect(house.said()).toEqual([]);
  });

  it('sends nothing when a proof is accepted already', async () => {
    withProof(2, { validator: 'Inès A.' });
    expect(await errorOf(accept())).toEqual({ kind: 'conflict', reason: 'alreadyVerified', by: 'Inès A.' });
    expect(house.said()).toEqual(['GET /admin/users/5']);
  });
});

describe('the document of a proof', () => {
  const load = (proofId = 77) => house.proofFiles.load({ userId: 5, proofId });
  const pdf = { text: '%PDF-1.4', type: 'application/pdf' };
  const twice = pageWith(streamOf('/Filter [/FlateDecode /FlateDecode]', packed(4, 2)));
  const document = () => `${house.stub.baseUrl}/files/77.pdf`;

  it('is loaded without a token while the proof is pending, and never stored on disk', async () => {
    withProof(1, { fileName: document() });
    house.stub.on('GET /files/77.pdf', pdf);
    const response = await load();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe('%PDF-1.4');
    expect(house.stub.calls('GET /files/77.pdf')[0]?.headers).not.toHaveProperty('authorization');
  });

  it('is no longer shown once the proof is decided, even from memory', async () => {
    withProof(1, { fileName: document() });
    house.stub.on('GET /files/77.pdf', pdf);
    await load();
    withProof(2, { fileName: document() });
    expect((await load()).status).toBe(410);
    expect(house.stub.calls('GET /files/77.pdf')).toHaveLength(1);
  });

  it('is fetched once while it is shown, and again after the page was left or the session ended', async () => {
    withProof(1, { fileName: document() });
    house.stub.on('GET /files/77.pdf', pdf);
    const fetched = async () => {
      expect((await load()).status).toBe(200);
      return house.stub.calls('GET /files/77.pdf').length;
    };
    expect([await fetched(), await fetched()]).toEqual([1, 1]);
    await house.handlers['users.forgetProofFiles'](undefined, house.call);
    expect(await fetched()).toBe(2);
    await house.session.signOut();
    await house.session.signIn({ identifier: 'camille@example.org', password: 'secret' });
    expect(await fetched()).toBe(3);
  });

  it.each([
    ['a document of another kind', 'text/html', 415],
    ['a drawing that can hold scripts', 'image/svg+xml', 415],
    ['what is no PDF', 'application/pdf', 415],
    ['a PDF whose text is packed twice', 'application/pdf', 422, twice],
    ['a picture of more pixels than may be decoded', 'image/png', 422, pngBytes(20_000, 20_000)],
  ])('is refused for %s', async (_, type, status, text = new TextEncoder().encode('<svg/>')) => {
    withProof(1, { fileName: document() });
    house.stub.on('GET /files/77.pdf', { text, type });
    expect((await load()).status).toBe(status);
  });

  it('answers an error status when there is none, and when the user cannot be read', async () => {
    withProof(1, { fileName: null });
    expect((await load()).status).toBe(410);
    expect((await load(78)).status).toBe(404);
    house.stub.on('GET /admin/users/5', hydraError(400, 'Access Denied.'));
    expect((await load()).status).toBe(403);
  });
});
