import { z } from 'zod';
import type { LastCopy, UnconfirmedChoice } from '#shared/ipc/solidary-records.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { KeptValues, Owner } from '../../drafts/kept-values.ts';
import type { Clock } from '../../ports.ts';

/** Records kept in memory. */
const MAX_COPIES = 100;
/** Milliseconds that a copy stays on disk: 60 days. */
export const COPY_LIFETIME = 60 * 24 * 3_600_000;
/** Begins the names of the copies among the kept values. */
export const COPY_KIND = 'copies';

/** A copy of an earlier version may have another shape, and is none. */
const stored = z.object({ version: z.literal(1), keptAt: z.number(), copy: z.custom<LastCopy>() });

interface CopiesOptions {
  clock: Pick<Clock, 'now'>;
  values: Pick<KeptValues, 'read' | 'write' | 'remove'>;
  /** @throws AppFailure when nobody is signed in */
  owner(): Owner;
}

const nameOf = (id: number) => `${COPY_KIND}/${id}`;

/**
 * The last copy of each record that could be read (docs/screens/07-solidary-records.md §5.4): shown where the platform
 * can no longer read it, and compared with what is read after a write. Those for which this account chose a carpooler
 * are on disk too, since nothing else will ever show them again.
 */
export class RecordCopies {
  readonly #options: CopiesOptions;
  readonly #copies = new Map<number, LastCopy>();

  constructor(options: CopiesOptions) {
    this.#options = options;
  }

  /** @throws AppFailure when nobody is signed in */
  async get(id: number): Promise<LastCopy | null> {
    const known = this.#copies.get(id);
    if (known !== undefined) return known;
    const { values, owner, clock } = this.#options;
    const kept = stored.safeParse(await values.read(owner(), nameOf(id))).data;
    return kept !== undefined && clock.now() - kept.keptAt < COPY_LIFETIME ? kept.copy : null;
  }

  /** Keeps a record that was just read: it can be read, and what was not confirmed is known from it. */
  async keep(record: RecordItem): Promise<void> {
    this.#put(record.id, { record, readAt: this.#options.clock.now(), unconfirmed: [] });
    await this.forget(record.id);
  }

  /** Remembers a choice that was sent and cannot be seen; that of a carpooler beyond the end of the application. */
  async addUnconfirmed(id: number, choice: UnconfirmedChoice): Promise<void> {
    const { record = null, readAt = null, unconfirmed = [] } = (await this.get(id)) ?? {};
    const copy = { record, readAt, unconfirmed: [...unconfirmed, choice] };
    this.#put(id, copy);
    if (choice.role !== 'carpooler') return;
    const { values, owner, clock } = this.#options;
    await values.write(owner(), nameOf(id), { version: 1, keptAt: clock.now(), copy });
  }

  /** Removes the copy from disk: the record can be read again, or was closed. */
  async forget(id: number): Promise<void> {
    const { values, owner } = this.#options;
    await values.remove(owner(), nameOf(id));
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
