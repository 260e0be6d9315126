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
    ['https://tiles.example.org/{z}/{x}.png', 'must hold {z}, {x} and {y}, each once'],
    ['https://tiles.example.org/{z}/{x}/{y}/{y}.png', 'must hold {z}, {x} and {y}, each once'],
    ['http://tiles.example.org/{z}/{x}/{y}.png', 'must be https (http is accepted for this computer only)'],
    ['/{z}/{x}/{y}.png', 'must be a whole address, e.g. https://tiles.example.org/{z}/{x}/{y}.png'],
    ['file:///{z}/{x}/{y}.png', 'must be a whole address, e.g. https://tiles.example.org/{z}/{x}/{y}.png'],
    ['https://{z}.example.org/{x}/{y}.png', 'must not hold {z}, {x} or {y} in the host'],
    ['https://me:secret@tiles.example.org/{z}/{x}/{y}.png', 'must not hold a user name or a password'],
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
