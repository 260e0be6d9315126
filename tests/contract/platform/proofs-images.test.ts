import { beforeEach, describe, expect, it } from 'vitest';
import { trainingBaseUrl } from '#training/address.ts';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';

let platform: TestPlatform;
let call: Caller;
beforeEach(async () => {
  platform = openPlatform({ users: 300 });
  call = await as(platform, 'administrator');
});

const read = async (id: number) => (await call('GET', `/admin/users/${id}`)).body;
const withProof = async (status: number) =>
  (await call('GET', `/admin/users?identityStatus[]=${status}&isHitchHiker=true&perPage=300`)).body[
    'hydra:member'
  ].find((user: { identityProofs: { status: number }[] }) => user.identityProofs[0]?.status === status);

describe('identity proofs', () => {
  it('are present in every status', async () => {
    for (const status of [1, 2, 3, 4]) expect(await withProof(status), `status ${status}`).toBeDefined();
  });

  it.each([
    [true, 2, 'acceptedDate'],
    [false, 3, 'refusedDate'],
  ] as const)('are decided with %s when pending, and lose their file', async (validate, status, date) => {
    const user = await withProof(1);
    const [proof] = user.identityProofs;
    const file = await platform.fetch(proof.fileName);
    expect(file.headers.get('content-type')).toBe(proof.mimeType);
    const answer = await call('PATCH', `/admin/identity_proofs/${proof.id}`, { body: { validate } });
    expect([answer.status, answer.body.status, answer.problems]).toEqual([200, status, []]);
    expect((await platform.fetch(proof.fileName)).status).toBe(404);
    const after = await read(user.id);
    expect(after.identityStatus).toBe(status);
    expect(after.identityProofs[0]).toMatchObject({ status, fileName: null, validator: 'Camille A.' });
    expect(after.identityProofs[0][date]).toBe('2026-03-01T09:00:00+00:00');
    const again = await call('PATCH', `/admin/identity_proofs/${proof.id}`, { body: { validate } });
    expect([again.status, again.problems]).toEqual([500, []]);
  });

  it('include photographs, drawings, documents of two pages and a lost one', async () => {
    const all = openPlatform();
    const caller = await as(all, 'administrator');
    const pending = (await caller('GET', '/admin/users?identityProofStatus[]=1&perPage=300')).body[
      'hydra:member'
    ].flatMap(({ identityProofs }: { identityProofs: { status: number; fileName: string; mimeType: string }[] }) =>
      identityProofs.filter(({ status }) => status === 1),
    );
    const starts = new Map<string, string>();
    for (const { fileName, mimeType } of pending) {
      const file = await all.fetch(fileName);
      const text = Buffer.from(await file.arrayBuffer()).toString('latin1');
      starts.set(file.status === 200 ? mimeType : String(file.status), file.status === 200 ? text.slice(0, 4) : '');
      if (mimeType === 'application/pdf' && file.status === 200) expect(text).toContain('/Count 2');
    }
    expect(Object.fromEntries(starts)).toEqual({
      'image/jpeg': '\xff\xd8\xff\xe0',
      'image/png': '\x89PNG',
      'application/pdf': '%PDF',
      404: '',
    });
  });

  it('stay unchanged without a decision, answer 400 for an unknown id, and require a boolean', async () => {
    const [proof] = (await withProof(1)).identityProofs;
    const nothing = await call('PATCH', `/admin/identity_proofs/${proof.id}`, { body: {}, isProper: false });
    expect([nothing.status, nothing.body.status]).toEqual([200, 1]);
    const unknown = await call('PATCH', '/admin/identity_proofs/99999999', { body: { validate: true } });
    expect([unknown.status, unknown.body['hydra:description'], unknown.problems]).toEqual([400, 'Not Found', []]);
    const wrong = await call('PATCH', `/admin/identity_proofs/${proof.id}`, { body: { validate: 1 }, isProper: false });
    expect([wrong.status, wrong.problems]).toEqual([400, []]);
  });

  it('can be accepted without a file, once', async () => {
    const answer = await call('POST', '/admin/identity_proofs', { body: { user: '/users/5' } });
    expect([answer.status, answer.body.status, answer.problems]).toEqual([201, 2, []]);
    expect((await read(5)).identityProofs).toHaveLength(1);
    const decided = await call('PATCH', `/admin/identity_proofs/${answer.body.id}`, { body: { validate: true } });
    expect(decided.status).toBe(500);
    const again = await call('POST', '/admin/identity_proofs', { body: { user: '/users/5' } });
    expect([again.status, again.problems]).toEqual([500, []]);
    const unknown = await call('POST', '/admin/identity_proofs', { body: { user: '/users/99999' } });
    expect([unknown.status, unknown.problems]).toEqual([400, []]);
  });
});

describe('scammers', () => {
  it('deletes the user with that e-mail, and fails when nobody has it', async () => {
    const { email } = await read(8);
    const answer = await call('POST', '/admin/scammers', { body: { email, givenName: 'Faux', telephone: null } });
    expect([answer.status, answer.body.email, answer.problems]).toEqual([201, email, []]);
    expect((await read(8)).status).toBe(4);
    const again = await call('POST', '/admin/scammers', { body: { email } });
    expect([again.status, again.problems]).toEqual([500, []]);
    const watcher = await as(platform, 'hitchhikingWatcher');
    expect((await watcher('POST', '/admin/scammers', { body: { email } })).body['hydra:description']).toBe(
      'Access Denied.',
    );
  });
});

describe('pictures', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const picture = (content: Uint8Array<ArrayBuffer> | string, id = '5', position?: string) => {
    const form = new FormData();
    form.set('userId', id);
    form.set('userFile', new File([content], 'moi.png', { type: 'image/png' }));
    if (position !== undefined) form.set('position', position);
    return call('POST', '/admin/images', { form });
  };
  const bytes = async (url: string) => new Uint8Array(await (await platform.fetch(url)).arrayBuffer());

  it('are served without a token, with a default for people without one', async () => {
    const { avatar, image } = await read(1);
    expect(image).toContain(`${trainingBaseUrl}/images/users/versions/square_800/`);
    const content = await bytes(avatar);
    expect([...content.slice(1, 4)]).toEqual([0x50, 0x4e, 0x47]);
    const without = (await call('GET', '/admin/users?perPage=50')).body['hydra:member'].find(
      (user: { image: string | null }) => user.image === null,
    );
    expect((await platform.fetch(without.avatar)).status).toBe(200);
    expect((await platform.fetch(`${trainingBaseUrl}/images/users/versions/square_250/rien.png`)).status).toBe(404);
  });

  it('are replaced at position 1, at the new address that the answer gives', async () => {
    const before = await read(5);
    const answer = await picture(png, '5', '1');
    expect([answer.status, answer.problems]).toEqual([201, []]);
    const after = await read(5);
    expect(answer.body.image).toBe(after.image);
    expect(after.avatar).not.toBe(before.avatar);
    expect(await bytes(after.image)).toEqual(png);
    const second = await picture(png);
    expect(second.status).toBe(201);
    expect((await read(5)).image).toBe(after.image);
  });

  it('are refused for other files, an unknown owner, and incomplete fields', async () => {
    const text = await picture('bonjour');
    expect([text.status, text.problems]).toEqual([500, []]);
    const unknown = await picture(png, '99999');
    expect([unknown.status, unknown.problems]).toEqual([400, []]);
    const nothing = await call('POST', '/admin/images', { form: new FormData() });
    expect([nothing.status, nothing.body['hydra:description'], nothing.problems]).toEqual([
      400,
      'A valid file is required',
      [],
    ]);
    const form = new FormData();
    form.set('relayPointTypeId', '1');
    form.set('relayPointTypeFile', new File([png], 'a.png'));
    expect((await call('POST', '/admin/images', { form })).status).toBe(404);
  });
});
