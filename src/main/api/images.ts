import { pictureSource } from './picture-source.ts';
import { Pictures, type PicturesOptions } from './pictures.ts';

export interface PlatformImagesOptions extends PicturesOptions {
  /** Address of the API. */
  baseUrl: string;
}

/** Pictures of records, from where the platform may keep them. */
export class PlatformImages {
  readonly #baseUrl: string;
  readonly #pictures: Pictures;

  constructor({ baseUrl, ...options }: PlatformImagesOptions) {
    this.#baseUrl = baseUrl;
    this.#pictures = new Pictures(options);
  }

  /**
   * The picture as an answer to the page; a status without body for one that is refused or missing.
   *
   * @param src address as the platform gave it
   */
  async load(src: string, signal?: AbortSignal): Promise<Response> {
    const url = pictureSource(src, this.#baseUrl);
    return url === null ? new Response(null, { status: 403 }) : this.#pictures.load(url, signal);
  }

  /** Forgets every picture: at the end of a session, and when one was replaced, since its address stays the same. */
  clear(): void {
    this.#pictures.clear();
  }
}
