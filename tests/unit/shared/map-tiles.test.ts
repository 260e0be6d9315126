import { describe, expect, it } from 'vitest';
import { siteConfig } from '#shared/config.ts';
import { mapTileAddress, mapTilePath, mapTilesRefusal, readMapTilePath } from '#shared/map-tiles.ts';

describe('the address of tiles', () => {
  it.each([
    'https://tiles.example.org/{z}/{x}/{y}.png',
    'https://tiles.example.org/tiles?l={z}&c={x}&r={y}&key=abc',
    'http://127.0.0.1:8080/{z}/{y}/{x}',
  ])('can be %s', (template) => {
    expect(mapTilesRefusal(template)).toBeNull();
    expect(siteConfig.parse({ mapTiles: template }).mapTiles).toBe(template);
  });

  it.each([
    ['https://tiles.example.org/{z}/{x}.png', 'tilesBraces'],
    ['https://tiles.example.org/{z}/{x}/{y}/{y}.png', 'tilesBraces'],
    ['http://tiles.example.org/{z}/{x}/{y}.png', 'farHttp'],
    ['/{z}/{x}/{y}.png', 'tilesAddress'],
    ['file:///{z}/{x}/{y}.png', 'tilesAddress'],
    ['https://{z}.example.org/{x}/{y}.png', 'tilesHost'],
    ['https://me:secret@tiles.example.org/{z}/{x}/{y}.png', 'credentials'],
  ])('cannot be %s', (template, reason) => {
    expect(mapTilesRefusal(template)).toBe(reason);
    expect(siteConfig.safeParse({ mapTiles: template }).success).toBe(false);
  });

  it('contains the coordinates of the tile', () => {
    expect(mapTileAddress('https://t.example.org/{z}/{y}/{x}.png', { zoom: 7, x: 64, y: 44 })).toBe(
      'https://t.example.org/7/44/64.png',
    );
  });
});

describe('the path of a tile in the application', () => {
  it('is parsed as it was formatted', () => {
    expect(readMapTilePath(mapTilePath(7, 64, 44))).toEqual({ zoom: 7, x: 64, y: 44 });
    // The whole world, and the last tile of the closest zoom.
    expect(readMapTilePath(mapTilePath(0, 0, 0))).toEqual({ zoom: 0, x: 0, y: 0 });
    const last = 2 ** 22 - 1;
    expect(readMapTilePath(mapTilePath(22, last, last))).toEqual({ zoom: 22, x: last, y: last });
    expect(readMapTilePath(mapTilePath(22, last + 1, 0))).toBeNull();
    expect(readMapTilePath(mapTilePath(23, 0, 0))).toBeNull();
  });

  it.each([
    '/map-tile/1/2/0',
    '/map-tile/23/0/0',
    '/map-tile/1/0',
    '/map-tile/1/0/0/0',
    '/map-tile/a/0/0',
    '/map-tile/',
  ])('is refused: %s', (path) => {
    expect(readMapTilePath(path)).toBeNull();
  });
});
