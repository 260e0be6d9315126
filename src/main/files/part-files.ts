import { randomUUID } from 'node:crypto';
import { lstat, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { Clock, Log, PrivateFolder } from '../ports.ts';

/** Suffix of part files; nothing else is ever removed. */
const ENDING = /\.[0-9a-f]{8}\.part$/;
const LARGEST = 1 << 16;
export const record = z.strictObject({ path: z.string().max(LARGEST).regex(ENDING) });
/** Milliseconds that a part file is remembered when its folder is absent, as on an unplugged drive. */
const LIFETIME = 30 * 24 * 3600 * 1000;

/**
 * Temporary files written beside their target, in a folder of the person's. Each is recorded on disk until it has been
 * moved or removed, so that the next start removes what a killed process left.
 */
export class PartFiles {
  readonly #folder: PrivateFolder;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #log: Log;
  /** File names of the records, by path. */
  readonly #open = new Map<string, string>();

  constructor({ folder, clock, log }: { folder: PrivateFolder; clock: Pick<Clock, 'now'>; log: Log }) {
    this.#folder = folder;
    this.#clock = clock;
    this.#log = log;
  }

  /** Returns an unused path in the target's folder, so that replacing the target is a single rename. */
  async beside(target: string): Promise<string> {
    const id = randomUUID();
    const path = `${target}.${id.slice(0, 8)}.part`;
    const name = `${id}.json`;
    this.#open.set(path, name);
    // A record that cannot be written does not prevent writing the file.
    await this.#folder.write(name, new TextEncoder().encode(JSON.stringify({ path }))).catch((thrown: unknown) => {
      this.#log('warn', 'a file that is being written cannot be remembered', { thrown });
    });
    return path;
  }

  /** Removes the record of a file that was moved or removed; ignores unknown paths. */
  async forget(path: string): Promise<void> {
    const name = this.#open.get(path);
    if (name === undefined) return;
    this.#open.delete(path);
    await this.#folder.remove(name).catch(() => {});
  }

  /** Removes part files of earlier runs as far as possible. For the start of the application. */
  async sweep(): Promise<void> {
    const files = await this.#folder.list().catch(() => []);
    const own = new Set(this.#open.values());
    for (const { name, modifiedAt } of files) {
      const isOld = this.#clock.now() - modifiedAt >= LIFETIME;
      if (!own.has(name) && ((await this.#remove(name)) || isOld)) await this.#folder.remove(name).catch(() => {});
    }
  }

  /** @returns whether the file is gone */
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
