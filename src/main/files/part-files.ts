import { randomUUID } from 'node:crypto';
import { lstat, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Clock, Log, PrivateFolder } from '../ports.ts';

/** How their names end; nothing else is ever removed. */
const ENDING = /\.[0-9a-f]{8}\.part$/;
const record = z.strictObject({ path: z.string().regex(ENDING) });
const LARGEST = 1 << 16;
/** Milliseconds that a file is remembered whose folder is not there: a drive that was unplugged. */
const LIFETIME = 30 * 24 * 3600 * 1000;

/**
 * Files that are written beside the one whose place they take, in a folder of the person's. Each is remembered on disk
 * until it has been moved or removed, so that what a run that was killed has left goes at the next start.
 */
export class PartFiles {
  readonly #folder: PrivateFolder;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #log: Log;
  /** Names of records, by path. */
  readonly #open = new Map<string, string>();

  constructor({ folder, clock, log }: { folder: PrivateFolder; clock: Pick<Clock, 'now'>; log: Log }) {
    this.#folder = folder;
    this.#clock = clock;
    this.#log = log;
  }

  /** A path that nothing uses yet, in the folder of a file, so that moving it over the file is one step. */
  async beside(target: string): Promise<string> {
    const id = randomUUID();
    const path = `${target}.${id.slice(0, 8)}.part`;
    const name = `${id}.json`;
    this.#open.set(path, name);
    // A record that cannot be written is no reason not to write the file.
    await this.#folder.write(name, new TextEncoder().encode(JSON.stringify({ path }))).catch((thrown: unknown) => {
      this.#log('warn', 'a file that is being written cannot be remembered', { thrown });
    });
    return path;
  }

  /** It was moved or removed; a path that is none of ours is fine. */
  async forget(path: string): Promise<void> {
    const name = this.#open.get(path);
    if (name === undefined) return;
    this.#open.delete(path);
    await this.#folder.remove(name).catch(() => {});
  }

  /** Removes what former runs have left, as far as it can be removed. For the start of the application. */
  async sweep(): Promise<void> {
    const files = await this.#folder.list().catch(() => []);
    const own = new Set(this.#open.values());
    for (const { name, modifiedAt } of files) {
      const isOld = this.#clock.now() - modifiedAt >= LIFETIME;
      if (!own.has(name) && ((await this.#remove(name)) || isOld)) await this.#folder.remove(name).catch(() => {});
    }
  }

  /** @returns whether nothing is left of it */
  async #remove(name: string): Promise<boolean> {
    try {
      const bytes = await this.#folder.read(name, LARGEST);
      const { data } = record.safeParse(JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array(0))));
      if (data === undefined) return true;
      await lstat(dirname(data.path));
      await rm(data.path, { force: true });
      return true;
    } catch (thrown) {
      return thrown instanceof SyntaxError;
    }
  }
}
