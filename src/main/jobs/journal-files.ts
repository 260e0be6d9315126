import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { AppFailure } from '#shared/failure.ts';
import { asFileFailure } from '../files/file-failure.ts';
import type { Clock, Log, PrivateFolder } from '../ports.ts';

/** Whose work it is: one person on one platform. */
export const journalOwner = z.strictObject({ platform: z.string().max(2000), person: z.int() });
export type JournalOwner = z.infer<typeof journalOwner>;

export const isSameOwner = (one: JournalOwner, other: JournalOwner) =>
  one.platform === other.platform && one.person === other.person;

/** How long a journal is kept after its last entry, in milliseconds. */
const LIFETIME = 30 * 24 * 3600 * 1000;
/** Maximum bytes of a journal. */
export const maxJournalBytes = 1 << 26;

interface JournalFilesOptions<Header, Entry> {
  folder: PrivateFolder;
  clock: Pick<Clock, 'now'>;
  log: Log;
  header: z.ZodType<Header>;
  entry: z.ZodType<Entry>;
  /** How the names of these files end, with the dot. */
  ending: string;
  /** What the journals are of, for the log. */
  what: { one: string; many: string };
}

/** A journal as it was read; `entries` in the order in which they were written. */
interface ReadJournal<Header, Entry> {
  id: string;
  header: Header;
  entries: Entry[];
  /** Time of the last entry, milliseconds since 1970. */
  writtenAt: number;
}

/**
 * Append-only files of work that writes to the platform, one per piece of work: a header, then an entry per line. What
 * is about to be sent is on the disk before it leaves, so that a crash leaves at most one step uncertain. An entry that
 * a crash cut short is ignored: it was never acted on.
 */
export class JournalFiles<Header, Entry> {
  readonly #options: JournalFilesOptions<Header, Entry>;
  /** Journals being written, each with a promise of its end. */
  readonly #open = new Map<string, PromiseWithResolvers<void>>();

  constructor(options: JournalFilesOptions<Header, Entry>) {
    this.#options = options;
  }

  /** Waits until nobody writes to a journal any more. */
  async whenClosed(id: string): Promise<void> {
    await this.#open.get(id)?.promise;
  }

  isOpen(id: string): boolean {
    return this.#open.has(id);
  }

  /** Marks a journal as being written, until `close`. */
  open(id: string): void {
    this.#open.set(id, Promise.withResolvers<void>());
  }

  close(id: string): void {
    const over = this.#open.get(id);
    this.#open.delete(id);
    over?.resolve();
  }

  /**
   * Writes the header of a new journal, and opens it.
   * @returns its id
   * @throws AppFailure `file`
   */
  async start(header: Header): Promise<string> {
    const id = randomUUID();
    await writing(this.#options.folder.write(this.#nameOf(id), bytesOf(JSON.stringify(header))));
    this.open(id);
    return id;
  }

  /**
   * Appends entries, and waits until they are on the disk.
   * @throws AppFailure `file`
   */
  async append(id: string, ...entries: readonly object[]): Promise<void> {
    // Each entry starts with a line feed, so that an entry cut short by a crash spoils only itself.
    const text = entries.map((one) => `\n${JSON.stringify(one)}`).join('');
    await writing(this.#options.folder.append(this.#nameOf(id), bytesOf(text)));
  }

  /** Logs a failure to write what is of no harm when it is lost. */
  async quietly(work: Promise<void>): Promise<void> {
    await work.catch((thrown: unknown) =>
      this.#options.log('warn', `the journal of ${this.#options.what.one} cannot be written`, { thrown }),
    );
  }

  /**
   * Returns the journals that are not too old and can be read, in no order.
   * @throws AppFailure `file` when the disk gives no answer: what was sent in part would be sent again
   */
  async all(): Promise<ReadJournal<Header, Entry>[]> {
    const { folder, clock, ending } = this.#options;
    const files = await this.#reading(folder.list());
    const found: ReadJournal<Header, Entry>[] = [];
    for (const { name, modifiedAt } of files) {
      if (!name.endsWith(ending) || clock.now() - modifiedAt >= LIFETIME) continue;
      const read = await this.read(name.slice(0, -ending.length), modifiedAt);
      if (read !== null) found.push(read);
    }
    return found;
  }

  /** Reads a journal; null when it is damaged or has another format. @throws AppFailure `file` when the disk fails */
  async read(id: string, writtenAt: number): Promise<ReadJournal<Header, Entry> | null> {
    const { folder, header, entry, log, what } = this.#options;
    const bytes = await this.#reading(folder.read(this.#nameOf(id), maxJournalBytes));
    if (bytes === null) return null;
    try {
      if (bytes.length > maxJournalBytes) throw new Error('too large');
      const [first = '', ...others] = new TextDecoder().decode(bytes).split('\n');
      const start = header.parse(JSON.parse(first));
      return { id, writtenAt, header: start, entries: others.flatMap((text) => readEntry(entry, text)) };
    } catch (thrown) {
      log('warn', `the journal of ${what.one} cannot be read`, { thrown });
      return null;
    }
  }

  /** Removes a journal; a missing one is fine. */
  async remove(id: string): Promise<void> {
    await this.#options.folder.remove(this.#nameOf(id));
  }

  /**
   * Removes journals of all people that are too old, incomplete files, and what `isOver` says of the others, which are
   * read for that only. For the start of the application.
   * @param keeps names of other files of the folder
   * @param finish ends a journal that is over; removes it if absent
   */
  async sweep({
    keeps = () => false,
    isOver,
    finish = (id) => this.remove(id),
  }: {
    keeps?: (name: string) => boolean;
    isOver?: (journal: ReadJournal<Header, Entry>) => boolean;
    finish?: (id: string) => Promise<void>;
  } = {}): Promise<void> {
    const { folder, clock, ending, log, what } = this.#options;
    try {
      for (const { name, modifiedAt } of await folder.list()) {
        if (keeps(name)) continue;
        const id = name.slice(0, -ending.length);
        const isOld = clock.now() - modifiedAt >= LIFETIME;
        if (isOld || !name.endsWith(ending)) await folder.remove(name);
        else if (isOver !== undefined && !this.isOpen(id)) {
          // One that cannot be read stays: the next start may read it.
          const read = await this.read(id, modifiedAt).catch(() => null);
          if (read !== null && isOver(read)) await finish(id);
        }
      }
    } catch (thrown) {
      log('warn', `old journals of ${what.many} cannot be removed`, { thrown });
    }
  }

  #nameOf(id: string): string {
    return `${id}${this.#options.ending}`;
  }

  /** @throws AppFailure `file` when the disk fails */
  #reading<T>(work: Promise<T>): Promise<T> {
    const { log, what } = this.#options;
    return work.catch((thrown: unknown) => {
      log('warn', `the journals of ${what.many} cannot be read`, { thrown });
      throw new AppFailure({ kind: 'file', reason: 'unreadable' });
    });
  }
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

function readEntry<Entry>(entry: z.ZodType<Entry>, text: string): Entry[] {
  try {
    return [entry.parse(JSON.parse(text))];
  } catch {
    return [];
  }
}

/** @throws AppFailure `file` */
export const writing = (work: Promise<void>): Promise<void> =>
  work.catch((thrown: unknown) => {
    throw asFileFailure(thrown, 'write');
  });
