import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { within } from '#shared/bounded.ts';
import { AppFailure } from '#shared/failure.ts';
import type { LastCopy, UnconfirmedChoice } from '#shared/ipc/solidary-records.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { SentRecord } from '#shared/resources/solidaryrecords/write/sent.ts';
import type { KeptName, KeptValues, Owner } from '../../drafts/kept-values.ts';
import type { Clock } from '../../ports.ts';

/** Records kept in memory. */
const MAX_COPIES = 100;
/** Milliseconds that a copy stays on disk: 60 days. */
export const COPY_LIFETIME = 60 * 24 * 3_600_000;
/** Begins the names of the copies among the kept values. */
export const COPY_KIND = 'copies';

/** Characters of a copy as JSON: several times the longest record. */
const LONGEST_COPY = 4_000_000;

/** A copy of another version may have another shape and be unreadable; older copies lack `sent`. */
export const stored = z.object({
  version: z.literal(1),
  keptAt: z.number(),
  copy: within(z.custom<LastCopy>(), LONGEST_COPY).transform(
    (copy): LastCopy => ({ ...copy, sent: copy.sent ?? null }),
  ),
});
type Stored = z.infer<typeof stored>;

const nothing: LastCopy = { record: null, readAt: null, unconfirmed: [], sent: null };

/** Merges a later copy into the stored one: the later record wins, the choices of both are kept. */
const joined = (before: LastCopy, later: LastCopy): LastCopy => ({
  ...(later.record === null ? before : later),
  sent: later.sent ?? before.sent,
  unconfirmed: [
    ...before.unconfirmed.filter((one) => !later.unconfirmed.some((other) => isDeepStrictEqual(one, other))),
    ...later.unconfirmed,
  ],
});

interface CopiesOptions {
  clock: Pick<Clock, 'now'>;
  values: Pick<KeptValues, 'read' | 'change'>;
  /** @throws AppFailure when nobody is signed in */
  owner(): Owner;
}

const keptOf = (id: number): KeptName<Stored | null> => ({
  name: `${COPY_KIND}/${id}`,
  schema: stored,
  none: null,
});

/**
 * The last copy of each record that could be read (docs/screens/07-solidary-records.md §5.4): shown where the platform
 * can no longer read it, and compared with what is read after a write. Those for which this account chose a carpooler
 * are on disk too, as is what was sent of records that were never read, since nothing else will ever show them.
 */
export class RecordCopies {
  readonly #options: CopiesOptions;
  readonly #copies = new Map<number, LastCopy>();

  constructor(options: CopiesOptions) {
    this.#options = options;
  }

  /** The copy; null for none, and for one that cannot be read. @throws AppFailure when nobody is signed in */
  async get(id: number): Promise<LastCopy | null> {
    return (await this.#find(id)).copy;
  }

  /** The copy, for display. @throws AppFailure `keychain` when there may be one that cannot be read */
  async show(id: number): Promise<LastCopy | null> {
    const { copy, isRead } = await this.#find(id);
    if (copy === null && !isRead) throw new AppFailure({ kind: 'keychain' });
    return copy;
  }

  async #find(id: number): Promise<{ copy: LastCopy | null; isRead: boolean }> {
    const known = this.#copies.get(id);
    if (known !== undefined) return { copy: known, isRead: true };
    const { values, owner, clock } = this.#options;
    const { value, isRead } = await values.read(owner(), keptOf(id));
    return { copy: value !== null && clock.now() - value.keptAt < COPY_LIFETIME ? value.copy : null, isRead };
  }

  /**
   * Stores a record that was just read. It replaces the former copy with its unconfirmed choices, which the record now
   * shows, and the copy on disk.
   */
  async keep(record: RecordItem): Promise<void> {
    this.#put(record.id, { ...nothing, record, readAt: this.#options.clock.now() });
    await this.forget(record.id);
  }

  /** Remembers a choice that was sent and could not be confirmed. The choice of a carpooler is stored on disk. */
  async addUnconfirmed(id: number, choice: UnconfirmedChoice): Promise<void> {
    const known = (await this.get(id)) ?? nothing;
    const copy = { ...known, unconfirmed: [...known.unconfirmed, choice] };
    this.#put(id, copy);
    if (choice.role === 'carpooler') await this.#store(id, copy);
  }

  /**
   * Stores on disk the content of a record that was stored although the platform answered with a failure, until the
   * record is read: the platform may never be able to show it.
   */
  async keepSent(id: number, sent: SentRecord): Promise<void> {
    const copy = { ...((await this.get(id)) ?? nothing), sent };
    this.#put(id, copy);
    await this.#store(id, copy);
  }

  async #store(id: number, copy: LastCopy): Promise<void> {
    const { values, owner, clock } = this.#options;
    const keptAt = clock.now();
    await values.change(owner(), keptOf(id), (before) => {
      const whole = before === null ? copy : joined(before.copy, copy);
      return { version: 1 as const, keptAt, copy: whole };
    });
  }

  /** Removes the copy from disk: the record can be read again, or was closed. */
  async forget(id: number): Promise<void> {
    const { values, owner } = this.#options;
    await values.change(owner(), keptOf(id), () => null);
  }

  /** Removes what is in memory, for the end of a session: another person may see other records. */
  clear(): void {
    this.#copies.clear();
  }

  #put(id: number, copy: LastCopy): void {
    this.#copies.delete(id);
    this.#copies.set(id, copy);
    const [oldest] = this.#copies.keys();
    if (this.#copies.size > MAX_COPIES && oldest !== undefined) this.#copies.delete(oldest);
  }
}
