import { z } from 'zod';
import { localDay, localTime } from '#shared/calendar.ts';
import { AppFailure } from '#shared/failure.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import { type Reminder, reminderCalls } from '#shared/ipc/reminders.ts';
import type { KeptValues, Owner } from '../drafts/kept-values.ts';
import type { Clock } from '../ports.ts';

/** Reminders of one person: more than anybody follows. */
const MAX_REMINDERS = 500;
/** Milliseconds between two looks at the clock. */
const LOOK = 30_000;
const NAME = 'reminders';

const stored = reminderCalls['reminders.save'].request.extend({ isAnnounced: z.boolean() });
type Stored = z.infer<typeof stored>;

interface RemindersOptions {
  values: Pick<KeptValues, 'read' | 'write'>;
  clock: Clock;
  /** The signed-in person; null when nobody is. */
  owner(): Owner | null;
  /** Tells the page that the list has changed, and which reminders have become due. */
  onChanged(due: Reminder[]): void;
}

/** Reminders of solidary records, and the look at the clock that finds those that are due. */
export class Reminders {
  readonly #options: RemindersOptions;

  constructor(options: RemindersOptions) {
    this.#options = options;
  }

  /** Looks at the clock from now on, every half minute: sleep and a changed clock are seen at the next look. */
  start(): void {
    this.#options.clock.after(LOOK, () => void this.look().finally(() => this.start()));
  }

  /** Announces the reminders that have become due since the last look. Never throws. */
  async look(): Promise<void> {
    const owner = this.#options.owner();
    if (owner === null) return;
    const all = await this.#read(owner);
    const due = all.filter((one) => !one.isAnnounced && this.#isDue(one));
    if (due.length === 0) return;
    await this.#write(
      owner,
      all.map((one) => (due.includes(one) ? { ...one, isAnnounced: true } : one)),
    );
    this.#options.onChanged(due.map((one) => this.#shown(one)));
  }

  async list(): Promise<Reminder[]> {
    const all = await this.#read(this.#signedIn());
    return all.map((one) => this.#shown(one)).toSorted((a, b) => momentOf(a).localeCompare(momentOf(b)));
  }

  /** @throws AppFailure `refused` for one record too many */
  async save(reminder: ParsedRequestOf<'reminders.save'>): Promise<{ isOnDisk: boolean }> {
    const owner = this.#signedIn();
    const others = (await this.#read(owner)).filter(({ recordId }) => recordId !== reminder.recordId);
    if (others.length >= MAX_REMINDERS) throw new AppFailure({ kind: 'refused', limit: 'count' });
    const isOnDisk = await this.#write(owner, [...others, { ...reminder, isAnnounced: false }]);
    this.#options.onChanged([]);
    return { isOnDisk };
  }

  async drop({ recordId }: { recordId: number }): Promise<void> {
    const owner = this.#signedIn();
    await this.#write(
      owner,
      (await this.#read(owner)).filter((one) => one.recordId !== recordId),
    );
    this.#options.onChanged([]);
  }

  #signedIn(): Owner {
    const owner = this.#options.owner();
    if (owner === null) throw new AppFailure({ kind: 'unauthorized', key: 'Usernotlogged' });
    return owner;
  }

  async #read(owner: Owner): Promise<Stored[]> {
    return z.array(stored).safeParse(await this.#options.values.read(owner, NAME)).data ?? [];
  }

  #write(owner: Owner, reminders: Stored[]): Promise<boolean> {
    return this.#options.values.write(owner, NAME, reminders);
  }

  #isDue(reminder: Pick<Stored, 'day' | 'time'>): boolean {
    const now = this.#options.clock.now();
    return momentOf(reminder) <= momentOf({ day: localDay(now), time: localTime(now) });
  }

  #shown({ isAnnounced: _, ...reminder }: Stored): Reminder {
    return { ...reminder, isDue: this.#isDue(reminder) };
  }
}

const momentOf = ({ day, time }: { day: string; time: string }): string => `${day}T${time}`;
