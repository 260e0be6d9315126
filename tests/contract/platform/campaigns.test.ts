import { beforeEach, describe, expect, it } from 'vitest';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { denied, notFound, type Row, reader, serverError } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { send, rows, total, item, refusal } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 200 });
  call = await as(platform, 'administrator');
});

const body = JSON.stringify([
  { type: 'title', position: 1, value: 'Bonjour & bienvenue' },
  { type: 'text', position: 2, value: '<p>Texte</p>', kind: 'button', label: 'Lire' },
]);
const written = { name: 'Rentrée', subject: 'La rentrée à plusieurs', body };
const create = async (changes = {}): Promise<number> =>
  (await send('POST', '/admin/campaigns', { ...written, ...changes })).body.id;
const read = (id: number) => item(`/admin/campaigns/${id}`);

describe('campaigns', () => {
  it('are forty, of several authors, in every status, and searched by what the contract names', async () => {
    const all = await rows('/admin/campaigns?perPage=100');
    expect(all).toHaveLength(40);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([0, 1, 2, 3]));
    expect(new Set(all.map(({ creatorId }) => creatorId)).size).toBeGreaterThan(2);
    expect(new Set(all.map(({ filterType }) => filterType))).toEqual(new Set([null, 1, 2]));
    expect(await total('/admin/campaigns?status[]=0&status[]=3')).toBe(
      all.filter(({ status }) => status === 0 || status === 3).length,
    );
    expect(await total('/admin/campaigns?name=reunion')).toBeGreaterThan(0);
    expect(await total('/admin/campaigns?email=nulle-part')).toBe(0);
    const dates = (await rows('/admin/campaigns?order[createdDate]=desc')).map(({ createdDate }) => createdDate);
    expect(dates).toEqual(dates.toSorted().toReversed());
    const half = dates[20];
    expect(await total(`/admin/campaigns?createdDate[after]=${encodeURIComponent(half)}`)).toBe(21);
  });

  it('are created by the requester, and keep status, author and sender whatever a body says', async () => {
    const sent = { ...written, status: 2, creatorId: 3, email: 'moi@example.org' };
    const { body: answer, status } = await send('POST', '/admin/campaigns', sent, false);
    expect(status).toBe(201);
    expect(answer).toMatchObject({ ...written, status: 0, creatorId: 1, email: 'nouvelles@example.org' });
    expect(answer).not.toHaveProperty('updatedDate');
    const changed = await send('PATCH', `/admin/campaigns/${answer.id}`, { subject: 'Autre', status: 2 }, false);
    expect(changed.body).toMatchObject({ subject: 'Autre', status: 0, name: 'Rentrée' });
    expect((await send('DELETE', `/admin/campaigns/${answer.id}`)).status).toBe(204);
    expect(await refusal('GET', `/admin/campaigns/${answer.id}`)).toEqual(notFound);
  });

  it.each([
    ['nothing', {}, 400, 'name: Cette valeur'],
    ['a blank subject', { ...written, subject: '' }, 400, 'subject: Cette valeur'],
    ['a body as a list', { ...written, body: [] }, 400, 'must be "string", "array" given'],
    ['a subject of null', { ...written, subject: null }, 400, 'must be "string", "NULL" given'],
    ['a name that is too long', { ...written, name: 'x'.repeat(256) }, 500, 'a page'],
    ['filters that are too long', { ...written, filters: 'x'.repeat(513) }, 500, 'a page'],
  ])('are refused with %s', async (_, wrong, status, text) => {
    const [answered, said] = await refusal('POST', '/admin/campaigns', wrong);
    expect(answered).toBe(status);
    expect(said).toContain(text);
  });

  it('of others are hidden from whoever has no role of administrator', async () => {
    call = await as(platform, 'communityManager');
    const own = await rows('/admin/campaigns?perPage=100');
    expect(new Set(own.map(({ creatorId }) => creatorId))).toEqual(new Set([3]));
    expect(await refusal('GET', '/admin/campaigns/1')).toEqual(notFound);
    expect(await refusal('PATCH', '/admin/campaigns/1', { name: 'x' })).toEqual(notFound);
    expect(await refusal('DELETE', `/admin/campaigns/${own[0]?.id}`)).toEqual(denied);
    call = await as(platform, 'noAdministration');
    expect(await refusal('GET', '/admin/campaigns')).toEqual(denied);
    expect(await refusal('POST', '/admin/campaigns', written)).toEqual(denied);
  });

  it('hold every kind of body: with unknown elements, without JSON, and one that cannot be sent', async () => {
    const all = await rows('/admin/campaigns?perPage=100');
    const elements = all.flatMap((row): Row[] => (row.body.startsWith('[') ? JSON.parse(row.body) : []));
    expect(new Set(elements.map(({ type }) => type))).toEqual(new Set(['title', 'text', 'image', 'video']));
    expect(new Set(elements.map(({ kind }) => kind))).toEqual(new Set([undefined, 'image', 'button', 'divider']));
    expect(all.filter((row) => row.body.startsWith('<'))).toHaveLength(1);
    expect(all.filter(({ source, filterType }) => source === 2 && filterType === 2)).toHaveLength(1);
    const broken = all.find((row) => row.body.includes('disparu')) as Row;
    expect(await refusal('GET', `/admin/users/send-campaign?campaignId=${broken.id}&mode=1`)).toEqual(serverError);
    expect((await read(broken.id)).status).toBe(0);
  });

  it('one is being sent: it is tested until its sending ends', async () => {
    const [newest] = await rows('/admin/campaigns?order[updatedDate]=desc&perPage=1');
    expect(newest).toMatchObject({ status: 1, source: 1 });
    platform.clock.time += 6 * 60_000;
    expect(await read(newest?.id ?? 0)).toMatchObject({ status: 2 });
    expect(platform.sent()).toEqual([]);
  });
});

describe('pictures of campaigns', () => {
  const png = (last: number) => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, last]);
  const upload = async (id: number, last: number, position?: string) => {
    const form = new FormData();
    form.set('campaignId', String(id));
    form.set('campaignFile', new File([png(last)], 'affiche.png', { type: 'image/png' }));
    if (position !== undefined) form.set('position', position);
    const answer = await call('POST', '/admin/images', { form });
    expect(answer.problems).toEqual([]);
    return answer.body as { id: number; image: string };
  };
  const at = async (url: string) => {
    const response = await platform.fetch(url);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : response.status;
  };

  it('stand beside each other without a position, at complete addresses that need no token', async () => {
    const id = await create();
    const [first, second] = [await upload(id, 1), await upload(id, 2)];
    expect(first.image).not.toBe(second.image);
    expect([await at(first.image), await at(second.image)]).toEqual([png(1), png(2)]);
  });

  it('at a constant position, only the last one stays', async () => {
    const id = await create();
    const first = await upload(id, 1, '1');
    const second = await upload(id, 2, '1');
    expect(await at(first.image)).toEqual(png(2));
    expect((await send('DELETE', `/images/${first.id}`, undefined, false)).status).toBe(400);
    expect((await send('DELETE', `/images/${second.id}`)).status).toBe(204);
    expect(await at(second.image)).toBe(404);
  });

  it('of two campaigns with one name share their files', async () => {
    const [left, right] = [await create(), await create()];
    const mine = await upload(left, 1);
    await upload(right, 2);
    expect(await at(mine.image)).toEqual(png(2));
  });

  it('seeded ones load from the address in the body until they are deleted', async () => {
    const [full] = (await rows('/admin/campaigns?perPage=100')).filter(
      ({ body: text }) => text.includes('"type":"image"') && !text.includes('disparu'),
    );
    const { src, id } = JSON.parse(full?.body).find(({ type }: Row) => type === 'image');
    expect(await at(src)).toBeInstanceOf(Uint8Array);
    await send('DELETE', `/images/${id}`);
    expect(await at(src)).toBe(404);
  });
});
