import { z } from 'zod';
import { localDay, localTime } from '#shared/calendar.ts';
import { AppFailure } from '#shared/failure.ts';
import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { type Reminder, reminderCalls } from '#shared/ipc/reminders.ts';
import type { KeptName, KeptValues, Owner } from '../drafts/kept-values.ts';
import type { Clock } from '../ports.ts';

/** Reminders of one person: more than anybody follows. */
const MAX_REMINDERS = 500;
/** Milliseconds between two checks of the clock. */
const LOOK = 30_000;

const stored = reminderCalls['reminders.save'].request.extend({ isAnnounced: z.boolean() });
type Stored = z.infer<typeof stored>;
/** Allows for reminders that waited in memory. */
export const keptReminders = z.array(stored).max(2 * MAX_REMINDERS);
const kept: KeptName<Stored[]> = { name: 'reminders', schema: keptReminders, none: [] };

interface RemindersOptions {
  values: Pick<KeptValues, 'read' | 'change'>;
  clock: Clock;
  /** The signed-in person; null when nobody is. */
  owner(): Owner | null;
  /** Tells the page that the list has changed, and which reminders have become due. */
  onChanged(due: Reminder[]): void;
}

/** Reminders of solidary records, with the timer that finds those that are due. */
export class Reminders {
  readonly #options: RemindersOptions;
  /** Whether the last check could read the list; becoming readable again is announced. */
  #wasRead = true;

  constructor(options: RemindersOptions) {
    this.#options = options;
  }

  /** Starts checking the clock every half minute. Sleep and clock changes are noticed at the next check. */
  start(): void {
    this.#options.clock.after(LOOK, () => void this.look().finally(() => this.start()));
  }

  /**
   * Announces the reminders that have become due since the last check, and when the list has become readable again.
   * Writes nothing otherwise. Never throws.
   */
  async look(): Promise<void> {
    const owner = this.#options.owner();
    if (owner === null) return;
    const { values, onChanged } = this.#options;
    const { value: all, isRead } = await values.read(owner, kept);
    const isNews = isRead !== this.#wasRead;
    this.#wasRead = isRead;
    const due = all.filter((one) => !one.isAnnounced && this.#isDue(one));
    if (due.length > 0) {
      const isSame = (one: Stored, other: Stored) =>
        one.recordId === other.recordId && momentOf(one) === momentOf(other);
      await values.change(owner, kept, (before) =>
        before.map((one) => (due.some((other) => isSame(one, other)) ? { ...one, isAnnounced: true } : one)),
      );
    }
    if (isNews || due.length > 0) onChanged(due.map((one) => this.#shown(one)));
  }

  /** The reminders, and whether those of earlier runs could be read. @throws AppFailure when nobody is signed in */
  async list(): Promise<ResponseOf<'reminders.list'>> {
    const { value, isRead } = await this.#options.values.read(this.#signedIn(), kept);
    const reminders = value.map((one) => this.#shown(one)).toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)));
    return { reminders, isRead };
  }

  /** @throws AppFailure `refused` for one record too many */
  async save(reminder: ParsedRequestOf<'reminders.save'>): Promise<{ isOnDisk: boolean }> {
    const owner = this.#signedIn();
    const { values } = this.#options;
    const others = without(reminder.recordId, (await values.read(owner, kept)).value);
    if (others.length >= MAX_REMINDERS) throw new AppFailure({ kind: 'refused', limit: 'count' });
    const isOnDisk = await values.change(owner, kept, (before) => [
      ...without(reminder.recordId, before),
      { ...reminder, isAnnounced: false },
    ]);
    this.#options.onChanged([]);
    return { isOnDisk };
  }

  async drop({ recordId }: { recordId: number }): Promise<void> {
    const owner = this.#signedIn();
    await this.#options.values.change(owner, kept, (before) => without(recordId, before));
    this.#options.onChanged([]);
  }

  #signedIn(): Owner {
    const owner = this.#options.owner();
    if (owner === null) throw new AppFailure({ kind: 'unauthorized', key: 'Usernotlogged' });
    return owner;
  }

  #isDue(reminder: Pick<Stored, 'day' | 'time'>): boolean {
    const now = this.#options.clock.now();
    return momentOf(reminder) <= momentOf({ day: localDay(now), time: localTime(now) });
  }

  #shown({ isAnnounced: _, ...reminder }: Stored): Reminder {
    return { ...reminder, isDue: this.#isDue(reminder) };
  }
}

const without = (id: number, all: readonly Stored[]): Stored[] => all.filter(({ recordId }) => recordId !== id);

const momentOf = ({ day, time }: { day: string; time: string }): string => `${day}T${time}`;
