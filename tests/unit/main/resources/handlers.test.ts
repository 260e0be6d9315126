import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FileSelections } from '#main/files/selections.ts';
import type { CallContext } from '#main/ipc/handler.ts';
import type { Files, HttpFetch } from '#main/ports.ts';
import { recordHandlers } from '#main/resources/handlers.ts';
import type { RelayPointWrite } from '#shared/resources/relaypoints/index.ts';
import { FakeStore, listeningLog } from '#tests/support/fakes.ts';
import { pngBytes } from '#tests/support/pictures.ts';
import { hydra } from '#tests/support/platform-stub.ts';
import { credentials, errorOf, type House, openHouse } from '../session/support.ts';

const MB = 1024 * 1024;
let house: House;
let selections: FileSelections;
let store: FakeStore;
/** What the chosen file holds, and what the disk says of its size beforehand. */
let content: Uint8Array;
let toldSize: number;
/** What happened beyond this process, in order. */
let events: string[];
const call: CallContext = {
  signal: new AbortController().signal,
  progress: () => {},
  commit: () => events.push('commit'),
};

const files = {
  stat: async () => ({ name: 'photo.png', size: toldSize }),
  read: async () => content,
  // Nothing else of the disk is used.
} as unknown as Files;

const place: HttpFetch = async (_, init) => {
  events.push(init?.method ?? 'GET');
  return init?.method === 'POST' ? Response.json({ location: '/a.png' }) : new Response(pngBytes(300, 300));
};

const handlersFor = (target?: string) => {
  const { client, session, images } = house;
  const articlePictures = { fetch: place, target };
  const { log } = listeningLog();
  return recordHandlers({
    ...{ client, session, images, selections, files, store, log, articlePictures },
    baseUrl: house.stub.baseUrl,
    platformLanguage: 'fr',
  });
};

const choose = () => selections.add({ path: '/photo.png', name: 'photo.png', size: toldSize }).selectionId;
const held = (bytes: Uint8Array, size = bytes.byteLength) => {
  content = bytes;
  toldSize = size;
};

beforeEach(async () => {
  house = await openHouse();
  await house.session.signIn(credentials);
  house.stub.seen.length = 0;
  selections = new FileSelections();
  store = new FakeStore();
  events = [];
  held(pngBytes(300, 300));
});
afterEach(() => house.close());

describe('the picture of an event', () => {
  const upload = (selectionId = choose()) =>
    Promise.resolve(handlersFor()['events.uploadImage']({ id: 5, selectionId }, call));

  beforeEach(() => {
    const dates = { fromDate: '2026-05-02T18:30:00+02:00', toDate: '2026-05-02T22:00:00+02:00' };
    const event = { id: 5, name: 'Fête', status: 1, ...dates };
    house.stub.on('GET /admin/events/5', { json: event });
    house.stub.on('GET /admin/events', hydra([event]));
    house.stub.on('POST /admin/images', { status: 201, json: { id: 1 } });
  });

  it('is sent once, at position 1, under the name of its owner', async () => {
    const selectionId = choose();
    await upload(selectionId);
    const [sent] = house.stub.calls('POST /admin/images');
    expect(sent?.body).toMatch(/name="eventId"\r\n\r\n5\r\n/);
    expect(sent?.body).toMatch(/name="eventFile"; filename="photo.png"\r\nContent-Type: image\/png/);
    expect(sent?.body).toMatch(/name="position"\r\n\r\n1\r\n/);
    expect(await errorOf(upload(selectionId))).toEqual({ kind: 'file', reason: 'expired' });
  });

  it('is visible at once, although it has the address of the former one', async () => {
    const address = `${house.stub.baseUrl}/p.png`;
    house.stub.on('GET /p.png', { text: pngBytes(300, 300), type: 'image/png' });
    await house.images.load(address);
    await upload();
    await house.images.load(address);
    expect(house.stub.calls('GET /p.png')).toHaveLength(2);
  });

  it('disappears where the new one was refused, since the platform deletes the old one first', async () => {
    const address = `${house.stub.baseUrl}/p.png`;
    house.stub.on('GET /p.png', { text: pngBytes(300, 300), type: 'image/png' });
    await house.images.load(address);
    house.stub.on('POST /admin/images', { status: 500, text: '<html></html>', type: 'text/html' });
    house.stub.on('GET /p.png', { status: 404, text: '' });
    expect(await errorOf(upload())).toMatchObject({ kind: 'server' });
    expect((await house.images.load(address)).status).toBe(404);
  });

  it.each([
    ['a file that is no picture', () => held(new TextEncoder().encode('%PDF-1.7')), 'notAnImage'],
    ['a picture that is too small', () => held(pngBytes(199, 300)), 'badSize'],
    ['one that grew beyond 4 MB since its size was told', () => held(pngBytes(300, 300, 4 * MB + 1), 64), 'tooLarge'],
  ])('is not sent when it is %s', async (_, hold, reason) => {
    hold();
    expect(await errorOf(upload())).toEqual({ kind: 'file', reason });
    expect(house.stub.calls('POST /admin/images')).toEqual([]);
  });
});

describe('the picture of a relay point', () => {
  const owner = { resource: 'relaypoints', id: 1 } as const;
  /**
   * As the platform answers the upload and the point: the folder is that of the kind, the file is named after the
   * point.
   */
  const avatar = 'https://platform.example/upload/relaypoints/images/versions/250-gare-de-metz-1.jpg.png';
  const point = { id: 1, name: 'Gare de Metz', status: 1, official: true, address: null, avatar };
  const remove = () => Promise.resolve(handlersFor()['images.takeAway'](owner, call));
  const isRemovable = (of: string | null = avatar) =>
    handlersFor()['images.isRemovable']({ ...owner, avatar: of }, call);
  const deletions = () => house.stub.seen.filter(({ method }) => method === 'DELETE').map(({ path }) => path);

  beforeEach(async () => {
    house.stub.on('GET /admin/relaypoints/1', { json: point });
    house.stub.on('GET /admin/relaypoints', hydra([point]));
    house.stub.on('POST /admin/images', { status: 201, json: { '@id': '/images/5', id: 5, image: avatar, avatar } });
    house.stub.on('DELETE /images/5', { status: 204, text: '' });
    await handlersFor()['relaypoints.uploadImage']({ id: 1, selectionId: choose() }, call);
  });

  it('is removed by the id from the answer to its upload', async () => {
    expect(await isRemovable()).toBe(true);
    await remove();
    expect(deletions()).toEqual(['/images/5']);
    expect(await isRemovable()).toBe(false);
  });

  it('cannot be removed where it was uploaded elsewhere or another file has replaced it', async () => {
    expect(await isRemovable('https://platform.example/upload/relaypoints/images/versions/250-gare-1.jpg.png')).toBe(
      false,
    );
    expect(await isRemovable(null)).toBe(false);
    expect(await handlersFor()['images.isRemovable']({ resource: 'events', id: 1, avatar }, call)).toBe(false);
  });

  it('stays when it was replaced elsewhere, with an error that says so', async () => {
    const json = { 'hydra:title': 'An error occurred', 'hydra:description': 'Not Found' };
    house.stub.on('DELETE /images/5', { status: 400, json, type: 'application/ld+json' });
    expect(await errorOf(remove())).toMatchObject({ kind: 'conflict', reason: 'pictureReplaced' });
    expect(await isRemovable()).toBe(false);
  });

  it('stays when a relay point of the same name shares its file', async () => {
    house.stub.on('GET /admin/relaypoints', hydra([point, { ...point, id: 2, name: 'gare de METZ' }]));
    expect(await errorOf(remove())).toMatchObject({ reason: 'nameTaken', duplicate: { id: 2 } });
    expect(deletions()).toEqual([]);
  });
});

describe('a picture for the text of an article', () => {
  const target = 'https://site.example.org/image.php';
  const upload = (at?: string) =>
    Promise.resolve(handlersFor(at)['articles.uploadPicture']({ selectionId: choose() }, call));

  it('is sent to the upload address of the site, and checked there', async () => {
    expect(await upload(target)).toEqual({ address: 'https://site.example.org/a.png' });
    expect(events).toEqual(['POST', 'GET']);
  });

  it.each([
    ['it is no picture', () => held(new TextEncoder().encode('%PDF-1.7')), 'notAnImage'],
    ['it is too large', () => held(pngBytes(300, 300, 4 * MB + 1)), 'tooLarge'],
    ['it is too small', () => held(pngBytes(199, 300)), 'badSize'],
  ])('is not sent when %s', async (_, hold, reason) => {
    hold();
    expect(await errorOf(upload(target))).toEqual({ kind: 'file', reason });
    expect(events).toEqual([]);
  });

  it('is refused where the site has no upload address', async () => {
    expect(await errorOf(upload())).toMatchObject({ kind: 'refused', platformText: 'articleImageUrl' });
    expect(events).toEqual([]);
  });
});

describe('a new relay point with a structure', () => {
  const address = { latitude: 48.69, longitude: 6.18 };
  // The bridge has filled in the rest.
  const values = { name: 'Gare', status: 1, address, isOfficial: false, creatorId: 1 } as RelayPointWrite;
  const create = (structureId: number | null) =>
    Promise.resolve(handlersFor()['relaypoints.create']({ ...values, structureId }, call));

  beforeEach(() => {
    const told = (name: string, json: object, status: number) => () => {
      events.push(name);
      return { status, json };
    };
    house.stub.on('POST /admin/relaypoints', told('POST', { id: 50 }, 201));
    house.stub.on('PATCH /admin/relaypoints/50', told('PATCH', { id: 50 }, 200));
  });

  it('cannot be cancelled between its creation and the saving of its structure', async () => {
    await create(2);
    expect(events).toEqual(['POST', 'commit', 'PATCH']);
  });

  it('is created in one call where there is no structure', async () => {
    expect(await create(null)).toEqual({ id: 50 });
    expect(events).toEqual(['POST']);
  });
});
