import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MapTiles } from '#main/map/tiles.ts';
import { listeningLog } from '#tests/support/fakes.ts';
import { nodeNetwork } from '#tests/support/node-network.ts';
import { gifBytes, pngBytes } from '#tests/support/pictures.ts';
import { PlatformStub } from '#tests/support/platform-stub.ts';

let stub: PlatformStub;
beforeEach(async () => {
  stub = await PlatformStub.start();
});
afterEach(() => stub.stop());

const fetch = nodeNetwork();
const png = { text: pngBytes(256, 256), type: 'image/png' };
const tile = { zoom: 6, x: 33, y: 22 };
const tilesOf = (template = `${stub.baseUrl}/{z}/{x}/{y}.png?style=plain`) => {
  const { log, lines } = listeningLog();
  return { tiles: new MapTiles({ template, fetch, log }), lines };
};

describe('a tile of the map', () => {
  it('is loaded from the server of the site, without token, cookie or referrer', async () => {
    stub.on('GET /6/33/22.png', png);
    const response = await tilesOf().tiles.load(tile);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(png.text);
    const [seen] = stub.seen;
    expect(seen?.params.get('style')).toBe('plain');
    expect(['authorization', 'cookie', 'referer'].filter((name) => name in (seen?.headers ?? {}))).toEqual([]);
  });

  it('is requested once', async () => {
    stub.on('GET /6/33/22.png', png);
    const { tiles } = tilesOf();
    await Promise.all([tiles.load(tile), tiles.load(tile)]);
    await tiles.load(tile);
    expect(stub.seen).toHaveLength(1);
  });

  it.each([
    ['a document', { text: '<svg/>', type: 'image/svg+xml' }, 415],
    ['a picture larger than any tile', { text: pngBytes(2048, 2048), type: 'image/png' }, 422],
    ['a picture of another type', { text: gifBytes([256, 256], [[256, 256]]), type: 'image/png' }, 415],
    ['a failure', { status: 500, text: '' }, 502],
    ['a way elsewhere', { status: 302, text: '', headers: { location: 'https://example.org/' } }, 502],
  ])('answers an error status for %s', async (_, answer, status) => {
    stub.on('GET /6/33/22.png', answer);
    expect((await tilesOf().tiles.load(tile)).status).toBe(status);
  });

  it('is empty where the server has none, without a failure', async () => {
    stub.on('GET /6/33/22.png', { status: 404, text: '' });
    const response = await tilesOf().tiles.load(tile);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/gif']);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });

  it('is not found where the site has no tile server', async () => {
    const { log } = listeningLog();
    expect((await new MapTiles({ template: undefined, fetch, log }).load(tile)).status).toBe(404);
  });

  it('is logged once while the server is unreachable', async () => {
    const { tiles, lines } = tilesOf('http://127.0.0.1:1/{z}/{x}/{y}');
    const answers = await Promise.all([0, 1, 2].map((x) => tiles.load({ ...tile, x })));
    expect(answers.map(({ status }) => status)).toEqual([502, 502, 502]);
    expect(lines).toHaveLength(1);
  });
});
