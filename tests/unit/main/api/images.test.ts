import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PlatformImages } from '#main/api/images.ts';
import { Pictures } from '#main/api/pictures.ts';
import { listeningLog, patient, silent } from '#tests/support/fakes.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';
import { jpegBytes, pngBytes } from '#tests/support/pictures.ts';
import { PlatformStub } from '#tests/support/platform-stub.ts';
import { iconSvg } from '#training/drawings/scenes.ts';

let stub: PlatformStub;
let images: PlatformImages;
let lines: string[];
let isSignedIn: boolean;
beforeEach(async () => {
  stub = await PlatformStub.start();
  const listening = listeningLog();
  lines = listening.lines;
  isSignedIn = true;
  images = new PlatformImages({
    baseUrl: stub.baseUrl,
    fetch: nodeNetwork(),
    others: {
      hosts: ['cdn.example.org'],
      fetch: async ({ pathname }) =>
        new Response(pngBytes(8, pathname.length), {
          headers: { 'content-type': pathname === '/a.html' ? 'text/html' : 'image/png' },
        }),
    },
    log: listening.log,
    isSignedIn: () => isSignedIn,
  });
});
afterEach(() => stub.stop());

const png = { text: pngBytes(8, 8), type: 'image/png; charset=binary' };
const at = (path: string) => `${stub.baseUrl}${path}`;

describe('a picture of the platform', () => {
  it('is served with its type, and kept by nobody else', async () => {
    stub.on('GET /a.png', { ...png, headers: { 'set-cookie': 'spy=1', 'cache-control': 'max-age=9999' } });
    const response = await images.load(at('/a.png'));
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png.text);
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-length': '64',
      'content-type': 'image/png',
    });
  });

  it('is an SVG where it is shown as an icon, and nowhere else', async () => {
    const icon = { text: iconSvg(1, false), type: 'image/svg+xml' };
    const hostile = { text: `<svg xmlns="http://www.w3.org/2000/svg"><filter/></svg>`, type: 'image/svg+xml' };
    stub.on('GET /icons/1.svg', icon).on('GET /icons/2.svg', hostile);
    const response = await images.load(at('/icons/1.svg'), undefined, 'icon');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
    expect(await response.text()).toBe(icon.text);
    // Not from the cache of icons either.
    for (const kind of ['picture', 'avatar', 'document'] as const) {
      expect([kind, (await images.load(at('/icons/1.svg'), undefined, kind)).status]).toEqual([kind, 415]);
    }
    expect((await images.load(at('/icons/2.svg'), undefined, 'icon')).status).toBe(422);
  });

  it('is requested without token, cookie or referrer', async () => {
    stub.on('GET /a.png', png);
    await images.load(at('/a.png'));
    const headers = stub.seen[0]?.headers ?? {};
    expect(['authorization', 'cookie', 'referer'].filter((name) => name in headers)).toEqual([]);
  });

  it('is requested once, however many rows show it', async () => {
    stub.on('GET /a.png', png);
    const all = await Promise.all(Array.from({ length: 100 }, () => images.load(at('/a.png'))));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    await images.load(at('/a.png'));
    expect(stub.seen).toHaveLength(1);
  });

  it('is requested again after the cache is cleared, also when that happens while it loads', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    stub.on('GET /a.png', async () => {
      await held;
      return png;
    });
    const loading = images.load(at('/a.png'));
    await expect.poll(() => stub.seen.length, patient).toBe(1);
    images.clear();
    release();
    await loading;
    await images.load(at('/a.png'));
    await images.load(at('/a.png'));
    expect(stub.seen).toHaveLength(2);
  });

  it('is dropped from the cache when newer ones need the room', async () => {
    const big = { text: pngBytes(8, 8, 6 * 1024 * 1024), type: 'image/png' };
    const names = ['/1', '/2', '/3', '/4', '/5', '/6'];
    for (const name of names) stub.on(`GET ${name}`, big);
    for (const name of names.slice(0, 5)) await images.load(at(name));
    await images.load(at('/1'));
    await images.load(at('/6'));
    stub.seen.length = 0;
    await images.load(at('/1'));
    expect(stub.seen).toHaveLength(0);
    await images.load(at('/2'));
    expect(stub.seen).toHaveLength(1);
  });
});

describe('refusals of the picture loader', () => {
  it.each([
    ['a page', { text: '<html>', type: 'text/html' }, 415],
    ['something without a type', { text: 'x', type: '' }, 415],
    ['a missing one', { status: 404, text: '' }, 404],
    ['a failure', { status: 500, text: '' }, 502],
    ['one that is too large', { text: new Uint8Array(8 * 1024 * 1024 + 1), type: 'image/png' }, 413],
    ['one that only says that it is one', { text: '<svg/>', type: 'image/png' }, 415],
    ['one of 20,000 x 20,000 pixels', { text: pngBytes(20_000, 20_000), type: 'image/png' }, 422],
    ['one of 10,000 x 10,000 pixels', { text: jpegBytes(10_000, 10_000), type: 'image/jpeg' }, 422],
    ['one that leads elsewhere', { status: 302, headers: { location: '/b' } }, 502],
  ])('%s', async (_, answer, status) => {
    stub.on('GET /a', answer).on('GET /b', png);
    const response = await images.load(at('/a'));
    expect(response.status).toBe(status);
    expect(await response.text()).toBe('');
  });

  it('sends no request to a refused address', async () => {
    expect((await images.load(stub.baseUrl.replace('127.0.0.1', 'localhost'))).status).toBe(403);
    expect(stub.seen).toHaveLength(0);
  });

  it('shows nothing after sign-out, not even pictures in memory', async () => {
    stub.on('GET /a.png', png);
    await images.load(at('/a.png'));
    isSignedIn = false;
    expect((await images.load(at('/a.png'))).status).toBe(401);
    expect((await images.load('https://cdn.example.org/a.png')).status).toBe(401);
    expect(stub.seen).toHaveLength(1);
  });

  it('loads a picture from another host only where the site names it, under the same rules', async () => {
    const shown = await images.load('https://cdn.example.org/a.png');
    expect(shown.status).toBe(200);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(pngBytes(8, '/a.png'.length));
    expect((await images.load('https://cdn.example.org/a.html')).status).toBe(415);
    expect((await images.load('https://elsewhere.example.org/a.png')).status).toBe(403);
    expect((await images.load('https://elsewhere.example.org/somebody.png')).status).toBe(403);
    expect(lines.filter((line) => line.includes('elsewhere.example.org'))).toHaveLength(1);
    expect(lines.join()).not.toContain('somebody');
  });

  it('logs a broken connection without the address of the picture', async () => {
    stub.on('GET /somebody.png', () => 'drop');
    expect((await images.load(at('/somebody.png'))).status).toBe(502);
    expect(lines.join()).toContain('could not be loaded');
    expect(lines.join()).not.toContain('somebody');
  });
});

it('serves the other callers when one of them cancels', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  stub.on('GET /a.png', async () => {
    await held;
    return png;
  });
  const control = new AbortController();
  const leaving = images.load(at('/a.png'), control.signal);
  const staying = images.load(at('/a.png'));
  control.abort();
  expect((await leaving).status).toBe(502);
  expect(lines).toEqual([]);
  release();
  expect((await staying).status).toBe(200);
});

it('is not loaded on once all who waited for it have cancelled', async () => {
  const asked = Promise.withResolvers<AbortSignal>();
  const pictures = new Pictures({
    fetch: (_address, init) => {
      if (init?.signal) asked.resolve(init.signal);
      return new Promise(() => {});
    },
    log: silent,
    kind: 'picture',
  });
  const leaving = new AbortController();
  const answer = pictures.load(new URL('https://cdn.example.org/a.png'), leaving.signal);
  const signal = await asked.promise;
  leaving.abort();
  expect((await answer).status).toBe(502);
  expect(signal.aborted).toBe(true);
});
