import { z } from 'zod';
import { asDay, localDay } from '#shared/calendar.ts';
import type { ContactedJourney } from '#shared/ipc/external-journeys.ts';
import type { Clock, KeyValueStore } from '../../ports.ts';
import { storedList } from '../../stored-list.ts';

const KEY = 'externalContacts';

/** Milliseconds that a platform whose answer was lost gets before the same driver may be written to again. */
const GRACE = 60_000;

/** Contacts that are stored at most; the oldest are dropped. */
const MAX_CONTACTS = 1000;

const name = z.string().max(300);

export const stored = storedList(
  z.object({
    record: z.string().max(400),
    provider: name,
    journeyId: name,
    day: z.string().max(10).transform(asDay),
    isSure: z.boolean(),
  }),
  MAX_CONTACTS,
);

/**
 * Remembers on this computer which external journeys were written to for which record, until the diary of the record
 * says so everywhere: ids and days, no personal data (docs/screens/10-external-journeys.md §3.4).
 */
export class ContactedJourneys {
  readonly #store: KeyValueStore;
  readonly #platform: string;
  readonly #clock: Pick<Clock, 'now'>;
  /** When contacts of unknown outcome were made, by record and journey, since the start. */
  readonly #unknown = new Map<string, number>();

  /** @param platform base URL of the API; ids are unique per platform */
  constructor(store: KeyValueStore, platform: string, clock: Pick<Clock, 'now'>) {
    this.#store = store;
    this.#platform = platform;
    this.#clock = clock;
  }

  of(recordId: number): ContactedJourney[] {
    const key = this.#keyOf(recordId);
    return this.#entries().flatMap(({ record, ...contact }) => (record === key ? [contact] : []));
  }

  /** Remembers a contact of today in place of a former one with the same driver's journey. */
  add(recordId: number, contact: Omit<ContactedJourney, 'day'>): void {
    const record = this.#keyOf(recordId);
    const others = this.#entries().filter(
      (entry) =>
        entry.record !== record || entry.provider !== contact.provider || entry.journeyId !== contact.journeyId,
    );
    const day = localDay(this.#clock.now());
    if (!contact.isSure) this.#unknown.set(`${record} ${contact.provider} ${contact.journeyId}`, this.#clock.now());
    this.#store.set(KEY, [...others, { record, ...contact, day }].slice(-MAX_CONTACTS));
  }

  /** Whether the platform may still be handing over an earlier message for the same journey. */
  mayStillCome(recordId: number, { provider, journeyId }: Pick<ContactedJourney, 'provider' | 'journeyId'>): boolean {
    const at = this.#unknown.get(`${this.#keyOf(recordId)} ${provider} ${journeyId}`);
    return at !== undefined && this.#clock.now() - at < GRACE;
  }

  #keyOf(recordId: number): string {
    return `${this.#platform} ${recordId}`;
  }

  #entries(): z.infer<typeof stored> {
    return stored.parse(this.#store.get(KEY));
  }
}
