import { z } from 'zod';
import { toAppError } from '#shared/failure.ts';
import { text } from '#shared/resources/read.ts';
import type { PlatformClient } from '../api/client.ts';
import type { PlatformImages } from '../api/images.ts';
import type { Log } from '../ports.ts';

/** Media types of documents: pictures and PDF. */
export const proofFileTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'application/pdf',
]);

const holder = z.object({
  identityProofs: z.array(z.object({ id: z.int(), status: z.number().nullish(), fileName: text })).nullish(),
});

export interface ProofFilesOptions {
  client: Pick<PlatformClient, 'get'>;
  /** Loads documents and keeps them in memory, never on disk. */
  files: Pick<PlatformImages, 'load' | 'clear'>;
  log: Log;
}

/**
 * Serves the documents of pending identity proofs to the page (docs/screens/02-users-hitchhikers.md §6). Reads the user
 * each time, so that a document is no longer shown once its proof has been decided, even if it is cached.
 */
export class ProofFiles {
  readonly #options: ProofFilesOptions;

  constructor(options: ProofFilesOptions) {
    this.#options = options;
  }

  /**
   * Returns the document as a response for the page: 410 when the proof is not pending, other statuses as for pictures.
   */
  async load(userId: number, proofId: number, signal?: AbortSignal): Promise<Response> {
    const { client, files, log } = this.#options;
    try {
      const read = holder.safeParse(await client.get(`admin/users/${userId}`, [], { signal, right: 'user_read' }));
      if (!read.success) return new Response(null, { status: 502 });
      const proof = read.data.identityProofs?.find(({ id }) => id === proofId);
      if (proof === undefined) return new Response(null, { status: 404 });
      if (proof.status !== 1 || proof.fileName === null) return new Response(null, { status: 410 });
      return await files.load(proof.fileName, signal);
    } catch (thrown) {
      const { kind } = toAppError(thrown);
      if (kind !== 'cancelled') log('warn', 'the document of a proof could not be loaded', { kind });
      return new Response(null, { status: kind === 'denied' ? 403 : 502 });
    }
  }

  /** Clears the cache: when the page is left, and at the end of the session. */
  clear(): void {
    this.#options.files.clear();
  }
}
