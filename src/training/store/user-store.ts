import { rowsForListed, type SeedContext, SeededUser } from './seeded-user.ts';
import { type UserRecord, userFields } from './user-record.ts';

/**
 * All users: seeded ones computed on demand, overlaid by what was written since. `version` grows with every write,
 * which invalidates anything computed from the rows.
 */
export class UserStore {
  readonly #context: SeedContext;
  readonly #written = new Map<number, UserRecord>();
  readonly #idByEmail = new Map<string, number>();
  readonly #seededRows: number;
  #lastId: number;
  #version = 0;

  /**
   * @param listed number of users in the whole list
   * @param accounts take the first ids
   */
  constructor(context: SeedContext, listed: number, accounts: readonly UserRecord[]) {
    this.#context = context;
    this.#seededRows = rowsForListed(listed);
    this.#lastId = this.#seededRows;
    for (const account of accounts) this.#keep(account);
  }

  get version(): number {
    return this.#version;
  }

  get lastId(): number {
    return this.#lastId;
  }

  get(id: number): UserRecord | undefined {
    const written = this.#written.get(id);
    if (written !== undefined) return written;
    return Number.isInteger(id) && id >= 1 && id <= this.#seededRows ? new SeededUser(id, this.#context) : undefined;
  }

  /** Yields every row by ascending id, deleted ones included. */
  *all(): Generator<UserRecord> {
    for (let id = 1; id <= this.#lastId; id += 1) {
      const user = this.get(id);
      if (user !== undefined) yield user;
    }
  }

  /** Compares like the platform's database, ignoring case. */
  findByEmail(email: string): UserRecord | undefined {
    const key = email.toLowerCase();
    const written = this.#idByEmail.get(key);
    if (written !== undefined) return this.get(written);
    const candidate = this.get(Number(/(\d+)@/.exec(key)?.[1] ?? Number.NaN));
    return candidate?.email.toLowerCase() === key ? candidate : undefined;
  }

  add(make: (id: number) => UserRecord): UserRecord {
    this.#lastId += 1;
    return this.#write(make(this.#lastId));
  }

  /**
   * Changes a row.
   * @throws when there is none
   */
  change(id: number, changes: Partial<UserRecord>): UserRecord {
    return this.#write(this.#changed(id, changes));
  }

  /** Records activity. Does not change `version`, because every call does this (docs/platform/a-auth-users.md §1). */
  touch(id: number, now: number): void {
    this.#keep(this.#changed(id, { lastActivityDate: now }));
  }

  #changed(id: number, changes: Partial<UserRecord>): UserRecord {
    const user = this.get(id);
    if (user === undefined) throw new RangeError(`no user ${id}`);
    return { ...settled(user), ...changes };
  }

  #write(user: UserRecord): UserRecord {
    this.#version += 1;
    return this.#keep(user);
  }

  #keep(user: UserRecord): UserRecord {
    const before = this.#written.get(user.id);
    if (before !== undefined) this.#idByEmail.delete(before.email.toLowerCase());
    this.#written.set(user.id, user);
    this.#idByEmail.set(user.email.toLowerCase(), user.id);
    return user;
  }
}

/** Copies a row to plain values: a seeded one computes its fields with getters, which spreading does not copy. */
export function settled(user: UserRecord): UserRecord {
  if (!(user instanceof SeededUser)) return user;
  // `userFields` lists every field of the record: the compiler refuses a list that lacks one.
  return Object.fromEntries(userFields.map((field) => [field, user[field]])) as unknown as UserRecord;
}
