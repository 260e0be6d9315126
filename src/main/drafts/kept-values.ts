import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { reasonOf } from '../log/values.ts';
import type { Log, PrivateFolder } from '../ports.ts';
import type { DraftKey } from './draft-key.ts';
import { overhead, seal, sealedName, unseal } from './sealed.ts';

/** Owner of a value: one person on one platform. */
export interface Owner {
  readonly platform: string;
  readonly person: number;
}

/** A value by name, which outlives the application. */
export interface KeptName<T> {
  /** Its part up to the first slash is the kind, which names a file and is swept. */
  readonly name: string;
  readonly schema: z.ZodType<T>;
  /** The value where none is stored. Null removes the file. */
  readonly none: T;
}

/** The value, and whether all of it could be read. */
export interface Kept<T> {
  value: T;
  /** False while the file cannot be read: `value` then holds only the changes made since the start. */
  isRead: boolean;
}

/** Largest file that is read, in bytes. */
const LARGEST = 16_000_000;

/** Suffix of a file that could not be parsed and was set aside. */
const ASIDE = '.unreadable';

type Change = (value: unknown) => unknown;

/** Changes that are not on disk yet, in order. */
interface Waiting {
  readonly kept: KeptName<unknown>;
  readonly changes: Change[];
}

/** Content of a file; `bytes` if it could not be parsed, `key` if the file can be written. */
interface Opened {
  readonly value: unknown;
  readonly isRead: boolean;
  readonly key: Uint8Array | null;
  readonly bytes?: Uint8Array;
}

interface KeptValuesOptions {
  folder: PrivateFolder;
  key: Pick<DraftKey, 'get' | 'mayCome'>;
  log: Log;
}

/**
 * Small JSON values of a person by name, encrypted as drafts are. They are updated by functions of the current value: a
 * change that finds no keychain, or a disk that fails, waits in memory until the application ends, and is applied to
 * what is on disk once that can be read. So when the keychain is unlocked late, the stored value and the changes made
 * meanwhile are merged, and removed entries stay removed. Operations run one at a time, in order.
 */
export class KeptValues {
  readonly #options: KeptValuesOptions;
  readonly #waiting = new Map<string, Waiting>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: KeptValuesOptions) {
    this.#options = options;
  }

  /** The value of this name, with all changes. Never throws. */
  read<T>(owner: Owner, kept: KeptName<T>): Promise<Kept<T>> {
    return this.#next(async () => {
      const what = whatOf(owner, kept.name);
      const opened = await this.#open(what, kept);
      const { changes } = this.#waiting.get(what) ?? { changes: [] };
      // What is on disk was parsed by the schema of this name, and changes answer what they are given.
      return { value: applied(opened.value, changes) as T, isRead: opened.isRead };
    });
  }

  /**
   * Changes the value of this name. Never throws.
   * @param change never throws; it may run again later, on what is read then, and depends on nothing else that changes
   * @returns whether it outlives the application
   */
  change<T>(owner: Owner, kept: KeptName<T>, change: (value: T) => T): Promise<boolean> {
    return this.#next(() => {
      const what = whatOf(owner, kept.name);
      const waiting = this.#waiting.get(what) ?? { kept, changes: [] };
      // As above: a change of this name gets values of its schema alone.
      waiting.changes.push(change as Change);
      this.#waiting.set(what, waiting);
      return this.#settle(what, waiting);
    });
  }

  /** Removes files of a kind that are older, of all people; needs no key. For the start of the application. */
  sweep(kind: string, lifetime: number, now: number): Promise<void> {
    return this.#next(async () => {
      const { folder } = this.#options;
      const files = await folder.list();
      const old = files.filter(({ name, modifiedAt }) => name.startsWith(`${kind}-`) && now - modifiedAt >= lifetime);
      await Promise.all(old.map(({ name }) => folder.remove(name)));
    }).catch((thrown: unknown) => this.#warn(thrown));
  }

  /** Applies the waiting changes to the value just read from disk, and writes it. */
  async #settle(what: string, { kept, changes }: Waiting): Promise<boolean> {
    const { folder } = this.#options;
    const { value, isRead, key, bytes } = await this.#open(what, kept);
    const now = applied(value, changes);
    if (isRead && isDeepStrictEqual(now, value)) {
      this.#waiting.delete(what);
      return key !== null;
    }
    if (key === null) return false;
    const file = fileOf(key, what, kept.name);
    try {
      if (bytes !== undefined) await folder.write(`${file}${ASIDE}`, bytes);
      if (now === null) await folder.remove(file);
      else await folder.write(file, seal(key, what, JSON.stringify(now)));
      this.#waiting.delete(what);
      return true;
    } catch (thrown) {
      this.#warn(thrown);
      return false;
    }
  }

  async #open(what: string, { name, schema, none }: KeptName<unknown>): Promise<Opened> {
    const { folder, key: keys } = this.#options;
    const key = await keys.get();
    try {
      if (key === null) {
        const isAnyThere = (await folder.list()).some((file) => file.name.startsWith(`${kindOf(name)}-`));
        return { value: none, isRead: !(isAnyThere && keys.mayCome), key };
      }
      const bytes = await folder.read(fileOf(key, what, name), LARGEST + overhead);
      if (bytes === null) return { value: none, isRead: true, key };
      try {
        return { value: schema.parse(JSON.parse(unseal(key, what, bytes))), isRead: true, key };
      } catch (thrown) {
        this.#warn(thrown);
        return { value: none, isRead: false, key, bytes };
      }
    } catch (thrown) {
      this.#warn(thrown);
      return { value: none, isRead: false, key: null };
    }
  }

  /**
   * Runs an operation after the earlier ones. Waiting changes are tried first, since the keychain may have been
   * unlocked.
   */
  #next<T>(run: () => Promise<T>): Promise<T> {
    const next = this.#last.then(async () => {
      if (this.#waiting.size > 0 && (await this.#options.key.get()) !== null) {
        for (const [what, waiting] of [...this.#waiting]) await this.#settle(what, waiting);
      }
      return run();
    });
    this.#last = next.catch(() => undefined);
    return next;
  }

  #warn(thrown: unknown): void {
    const reason = reasonOf(thrown);
    this.#options.log('warn', 'a kept value cannot be used', { reason });
  }
}

const whatOf = ({ platform, person }: Owner, name: string): string => JSON.stringify([platform, person, name]);

const applied = (value: unknown, changes: readonly Change[]): unknown =>
  changes.reduce((before, change) => change(before), value);

const kindOf = (name: string): string => name.split('/', 1)[0] ?? name;

const fileOf = (key: Uint8Array, what: string, name: string): string => `${kindOf(name)}-${sealedName(key, what)}`;
