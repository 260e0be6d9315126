import { beforeEach, describe, expect, it } from 'vitest';
import { trainingBaseUrl } from '#training/address.ts';
import { as, type Caller, openPlatform, type TestPlatform } from '../support/caller.ts';
import { reader } from './content-support.ts';

let platform: TestPlatform;
let call: Caller;
const { rows, item, send } = reader(() => call);
beforeEach(async () => {
  platform = openPlatform({ users: 20 });
  call = await as(platform, 'administrator');
});

const png = (last: number) => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, last]);
async function upload(owner: string, id: number, content: Uint8Array<ArrayBuffer>, position?: string) {
  const form = new FormData();
  form.set(`${owner}Id`, String(id));
  form.set(`${owner}File`, new File([content], 'affiche.png', { type: 'image/png' }));
  if (position !== undefined) form.set('position', position);
  const answer = await call('POST', '/admin/images', { form });
  expect(answer.problems).toEqual([]);
  return answer;
}
const bytes = async (url: string) => new Uint8Array(await (await platform.fetch(url)).arrayBuffer());

describe.each([
  ['event', '/admin/events', 'events'],
  ['relayPoint', '/admin/relaypoints', 'relaypoints'],
  ['editorial', '/admin/editorials', 'editorials'],
])('pictures of the resource %s', (owner, path, folder) => {
  const bare = async () => (await rows(`${path}?perPage=200`)).find(({ image }) => image === null)?.id ?? 0;

  it('are in the record, at the address that the answer gives', async () => {
    const id = await bare();
    const answer = await upload(owner, id, png(1), '1');
    expect(answer.status).toBe(201);
    const { image, avatar } = await item(`${path}/${id}`);
    expect(image).toContain(`${trainingBaseUrl}/images/${folder}/versions/square_800/`);
    expect([await bytes(image), await bytes(avatar)]).toEqual([png(1), png(1)]);
    expect([answer.body.image, answer.body.avatar]).toEqual([image, avatar]);
  });

  it('are replaced at the same position under the same address', async () => {
    const id = await bare();
    await upload(owner, id, png(1), '1');
    const before = (await item(`${path}/${id}`)).image;
    await upload(owner, id, png(2), '1');
    expect((await item(`${path}/${id}`)).image).toBe(before);
    expect(await bytes(before)).toEqual(png(2));
  });

  it('are added after the others without a position', async () => {
    const id = await bare();
    await upload(owner, id, png(1), '1');
    await upload(owner, id, png(2));
    expect(await bytes((await item(`${path}/${id}`)).image)).toEqual(png(1));
  });

  it('are refused for an unknown owner', async () => {
    expect((await upload(owner, 999_999, png(1), '1')).status).toBe(400);
  });
});

it('two relay points with one name share one file', async () => {
  const duplicates = (await rows('/admin/relaypoints?name=parking%20de%20la%20gare&perPage=500')).slice(0, 2);
  const [left, right] = duplicates.map(({ id }) => id);
  await upload('relayPoint', left ?? 0, png(1), '1');
  await upload('relayPoint', right ?? 0, png(2), '1');
  expect(await bytes((await item(`/admin/relaypoints/${left}`)).image)).toEqual(png(2));
});

it('seeded pictures exist, and every type has a default icon', async () => {
  const [event] = (await rows('/admin/events?perPage=100')).filter(({ image }) => image !== null);
  expect((await platform.fetch(event?.image)).headers.get('content-type')).toBe('image/png');
  const { iconUrl, iconPrivateUrl } = (await send('GET', '/admin/relaypoint_types/1')).body;
  expect(await bytes(iconUrl)).not.toEqual(await bytes(iconPrivateUrl));
});
