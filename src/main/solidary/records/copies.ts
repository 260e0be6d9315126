import type { LastCopy, UnconfirmedChoice } from '#shared/ipc/solidary-records.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import type { Clock } from '../../ports.ts';

/** Records kept in memory. */
const MAX_COPIES = 100;

/**
 * The last copy of each record that could be read (docs/screens/07-solidary-records.md §5.4): shown where the platform
 * can no longer read it, and compared with what is read after a write.
 */
export class RecordCopies {
  readonly #clock: Pick<Clock, 'now'>;
  readonly #copies = new Map<number, LastCopy>();

  constructor({ clock }: { clock: Pick<Clock, 'now'> }) {
    this.#clock = clock;
  }

  get(id: number): LastCopy | null {
    return this.#copies.get(id) ?? null;
  }

  /** Keeps a record that was just read: what was not confirmed is known from it. */
  keep(record: RecordItem): void {
    this.#put(record.id, { record, readAt: this.#clock.now(), unconfirmed: [] });
  }

  /** Remembers a choice that was sent and cannot be seen. */
  addUnconfirmed(id: number, choice: UnconfirmedChoice): void {
    const { record = null, readAt = null, unconfirmed = [] } = this.get(id) ?? {};
    this.#put(id, { record, readAt, unconfirmed: [...unconfirmed, choice] });
  }

  /** For the end of a session. */
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
