import { z } from 'zod';
import { toAppError } from '#shared/failure.ts';
import { text } from '#shared/resources/read.ts';
import type { SolidaryProofFile } from '#shared/resources/solidary/proof-file.ts';
import type { PlatformClient } from '../api/client.ts';
import type { PlatformImages } from '../api/images.ts';
import type { Log } from '../ports.ts';
import { roles } from './people.ts';

const holder = z.object({ proofs: z.array(z.object({ fileName: text, originalName: text })).nullish() });

export interface SolidaryProofFilesOptions {
  client: Pick<PlatformClient, 'get'>;
  /** Loads documents and keeps them in memory, never on disk. */
  files: Pick<PlatformImages, 'load' | 'clear'>;
  log: Log;
}

/**
 * Serves the files of solidary proofs to the page (docs/screens/08-solidary-people.md §2). The person is read each
 * time, so that the address of the file never leaves the main process.
 */
export class SolidaryProofFiles {
  readonly #options: SolidaryProofFilesOptions;

  constructor(options: SolidaryProofFilesOptions) {
    this.#options = options;
  }

  /**
   * Returns the file as a response for the page: 410 where another file is at that place by now, other statuses as for
   * pictures.
   */
  async load({ role, id, position, name }: SolidaryProofFile, signal?: AbortSignal): Promise<Response> {
    const { client, files, log } = this.#options;
    const { path, list } = roles[role];
    try {
      const read = holder.safeParse(await client.get(`${path}/${id}`, [], { signal, right: list }));
      if (!read.success) return new Response(null, { status: 502 });
      const proof = read.data.proofs?.[position];
      if (proof === undefined || proof.fileName === null) return new Response(null, { status: 404 });
      if ((proof.originalName ?? '') !== name) return new Response(null, { status: 410 });
      return await files.load(proof.fileName, signal);
    } catch (thrown) {
      const { kind } = toAppError(thrown);
      if (kind !== 'cancelled') log('warn', 'the file of a solidary proof could not be loaded', { kind });
      return new Response(null, { status: kind === 'denied' ? 403 : 502 });
    }
  }

  /** Clears the cache: when the page is left, and at the end of the session. */
  clear(): void {
    this.#options.files.clear();
  }
}
