import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contract } from '#shared/ipc/contract.ts';
import { keyed, type NewBlock, writeBody } from '#shared/resources/campaigns/blocks.ts';
import { type Connected, connect, departures, errorOf } from './support/connected.ts';

let house: Connected;
beforeEach(async () => {
  house = await connect('administrator', 60);
  house.server.requests.length = 0;
});
afterEach(() => house.server.close());

const title: NewBlock = { kind: 'title', text: 'Bonjour' };
const bodyOf = (...blocks: NewBlock[]) => writeBody(blocks.map((block) => keyed(block)));
const image = ({ src, imageId }: { src: string; imageId: number }): NewBlock => ({
  kind: 'image',
  src,
  imageId,
  alt: '',
  href: null,
  isDecorative: false,
});
const create = async (name: string) => {
  const request = contract['campaigns.create'].request.parse({ name, subject: 'Trois places', body: bodyOf(title) });
  const { id } = await house.handlers['campaigns.create'](request, house.call);
  house.server.requests.length = 0;
  return id;
};
/** What departs from the contract; the files themselves are no part of it. */
const wrong = () => departures(house).filter((problem) => !problem.startsWith('GET /images/'));
const choose = () => house.selections.add({ path: '/photo.png', name: 'photo.png', size: 64 }).selectionId;
const upload = (id: number, selectionId = choose()) =>
  house.handlers['campaigns.uploadImage']({ id, selectionId }, house.call);
const save = (id: number, body: string) => house.handlers['campaigns.update']({ id, changes: { body } }, house.call);
const sent = (method: string, path: RegExp) =>
  house.server.requests.filter(({ request }) => request.method === method && path.test(request.url));
const deleted = () => sent('DELETE', /\/images\//).map(({ request }) => Number(request.url.split('/').at(-1)));

describe('the images of a campaign', () => {
  it('are sent without a position, so that the second leaves the first, and their addresses load without a token', async () => {
    const id = await create('Images de juin');
    const [first, second] = [await upload(id), await upload(id)];
    expect([first.isShown, second.isShown]).toEqual([true, true]);
    expect(first.src).not.toBe(second.src);
    for (const { request } of sent('POST', /\/admin\/images$/)) {
      expect([...(request.form?.keys() ?? [])].toSorted()).toEqual(['campaignFile', 'campaignId']);
    }
    expect((await fetch(first.src)).ok).toBe(true);
    expect(wrong()).toEqual([]);
  });

  it('are sent once per choice, however often they are asked for', async () => {
    const id = await create('Images de juillet');
    const selectionId = choose();
    const [one, two] = await Promise.all([upload(id, selectionId), upload(id, selectionId)]);
    expect([two, await upload(id, selectionId)]).toEqual([one, one]);
    expect(sent('POST', /\/admin\/images$/)).toHaveLength(1);
  });

  it('are deleted with the block that showed them, and no other is', async () => {
    const id = await create('Images d’août');
    const [kept, gone] = [await upload(id), await upload(id)];
    await save(id, bodyOf(title, image(kept), image(gone)));
    expect(deleted()).toEqual([]);
    await save(id, bodyOf(title, image(kept)));
    expect(deleted()).toEqual([gone.imageId]);
    expect((await fetch(kept.src)).ok).toBe(true);
    expect((await fetch(gone.src)).ok).toBe(false);
    expect(wrong()).toEqual([]);
  });

  it('stay while another block shows the same file, and while a save failed', async () => {
    const id = await create('Images de mai');
    const shown = await upload(id);
    await save(id, bodyOf(title, image(shown), { ...image(shown), alt: 'Un pont' } as NewBlock));
    await save(id, bodyOf(title, { ...image(shown), imageId: null } as NewBlock));
    expect(deleted()).toEqual([]);
  });

  it('do not keep a save from ending well when the platform does not delete them', async () => {
    const id = await create('Images de mars');
    const missing = { src: 'https://site.example/absent.png', imageId: 999_999 };
    await save(id, bodyOf(title, image(missing)));
    await expect(save(id, bodyOf(title))).resolves.toMatchObject({ id });
    expect(deleted()).toEqual([999_999]);
  });
});

describe('an image that another campaign shows', () => {
  const copy = (id: number, src: string) => house.handlers['campaigns.copyImage']({ id, src }, house.call);

  it('is copied, once, so that the copy stays when the other campaign takes its own away', async () => {
    const [former, id] = [await create('Lettre de mai'), await create('Lettre de juin')];
    const original = await upload(former);
    house.server.requests.length = 0;
    const [own, again] = await Promise.all([copy(id, original.src), copy(id, original.src)]);
    expect(again).toEqual(own);
    expect(own.isShown).toBe(true);
    const [first, ...others] = sent('POST', /\/admin\/images$/);
    expect(others).toEqual([]);
    expect([...(first?.request.form?.keys() ?? [])].toSorted()).toEqual(['campaignFile', 'campaignId']);
    await save(id, bodyOf(title, image(own)));
    await save(former, bodyOf(title, image(original)));
    await save(former, bodyOf(title));
    expect(wrong()).toEqual([]);
    expect((await fetch(original.src)).ok).toBe(false);
    expect((await fetch(own.src)).ok).toBe(true);
  });

  it('that is gone is told, and nothing is uploaded', async () => {
    const former = await create('Lettre de mai');
    const gone = await upload(former);
    await save(former, bodyOf(title, image(gone)));
    await save(former, bodyOf(title));
    const id = await create('Lettre de juin');
    house.images.clear();
    expect(await errorOf(copy(id, gone.src))).toMatchObject({ kind: 'server', status: 404 });
    expect(sent('POST', /\/admin\/images$/)).toEqual([]);
  });
});

describe('a campaign after its first test', () => {
  it('is neither changed nor given an image: what is changed then is never sent', async () => {
    const query = contract['campaigns.list'].request.parse({ page: 1, perPage: 5, sort: [], filters: { status: [1] } });
    const { rows } = await house.handlers['campaigns.list'](query, house.call);
    const id = rows[0]?.id ?? 0;
    const fixed = { kind: 'conflict', reason: 'campaignFixed' };
    expect(await errorOf(save(id, bodyOf(title)))).toMatchObject(fixed);
    expect(await errorOf(upload(id))).toMatchObject(fixed);
    const src = 'https://site.example/image.png';
    expect(await errorOf(house.handlers['campaigns.copyImage']({ id, src }, house.call))).toMatchObject(fixed);
    expect(sent('PATCH', /./)).toEqual([]);
    expect(sent('POST', /./)).toEqual([]);
  });
});

describe('the name of a campaign', () => {
  it('is found again however it is written, since it makes the names of the image files', async () => {
    const id = await create('Lettre d’été, nº 2');
    const find = (name: string, except?: number) =>
      house.handlers['campaigns.findDuplicate']({ name, ...(except !== undefined && { except }) }, house.call);
    expect(await find('LETTRE D’ETE, nº 2 !')).toEqual({ id, name: 'Lettre d’été, nº 2' });
    expect(await find('Lettre d’été, nº 2', id)).toBeNull();
    expect(wrong()).toEqual([]);
  });
});
