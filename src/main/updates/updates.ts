import { z } from 'zod';
import type { SiteConfig } from '#shared/config.ts';
import type { UpdateNotice } from '#shared/updates.ts';
import type { Emit } from '../ipc/handler.ts';
import type { Clock, HttpFetch, KeyValueStore, Log } from '../ports.ts';
import { noticeOf, readUpdatesFile, UnusableFile, type UpdatesFile, updatesFile } from './file.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Milliseconds for the whole answer. */
const LIMIT = 20_000;
const KEY = 'updates';

export const remembered = z.object({
  /** Where it was read: another address is another file. */
  address: z.string().max(8000),
  /** Milliseconds since 1970 before which it is not read again. */
  notBefore: z.number(),
  /** What was read last; null when nothing usable ever was. */
  file: updatesFile.nullable(),
});

/** Address of the site's file of updates; none in training, where nothing leaves this computer. */
export const updatesAddress = ({ updates }: Pick<SiteConfig, 'updates'>, isTraining: boolean): string | undefined =>
  isTraining ? undefined : updates.address;

/** Returns the newer version that an earlier check found; null when none is known. */
export function keptNotice({ address, version, store }: Pick<UpdatesOptions, 'address' | 'version' | 'store'>) {
  const file = address === undefined ? null : keptFile(store, address).file;
  return file && noticeOf(file, version);
}

interface UpdatesOptions {
  /** Address of the file (`updates.address`); absent when nobody is to be asked. */
  address: string | undefined;
  /** The installed version. */
  version: string;
  /** Must not ask for credentials: the check runs by itself, when nobody may be there. */
  fetch: HttpFetch;
  store: KeyValueStore;
  clock: Clock;
  emit: Emit;
  log: Log;
}

/**
 * Checks for a newer version: reads the file that the site names once a day (UTC), over restarts too. Nothing is
 * downloaded or run. If no server answers, the next attempt is an hour later; an unusable answer counts for its day.
 * Both failures are logged only, and the previous result is kept.
 */
export class Updates {
  readonly #options: UpdatesOptions;
  #notice: UpdateNotice | null = null;

  constructor(options: UpdatesOptions) {
    this.#options = options;
  }

  /** The newer version; null when none is known. */
  get notice(): UpdateNotice | null {
    return this.#notice;
  }

  /**
   * Restores the last result, and checks now and every hour whether the file must be read again. Does nothing without
   * an address.
   */
  start(): void {
    const { address } = this.#options;
    if (address === undefined) return;
    this.#notice = keptNotice(this.#options);
    this.#lookOften(address);
  }

  #lookOften(address: string): void {
    this.#look(address).catch((thrown: unknown) =>
      this.#options.log('warn', 'the file of updates cannot be read', { thrown }),
    );
    this.#options.clock.after(HOUR, () => this.#lookOften(address));
  }

  async #look(address: string): Promise<void> {
    const { clock, store, version } = this.#options;
    const now = clock.now();
    const { notBefore, file: known } = keptFile(store, address);
    // Further away than a day, the clock was set back.
    if (notBefore > now && notBefore - now <= DAY) return;
    this.#keep(address, now + HOUR, known);
    const nextDay = (Math.floor(now / DAY) + 1) * DAY;
    try {
      const file = await this.#read(address);
      this.#keep(address, nextDay, file);
      this.#announce(noticeOf(file, version));
    } catch (thrown) {
      if (thrown instanceof UnusableFile) this.#keep(address, nextDay, known);
      throw thrown;
    }
  }

  async #read(address: string): Promise<UpdatesFile> {
    const { clock, fetch } = this.#options;
    const limit = new AbortController();
    const stop = clock.after(LIMIT, () => limit.abort());
    try {
      return await readUpdatesFile(fetch, address, limit.signal);
    } finally {
      stop();
      // The rest of a response is not awaited.
      limit.abort();
    }
  }

  #announce(notice: UpdateNotice | null): void {
    this.#notice = notice;
    this.#options.emit('app.updateFound', notice);
  }

  #keep(address: string, notBefore: number, file: UpdatesFile | null): void {
    this.#options.store.set(KEY, { address, notBefore, file });
  }
}

function keptFile(store: KeyValueStore, address: string): Pick<z.infer<typeof remembered>, 'notBefore' | 'file'> {
  const { data } = remembered.safeParse(store.get(KEY));
  return data?.address === address ? data : { notBefore: 0, file: null };
}
