import { AppFailure } from '#shared/failure.ts';
import type { Kept, KeptName, KeptValues, Owner } from './kept-values.ts';

interface KeptListOptions<T> {
  values: Pick<KeptValues, 'read' | 'change'>;
  /** @throws AppFailure when nobody is signed in */
  owner(): Owner;
  kept: KeptName<T[]>;
  /** Entries that a person may have. */
  most: number;
  /** Whether two entries are of the same, of which one is kept. */
  isSame(one: T, other: T): boolean;
}

/** A bounded list of what a person wrote for themselves, one entry of each thing. */
export class KeptList<T> {
  readonly #options: KeptListOptions<T>;

  constructor(options: KeptListOptions<T>) {
    this.#options = options;
  }

  /** The entries, the latest last, and whether those of earlier runs could be read. */
  read(): Promise<Kept<T[]>> {
    const { values, owner, kept } = this.#options;
    return values.read(owner(), kept);
  }

  /**
   * Puts an entry in place of that of the same. Resolves to whether it outlives the application.
   * @throws AppFailure `refused` for one too many
   */
  async put(entry: T): Promise<boolean> {
    const { values, owner, kept, most, isSame } = this.#options;
    const isOther = (one: T) => !isSame(one, entry);
    const { value } = await this.read();
    if (value.length >= most && value.every(isOther)) throw new AppFailure({ kind: 'refused', limit: 'count' });
    return values.change(owner(), kept, (before) => [...before.filter(isOther), entry]);
  }

  /** Removes entries; missing ones are fine. Resolves to whether that outlives the application. */
  remove(isMeant: (entry: T) => boolean): Promise<boolean> {
    const { values, owner, kept } = this.#options;
    return values.change(owner(), kept, (before) => before.filter((one) => !isMeant(one)));
  }
}
