import { reasonOf } from '../log/values.ts';
import type { Log, PrivateFolder } from '../ports.ts';
import type { DraftKey } from './draft-key.ts';
import { overhead, seal, sealedName, unseal } from './sealed.ts';

/** Owner of a value: one person on one platform. */
export interface Owner {
  readonly platform: string;
  readonly person: number;
}

/** Largest file that is read, in bytes. */
const LARGEST = 16_000_000;

interface KeptValuesOptions {
  folder: PrivateFolder;
  key: Pick<DraftKey, 'get'>;
  log: Log;
}

/**
 * Small JSON values of a person by name, encrypted as drafts are. Without a keychain, or where the disk refuses them,
 * they are in memory until the application ends. Operations run one at a time, in order.
 */
export class KeptValues {
  readonly #options: KeptValuesOptions;
  readonly #memory = new Map<string, string>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(options: KeptValuesOptions) {
    this.#options = options;
  }

  /** The value of this name; undefined for none, and for one that can no longer be decrypted. Never throws. */
  read(owner: Owner, name: string): Promise<unknown> {
    return this.#next(async () => {
      const what = whatOf(owner, name);
      const text = this.#memory.get(what) ?? (await this.#fromDisk(what, name));
      return text === null ? undefined : JSON.parse(text);
    });
  }

  /** Replaces the value of this name. Never throws. @returns whether it outlives the application */
  write(owner: Owner, name: string, value: unknown): Promise<boolean> {
    return this.#next(async () => {
      const what = whatOf(owner, name);
      const text = JSON.stringify(value);
      const isOnDisk = await this.#toDisk(what, name, text);
      if (isOnDisk) this.#memory.delete(what);
      else this.#memory.set(what, text);
      return isOnDisk;
    });
  }

  /** Removes a value; a missing one is fine, and what the disk refuses is logged. */
  remove(owner: Owner, name: string): Promise<void> {
    return this.#next(async () => {
      const what = whatOf(owner, name);
      this.#memory.delete(what);
      const key = await this.#options.key.get();
      if (key === null) return;
      await this.#options.folder.remove(fileOf(key, what, name)).catch((thrown: unknown) => this.#warn(thrown));
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

  async #fromDisk(what: string, name: string): Promise<string | null> {
    const { folder, key: keys } = this.#options;
    const key = await keys.get();
    if (key === null) return null;
    try {
      const bytes = await folder.read(fileOf(key, what, name), LARGEST + overhead);
      return bytes === null ? null : unseal(key, what, bytes);
    } catch (thrown) {
      this.#warn(thrown);
      return null;
    }
  }

  async #toDisk(what: string, name: string, text: string): Promise<boolean> {
    const { folder, key: keys } = this.#options;
    const key = await keys.get();
    if (key === null) return false;
    try {
      await folder.write(fileOf(key, what, name), seal(key, what, text));
      return true;
    } catch (thrown) {
      this.#warn(thrown);
      return false;
    }
  }

  #next<T>(run: () => Promise<T>): Promise<T> {
    const next = this.#last.then(run);
    this.#last = next.catch(() => undefined);
    return next;
  }

  #warn(thrown: unknown): void {
    const reason = reasonOf(thrown);
    this.#options.log('warn', 'a kept value cannot be used', { reason });
  }
}

const whatOf = ({ platform, person }: Owner, name: string): string => JSON.stringify([platform, person, name]);

/** The kind of a value, up to its first slash, begins the name of its file, for the sweep. */
const fileOf = (key: Uint8Array, what: string, name: string): string =>
  `${name.split('/', 1)[0]}-${sealedName(key, what)}`;
