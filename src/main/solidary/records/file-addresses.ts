import { z } from 'zod';
import { LruCache } from '#shared/lru.ts';
import { text } from '#shared/resources/read.ts';

/** Records whose files are remembered. */
const MAX_RECORDS = 100;

const holder = z.object({
  id: z.int(),
  adminproofs: z.array(z.object({ fileName: text, originalName: text })).nullish(),
});

/**
 * Addresses of the files of proofs, of the records that were read since the session began. A record gives them to
 * whoever reads it (docs/platform/c-solidary.md §8), which has effects: a file is opened from what the last reading
 * gave. They stay in memory and never reach the page.
 */
export class RecordFileAddresses {
  readonly #files = new LruCache<number, readonly { fileName: string | null; originalName: string | null }[]>({
    max: MAX_RECORDS,
  });

  /** Remembers the files of a record as the platform gave it; anything else is left alone. */
  keep(wire: unknown): void {
    const { data } = holder.safeParse(wire);
    if (data !== undefined) this.#files.set(data.id, data.adminproofs ?? []);
  }

  /** The address of the file of a proof at its place: 404 where none is known, 410 for one of another name. */
  addressOf({ id, position, name }: { id: number; position: number; name: string }): string | 404 | 410 {
    const file = this.#files.get(id)?.[position];
    if (file === undefined || !file.fileName) return 404;
    return (file.originalName ?? '') === name ? file.fileName : 410;
  }

  /** For the end of a session. */
  clear(): void {
    this.#files.clear();
  }
}
