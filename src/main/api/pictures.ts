import { toAppError } from '#shared/failure.ts';
import type { AddressFetch, Log } from '../ports.ts';
import { anySignal, untilAborted } from './abort.ts';
import { readUpTo } from './stream.ts';

/**
 * What is shown as a picture. Icons of the platform are SVG (docs/platform/b-communities-content.yaml, listIcons). That
 * is a document which can hold scripts and addresses; the page draws it as `<img>` alone, where nothing of it runs or
 * is loaded, and opened in any other way it stands in the sandbox of the answer's policy.
 */
const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/svg+xml']);
/** Bytes of one picture, and of all that are kept. */
const MAX_SIZE = 8 * 1024 * 1024;
const MAX_KEPT = 32 * 1024 * 1024;
/** Milliseconds. */
const TIME_LIMIT = 20_000;

interface Picture {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

export interface PicturesOptions {
  fetch: AddressFetch;
  log: Log;
  /** Media types that are let through; pictures unless said otherwise. */
  types?: ReadonlySet<string>;
}

/**
 * Pictures for the page, which has no network. Fetched without token, cookie or referrer; the last ones are kept in
 * memory. What may be fetched is for its caller to say.
 */
export class Pictures {
  readonly #options: PicturesOptions;
  /** In the order of their last use. */
  readonly #kept = new Map<string, Picture>();
  readonly #loading = new Map<string, Promise<Picture | number>>();
  #keptSize = 0;
  /** Counts the clearings: what was asked for before one is not kept after it. */
  #generation = 0;

  constructor(options: PicturesOptions) {
    this.#options = options;
  }

  /** The picture as an answer to the page; a status without body for one that is missing or is none. */
  async load(url: URL, signal?: AbortSignal): Promise<Response> {
    const generation = this.#generation;
    try {
      const picture = this.#kept.get(url.href) ?? (await untilAborted(this.#loadOnce(url), signal));
      if (typeof picture === 'number') return new Response(null, { status: picture });
      if (generation === this.#generation) this.#keep(url.href, picture);
      return answer(picture);
    } catch (thrown) {
      const { kind } = toAppError(thrown);
      if (kind !== 'cancelled') this.#options.log('warn', 'a picture could not be loaded', { host: url.host, kind });
      return new Response(null, { status: 502 });
    }
  }

  /** Forgets every picture. */
  clear(): void {
    this.#generation += 1;
    this.#kept.clear();
    this.#loading.clear();
    this.#keptSize = 0;
  }

  /** Many rows show the same default picture: one request serves them. */
  #loadOnce(url: URL): Promise<Picture | number> {
    const running = this.#loading.get(url.href);
    if (running !== undefined) return running;
    const loading = this.#fetch(url).finally(() => {
      if (this.#loading.get(url.href) === loading) this.#loading.delete(url.href);
    });
    this.#loading.set(url.href, loading);
    return loading;
  }

  async #fetch(url: URL): Promise<Picture | number> {
    const { types = TYPES } = this.#options;
    const limit = new AbortController();
    const signal = anySignal(limit.signal, AbortSignal.timeout(TIME_LIMIT));
    try {
      const request = this.#options.fetch(url, {
        signal,
        headers: { accept: [...types].join(', ') },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // A redirect could lead where the address itself must not.
        redirect: 'error',
        isRead: true,
      });
      const response = await untilAborted(request, signal);
      if (!response.ok) return response.status === 404 ? 404 : 502;
      const type = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
      if (!types.has(type)) return 415;
      const bytes = await untilAborted(readUpTo(MAX_SIZE, response), signal);
      return bytes === null ? 413 : { type, bytes };
    } finally {
      limit.abort();
    }
  }

  #keep(href: string, picture: Picture): void {
    if (!this.#kept.delete(href)) this.#keptSize += picture.bytes.byteLength;
    this.#kept.set(href, picture);
    for (const [oldest, { bytes }] of this.#kept) {
      if (this.#keptSize <= MAX_KEPT) return;
      this.#kept.delete(oldest);
      this.#keptSize -= bytes.byteLength;
    }
  }
}

const answer = ({ type, bytes }: Picture): Response =>
  new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      // The address stays when the picture changes; what is kept, is kept here.
      'cache-control': 'no-store',
    },
  });
