import { z } from 'zod';
import { within } from '#shared/bounded.ts';
import { asInstant, type Instant, instantOf } from '#shared/instant.ts';
import { sessionStructure, sessionUser } from '#shared/ipc/session.ts';
import { isPermission } from '#shared/permissions.ts';
import type { KeyValueStore } from '../ports.ts';
import { storedRecord } from '../stored-list.ts';
import { storedBounds } from '../stored-values.ts';

const filled = z.string().min(1);

/** A stored session; its tokens are in the keychain under `account`. */
const sessionValues = z.object({
  baseUrl: z.string(),
  account: z.string(),
  user: sessionUser.extend({ givenName: filled, shortFamilyName: filled, email: filled }),
  permissions: z.array(z.string()).transform((names) => names.filter(isPermission)),
  structures: z.array(sessionStructure),
  isEecAvailable: z.boolean(),
  externalProviders: z.array(z.string()).optional(),
});
export const storedSession = within(sessionValues, storedBounds.session);
export type StoredSession = z.infer<typeof storedSession>;

/** A person's latest sign-in and the one before. */
const moment = z.iso.datetime().max(40).transform(asInstant);
const signIn = z.object({ at: moment, before: moment.nullable() });

/** By person. */
export const storedSignIns = storedRecord(signIn);
export const storedChoices = storedRecord(z.number());

/** Minimum milliseconds between two writes of the last input. */
const ACTIVITY_STEP = 30_000;

/** Stores sessions between two starts. Contains no secrets. */
export class SessionStore {
  readonly #store: KeyValueStore;
  readonly #baseUrl: string;
  #activityWritten = Number.NEGATIVE_INFINITY;

  /** @param baseUrl sessions of another platform are ignored */
  constructor(store: KeyValueStore, baseUrl: string) {
    this.#store = store;
    this.#baseUrl = baseUrl;
  }

  /** Reads the last session; null if it lacks what every screen shows (docs/screens/01-shell-home.md §3). */
  read(): StoredSession | null {
    const value = this.#store.get('session');
    if (value === undefined) return null;
    const read = storedSession.safeParse(value);
    if (read.success && read.data.baseUrl === this.#baseUrl) return read.data;
    this.drop();
    return null;
  }

  /**
   * The name in the keychain of a stored session of another platform: its tokens are useless here. Null where there is
   * none.
   */
  get foreignAccount(): string | null {
    const read = storedSession.safeParse(this.#store.get('session'));
    if (!read.success || read.data.baseUrl === this.#baseUrl) return null;
    const { account, baseUrl } = read.data;
    return account.startsWith(`${baseUrl} `) ? account : null;
  }

  write(session: Omit<StoredSession, 'baseUrl'>): void {
    const stored = storedSession.safeParse({ ...session, baseUrl: this.#baseUrl });
    // A session with oversized texts is not stored: it ends with the application.
    if (stored.success) this.#store.set('session', stored.data);
    else this.drop();
  }

  drop(): void {
    this.#store.delete('session');
    this.#store.delete('sessionActivity');
    this.#activityWritten = Number.NEGATIVE_INFINITY;
  }

  /** Time of the last known input, in milliseconds since 1970. */
  get lastActivity(): number | null {
    const value = this.#store.get('sessionActivity');
    return typeof value === 'number' ? value : null;
  }

  noteActivity(now: number): void {
    if (Math.abs(now - this.#activityWritten) < ACTIVITY_STEP) return;
    this.#store.set('sessionActivity', now);
    this.#activityWritten = now;
  }

  /** The structure that a person last chose on this platform. */
  chosenStructure(userId: number): number | null {
    return this.#choices()[this.#personKey(userId)] ?? null;
  }

  chooseStructure(userId: number, structureId: number): void {
    this.#store.set('structureChoices', { ...this.#choices(), [this.#personKey(userId)]: structureId });
  }

  /** Forgets the structure that a person last chose on this platform. */
  dropChosenStructure(userId: number): void {
    const { [this.#personKey(userId)]: _, ...others } = this.#choices();
    this.#store.set('structureChoices', others);
  }

  /** Time of the person's previous sign-in on this platform; null for the first. */
  lastSignIn(userId: number): Instant | null {
    return this.#signIns()[this.#personKey(userId)]?.before ?? null;
  }

  noteSignIn(userId: number, now: number): void {
    const signIns = this.#signIns();
    const key = this.#personKey(userId);
    const at = instantOf(now);
    this.#store.set('signIns', { ...signIns, [key]: { at, before: signIns[key]?.at ?? null } });
  }

  #signIns(): Record<string, z.infer<typeof signIn>> {
    return storedSignIns.parse(this.#store.get('signIns'));
  }

  #choices(): Record<string, number> {
    return storedChoices.parse(this.#store.get('structureChoices'));
  }

  #personKey(userId: number): string {
    return `${this.#baseUrl}#${userId}`;
  }
}
