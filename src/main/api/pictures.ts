import { toAppError } from '#shared/failure.ts';
import { LruCache } from '#shared/lru.ts';
import { typeOf } from '../media/inspect.ts';
import { type MediaKind, mediaLimits } from '../media/limits.ts';
import { answerRefusedIn, readBody } from '../network/answers.ts';
import type { AddressFetch, Log } from '../ports.ts';
import { untilAborted } from './abort.ts';

/** Maximum bytes of the whole cache. */
const MAX_KEPT = 32 * 1024 * 1024;
/** In milliseconds. */
const TIME_LIMIT = 20_000;

interface Picture {
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A running fetch, which ends when nobody waits for it any more. */
interface Loading {
  picture: Promise<Picture | number>;
  waiting: number;
  end: AbortController;
}

export interface PicturesOptions {
  fetch: AddressFetch;
  log: Log;
  /** What they are shown as, which says what is accepted. */
  kind: MediaKind;
}

/**
 * Loads pictures for the page, which has no network, without token, cookies or referrer, and caches them in memory.
 * Callers decide which addresses are allowed.
 */
export class Pictures {
  readonly #options: PicturesOptions;
  readonly #kept = new LruCache<string, Picture>({ max: MAX_KEPT, sizeOf: ({ bytes }) => bytes.byteLength });
  readonly #loading = new Map<string, Loading>();
  /** Counts calls of `clear`: a picture requested before one is not cached after it. */
  #generation = 0;

  constructor(options: PicturesOptions) {
    this.#options = options;
  }

  /**
   * Returns the picture as a response for the page, or a status without body when it is missing, not a picture (415),
   * or more than a decoder may be given (413, 422).
   */
  async load(url: URL, signal?: AbortSignal): Promise<Response> {
    const generation = this.#generation;
    try {
      const picture = this.#kept.get(url.href) ?? (await this.#loadOnce(url, signal));
      if (typeof picture === 'number') return new Response(null, { status: picture });
      if (generation === this.#generation) this.#kept.set(url.href, picture);
      return answer(picture);
    } catch (thrown) {
      const { kind } = toAppError(thrown);
      if (kind !== 'cancelled') this.#options.log('warn', 'a picture could not be loaded', { host: url.host, kind });
      return new Response(null, { status: 502 });
    }
  }

  /** Clears the cache. */
  clear(): void {
    this.#generation += 1;
    this.#kept.clear();
    this.#loading.clear();
  }

  /** Many rows show the same default picture; concurrent requests for it share one fetch. */
  async #loadOnce(url: URL, signal: AbortSignal | undefined): Promise<Picture | number> {
    const loading = this.#loading.get(url.href) ?? this.#start(url);
    loading.waiting += 1;
    try {
      return await untilAborted(loading.picture, signal);
    } finally {
      loading.waiting -= 1;
      if (loading.waiting === 0) this.#end(url, loading);
    }
  }

  #start(url: URL): Loading {
    const end = new AbortController();
    const loading = { picture: this.#fetch(url, end), waiting: 0, end };
    this.#loading.set(url.href, loading);
    return loading;
  }

  #end(url: URL, loading: Loading): void {
    if (this.#loading.get(url.href) === loading) this.#loading.delete(url.href);
    loading.end.abort();
  }

  async #fetch(url: URL, end: AbortController): Promise<Picture | number> {
    const { kind } = this.#options;
    const limits = mediaLimits[kind];
    const { signal } = end;
    const timer = setTimeout(() => end.abort(), TIME_LIMIT);
    try {
      const request = this.#options.fetch(url, {
        signal,
        headers: { accept: [...limits.types].join(', ') },
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        // A redirect could lead to an address that is refused.
        redirect: 'error',
        isRead: true,
        answer: kind,
      });
      const response = await untilAborted(request, signal);
      if (!response.ok) return response.status === 404 ? 404 : 502;
      const type = (response.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
      if (!limits.types.has(type)) return 415;
      const bytes = await untilAborted(readBody(response), signal);
      const found = await untilAborted(typeOf(kind, type, bytes), signal);
      return typeof found === 'number' ? found : { type: found, bytes };
    } catch (thrown) {
      if (answerRefusedIn(thrown)?.reason === 'tooLarge') return 413;
      throw thrown;
    } finally {
      clearTimeout(timer);
    }
  }
}

const answer = ({ type, bytes }: Picture): Response =>
  new Response(bytes, {
    headers: {
      'content-type': type,
      'content-length': String(bytes.byteLength),
      // The address stays when the picture changes, so only this cache may keep it.
      'cache-control': 'no-store',
    },
  });
