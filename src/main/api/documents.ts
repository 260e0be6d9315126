import { toAppError } from '#shared/failure.ts';
import type { Log } from '../ports.ts';
import type { PlatformClient } from './client.ts';
import type { PlatformImages } from './images.ts';

/** An address, or the status for the page: 404 for none, 410 for another one, 502 for an unreadable record. */
type FoundAddress = string | 404 | 410 | 502;

/** Where the address of a document is read. */
export interface DocumentHolder {
  /** Path of the record. */
  path: string;
  /** Permission that the platform checks for reading it. */
  right: string;
  addressIn: (record: unknown) => FoundAddress;
}

export interface DocumentsOptions {
  client: Pick<PlatformClient, 'get'>;
  /** Loads documents and keeps them in memory, never on disk. */
  files: Pick<PlatformImages, 'load' | 'clear'>;
  log: Log;
}

/**
 * Serves documents of people to the page, whose addresses never leave the main process. The record is read each time,
 * so that what was withdrawn is no longer shown, even if it is cached; where reading it has effects, the address is
 * known from before.
 */
export class Documents<Wanted> {
  readonly #options: DocumentsOptions;
  readonly #holderOf: (wanted: Wanted) => DocumentHolder | { known: FoundAddress };

  constructor(options: DocumentsOptions, holderOf: (wanted: Wanted) => DocumentHolder | { known: FoundAddress }) {
    this.#options = options;
    this.#holderOf = holderOf;
  }

  /** Returns the document as a response for the page: 403 without the right, other statuses as for pictures. */
  async load(wanted: Wanted, signal?: AbortSignal): Promise<Response> {
    const { client, files, log } = this.#options;
    const holder = this.#holderOf(wanted);
    try {
      const found =
        'known' in holder
          ? holder.known
          : holder.addressIn(await client.get(holder.path, [], { signal, right: holder.right }));
      return typeof found === 'string'
        ? await files.load(found, signal, 'document')
        : new Response(null, { status: found });
    } catch (thrown) {
      const { kind } = toAppError(thrown);
      if (kind !== 'cancelled') log('warn', 'a document could not be loaded', { kind });
      return new Response(null, { status: kind === 'denied' ? 403 : 502 });
    }
  }

  /** Clears the cache: when the page is left, and at the end of the session. */
  clear(): void {
    this.#options.files.clear();
  }
}
