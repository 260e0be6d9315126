import { z } from 'zod';
import type { PlainReasonCode } from './config-reasons.ts';
import { isThisComputer } from './platform-address.ts';

/** Path under which the page requests map tiles; main fetches them (docs/screens/05-content.md D1). */
const FOLDER = '/map-tile';

/** A map tile in the usual numbering: `x` and `y` from the north-west corner. */
export const mapTile = z
  .object({ zoom: z.int().min(0).max(22), x: z.int().min(0), y: z.int().min(0) })
  .refine(({ zoom, x, y }) => x < 2 ** zoom && y < 2 ** zoom);
export type MapTile = z.infer<typeof mapTile>;

/** Returns the path of a tile at the application's own origin. */
export const mapTilePath = (zoom: string | number, x: string | number, y: string | number): string =>
  `${FOLDER}/${zoom}/${x}/${y}`;

/** Whether a path is a tile path, valid or not. */
export const isMapTilePath = (path: string): boolean => path.startsWith(`${FOLDER}/`);

/** Parses the path of a tile; null when it is not valid. */
export function readMapTilePath(path: string): MapTile | null {
  const [, zoom, x, y] = /^\/map-tile\/(\d{1,2})\/(\d{1,7})\/(\d{1,7})$/.exec(path) ?? [];
  return mapTile.safeParse({ zoom: Number(zoom), x: Number(x), y: Number(y) }).data ?? null;
}

/** Returns why a text is not a valid tile address; null when it is. */
export function mapTilesRefusal(text: string): PlainReasonCode | null {
  const parts = ['{z}', '{x}', '{y}'];
  if (!parts.every((part) => text.split(part).length === 2)) return 'tilesBraces';
  const url = URL.parse(mapTileAddress(text, { zoom: 0, x: 0, y: 0 }));
  if (url === null || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    return 'tilesAddress';
  }
  if (url.protocol === 'http:' && !isThisComputer(url)) return 'farHttp';
  if (!/^https?:\/\/[^/{}]+\//.test(text)) return 'tilesHost';
  if (url.username !== '' || url.password !== '') return 'credentials';
  return null;
}

/** Returns the address of a tile on the tile server. */
export const mapTileAddress = (template: string, { zoom, x, y }: MapTile): string =>
  template.replace('{z}', String(zoom)).replace('{x}', String(x)).replace('{y}', String(y));
