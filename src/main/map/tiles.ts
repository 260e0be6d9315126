import { type MapTile, mapTileAddress } from '#shared/map-tiles.ts';
import { Pictures } from '../api/pictures.ts';
import type { HttpFetch, Log } from '../ports.ts';

/** A transparent pixel. */
const EMPTY_TILE = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

export interface MapTilesOptions {
  /** Address template of the tiles (`mapTiles` in the site's configuration); absent when the site has none. */
  template: string | undefined;
  fetch: HttpFetch;
  log: Log;
}

/**
 * Loads map tiles for the page, which has no network, from the one server that the site configures. Caches the last
 * ones in memory; they contain nothing personal.
 */
export class MapTiles {
  readonly #template: string | undefined;
  readonly #pictures: Pictures;

  constructor({ template, fetch, log }: MapTilesOptions) {
    this.#template = template;
    this.#pictures = new Pictures({ fetch, log: saidOnce(log), kind: 'tile' });
  }

  /**
   * Returns the tile as a response for the page: an empty one where the server has none (outside the country it covers,
   * for example), 404 where the site has no tiles, other statuses as for pictures.
   */
  async load(tile: MapTile, signal?: AbortSignal): Promise<Response> {
    if (this.#template === undefined) return new Response(null, { status: 404 });
    const response = await this.#pictures.load(new URL(mapTileAddress(this.#template, tile)), signal);
    return response.status === 404 ? new Response(EMPTY_TILE, { headers: { 'content-type': 'image/gif' } }) : response;
  }
}

/** Logs once: a server that is down fails for dozens of tiles at each movement. */
function saidOnce(log: Log): Log {
  let isSaid = false;
  return (...line) => {
    if (!isSaid) log(...line);
    isSaid = true;
  };
}
