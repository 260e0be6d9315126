import type { MediaKind } from '../media/limits.ts';
import type { Log } from '../ports.ts';
import { PictureSources, type PictureSourcesOptions } from './picture-source.ts';
import { Pictures } from './pictures.ts';

export interface PlatformImagesOptions extends PictureSourcesOptions {
  log: Log;
  /** Without a session nothing is fetched. */
  isSignedIn: () => boolean;
}

/** Loads pictures of records from the hosts where the platform may keep them. */
export class PlatformImages {
  readonly #sources: PictureSources;
  /** One loader for each kind: what is accepted as an icon is never given out as a picture. */
  readonly #pictures = new Map<MediaKind, Pictures>();
  readonly #isSignedIn: () => boolean;
  readonly #log: Log;
  /** Hosts already logged as refused. */
  readonly #reported = new Set<string>();

  constructor({ isSignedIn, log, ...places }: PlatformImagesOptions) {
    this.#sources = new PictureSources(places);
    this.#isSignedIn = isSignedIn;
    this.#log = log;
  }

  /**
   * Returns the picture as a response for the page, or a status without body: 401 without a session, 403 for a host
   * that is not allowed, others if it is missing.
   * @param src address as the platform gave it
   * @param kind what it is shown as
   */
  async load(src: string, signal?: AbortSignal, kind: MediaKind = 'picture'): Promise<Response> {
    if (!this.#isSignedIn()) return new Response(null, { status: 401 });
    const url = this.#sources.find(src);
    if (url !== null) return this.#of(kind).load(url, signal);
    this.#tellRefusal(src);
    return new Response(null, { status: 403 });
  }

  /**
   * Clears the cache: at the end of a session, and after a picture was replaced, because its address stays the same.
   */
  clear(): void {
    for (const pictures of this.#pictures.values()) pictures.clear();
  }

  #of(kind: MediaKind): Pictures {
    const pictures = this.#pictures.get(kind) ?? new Pictures({ fetch: this.#sources.fetch, log: this.#log, kind });
    this.#pictures.set(kind, pictures);
    return pictures;
  }

  /** Logs a refused host once, so that the site's administrator can see which host to allow. */
  #tellRefusal(src: string): void {
    const host = URL.parse(src)?.host ?? '';
    if (this.#reported.has(host) || this.#reported.size >= 50) return;
    this.#reported.add(host);
    this.#log('warn', 'a picture lies where none is fetched from: pictureHosts does not name its host', { host });
  }
}
