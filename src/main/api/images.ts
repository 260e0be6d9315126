import type { Log } from '../ports.ts';
import { PictureSources, type PictureSourcesOptions } from './picture-source.ts';
import { Pictures } from './pictures.ts';

export interface PlatformImagesOptions extends PictureSourcesOptions {
  log: Log;
  /** Media types that are let through; pictures unless said otherwise. */
  types?: ReadonlySet<string>;
  /** Pictures are part of a session: without one nothing is fetched. */
  isSignedIn: () => boolean;
}

/** Pictures of records, from where the platform may keep them. */
export class PlatformImages {
  readonly #sources: PictureSources;
  readonly #pictures: Pictures;
  readonly #isSignedIn: () => boolean;
  readonly #log: Log;
  /** Hosts whose refusal the log has told. */
  readonly #reported = new Set<string>();

  constructor({ isSignedIn, log, types, ...places }: PlatformImagesOptions) {
    this.#sources = new PictureSources(places);
    this.#pictures = new Pictures({ fetch: this.#sources.fetch, log, ...(types !== undefined && { types }) });
    this.#isSignedIn = isSignedIn;
    this.#log = log;
  }

  /**
   * The picture as an answer to the page; a status without body for one that is refused or missing: 401 without a
   * session, 403 for a place that the site does not name.
   *
   * @param src address as the platform gave it
   */
  async load(src: string, signal?: AbortSignal): Promise<Response> {
    if (!this.#isSignedIn()) return new Response(null, { status: 401 });
    const url = this.#sources.find(src);
    if (url !== null) return this.#pictures.load(url, signal);
    this.#tellRefusal(src);
    return new Response(null, { status: 403 });
  }

  /** Forgets every picture: at the end of a session, and when one was replaced, since its address stays the same. */
  clear(): void {
    this.#pictures.clear();
  }

  /** Once for each host, so that whoever looks after the site finds what to name. */
  #tellRefusal(src: string): void {
    const host = URL.parse(src)?.host ?? '';
    if (this.#reported.has(host) || this.#reported.size >= 50) return;
    this.#reported.add(host);
    this.#log('warn', 'a picture lies where none is fetched from: pictureHosts does not name its host', { host });
  }
}
