import { type MapTile, mapTileAddress } from '#shared/map-tiles.ts';
import { Pictures } from '../api/pictures.ts';
import type { HttpFetch, Log } from '../ports.ts';

/** Raster tiles alone: a document is none. */
const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);

export interface MapTilesOptions {
  /** Address of the tiles (`mapTiles` of the site's configuration); absent where the site has none. */
  template: string | undefined;
  fetch: HttpFetch;
  log: Log;
}

/**
 * Tiles of the map, for the page, which has no network: from the one server that the site names, and from nowhere else.
 * The last ones are kept in memory; they say nothing of a person.
 */
export class MapTiles {
  readonly #template: string | undefined;
  readonly #pictures: Pictures;

  constructor({ template, fetch, log }: MapTilesOptions) {
    this.#template = template;
    this.#pictures = new Pictures({ fetch, log: saidOnce(log), types: TYPES });
  }

  /** The tile as an answer to the page; 404 without tiles, other statuses as for pictures. */
  async load(tile: MapTile, signal?: AbortSignal): Promise<Response> {
    if (this.#template === undefined) return new Response(null, { status: 404 });
    return this.#pictures.load(new URL(mapTileAddress(this.#template, tile)), signal);
  }
}

/** A server that is away fails for dozens of tiles at each movement: the log says it once. */
function saidOnce(log: Log): Log {
  let isSaid = false;
  return (...line) => {
    if (!isSaid) log(...line);
    isSaid = true;
  };
}
