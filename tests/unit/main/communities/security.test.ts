import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { communitySecurityHandlers } from '#main/communities/security.ts';
import { FileSelections } from '#main/files/selections.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import { maxLoginFile } from '#shared/ipc/community-securities.ts';
import { hydraError } from '#tests/support/platform-stub.ts';
import { credentials, errorOf, type House, openHouse } from '../session/support.ts';

const upload = 'POST /admin/community_securities';
let house: House;
let disk: { text: string; size?: number };
let reads: number;
/** The files of the community on the platform. */
let kept: { id: number; filename: string }[];
let selections: FileSelections;
let handlers: ReturnType<typeof communitySecurityHandlers>;
let call: CallContext;
let committed: number;

beforeEach(async () => {
  house = await openHouse();
  await house.session.signIn(credentials);
  house.stub.seen.length = 0;
  disk = { text: 'anna;secret1\n\nboris;secret2\n' };
  reads = 0;
  kept = [{ id: 7, filename: '1-4.csv' }];
  committed = 0;
  const commit = () => {
    committed += 1;
  };
  call = { signal: new AbortController().signal, progress: () => {}, commit };
  selections = new FileSelections();
  const files = {
    stat: async () => ({ name: 'a.csv', size: disk.size ?? disk.text.length }),
    read: async () => {
      reads += 1;
      return new TextEncoder().encode(disk.text);
    },
  };
  handlers = communitySecurityHandlers({ client: house.client, files, selections });
  house.stub.on('GET /admin/communities/4', () => ({ json: { id: 4, communitySecurities: kept } }));
  house.stub.on(upload, () => {
    kept = [{ id: 8, filename: '2-4.csv' }];
    return { status: 201, json: { community: '/communities/4', filename: '2-4.csv', originalName: 'a.csv' } };
  });
});
afterEach(() => house.close());

const choose = () => selections.add({ path: '/home/a.csv', name: 'a.csv', size: 10 }).selectionId;
const check = (selectionId: string) =>
  Promise.resolve(handlers['communities.checkSecurityFile']({ selectionId }, call));
const send = (selectionId: string) =>
  Promise.resolve(handlers['communities.uploadSecurityFile']({ communityId: 4, selectionId }, call));
const checkedFile = async () => {
  const selectionId = choose();
  expect(await check(selectionId)).toMatchObject({ outcome: 'ready' });
  return selectionId;
};
const sent = () => house.stub.seen.filter(({ method }) => method === 'POST');

describe('checking a login file', () => {
  it('refuses one of 10 MB before it is read', async () => {
    disk.size = 10 * 1024 * 1024;
    expect(await check(choose())).toEqual({ outcome: 'unfit', reason: 'tooLarge' });
    expect(reads).toBe(0);
    disk.size = maxLoginFile;
    expect(await check(choose())).toMatchObject({ outcome: 'ready' });
  });

  it('sends nothing', async () => {
    await checkedFile();
    expect(house.stub.seen).toEqual([]);
  });

  it('of an unknown choice says that it has expired', async () => {
    expect(await errorOf(check('nothing'))).toMatchObject({ kind: 'file', reason: 'expired' });
  });
});

describe('sending a login file', () => {
  it('sends the checked lines once, then releases the choice', async () => {
    const selectionId = await checkedFile();
    await send(selectionId);
    expect(sent()).toHaveLength(1);
    expect(sent()[0]?.body).toContain('anna;secret1\nboris;secret2\n');
    expect(sent()[0]?.body).toContain('filename="a.csv"');
    expect(committed).toBe(1);
    expect(await errorOf(send(selectionId))).toMatchObject({ kind: 'file', reason: 'expired' });
  });

  it.each([
    ['has become wrong', 'anna\n'],
    ['has become another one', 'anna;other\n'],
  ])('sends nothing when the file %s since it was checked', async (_, text) => {
    const selectionId = await checkedFile();
    disk.text = text;
    expect(await errorOf(send(selectionId))).toMatchObject({ kind: 'file', reason: 'changed' });
    expect(house.stub.seen).toEqual([]);
  });

  it('sends nothing of a file that was never checked', async () => {
    expect(await errorOf(send(choose()))).toMatchObject({ kind: 'file', reason: 'changed' });
    expect(house.stub.seen).toEqual([]);
  });

  it('sends nothing when the community cannot be read', async () => {
    const selectionId = await checkedFile();
    house.stub.on('GET /admin/communities/4', hydraError(400, 'Not Found'));
    expect(await errorOf(send(selectionId))).toMatchObject({ kind: 'notFound' });
    expect([sent(), committed]).toEqual([[], 0]);
  });

  it('says that nothing was done when the platform refuses the file, which stays chosen', async () => {
    const selectionId = await checkedFile();
    house.stub.on(upload, hydraError(500, 'Internal Server Error'));
    expect(await errorOf(send(selectionId))).toMatchObject({ kind: 'server', readBack: 'notDone' });
    expect(sent()).toHaveLength(1);
    expect(await check(selectionId)).toMatchObject({ outcome: 'ready' });
  });

  it('is done when the answer was lost and the community has another file', async () => {
    const selectionId = await checkedFile();
    house.stub.on(upload, () => {
      kept = [{ id: 8, filename: '2-4.csv' }];
      return 'drop';
    });
    await send(selectionId);
    expect(sent()).toHaveLength(1);
  });
});
