import { createHash } from 'node:crypto';
import { z } from 'zod';
import { importBounds } from '#shared/import/limits.ts';
import { foldTitle } from '#shared/import/titles.ts';
import type { ImportDetection } from '#shared/ipc/transfer.ts';
import type { KeyValueStore } from '../../ports.ts';
import { storedList } from '../../stored-list.ts';

const KEY = 'importColumns';
/** Maximum sets of titles remembered; the oldest are dropped. */
const MAX_KEPT = 50;

const mapping = z.array(z.string().max(40).nullable()).max(importBounds.columns);
export const stored = storedList(z.tuple([z.string().max(100), mapping]), MAX_KEPT);
type Mapping = z.infer<typeof mapping>;

type Linked = Pick<ImportDetection, 'headerLine' | 'type' | 'columns'>;

/** The columns of a file without those that are made of others. */
export const ownColumns = (columns: ImportDetection['columns']) =>
  columns.filter(({ isDerived }) => isDerived !== true);

/**
 * Digest of the titles of a file; null for one without.
 * @param given columns that the file does not feed, which other imports of the type link
 */
export const titlesOf = ({ headerLine, type, columns }: Linked, given: readonly string[]) =>
  headerLine !== null
    ? createHash('sha256')
        .update(JSON.stringify([type, ownColumns(columns).map(({ title }) => foldTitle(title ?? '')), ...given]))
        .digest('hex')
    : null;

/**
 * Remembers how a person linked the columns of files with the same titles; only a digest of the titles is stored
 * (docs/screens/02-users-hitchhikers.md §8).
 */
export class RememberedColumns {
  readonly #store: Pick<KeyValueStore, 'get' | 'set'>;

  constructor(store: Pick<KeyValueStore, 'get' | 'set'>) {
    this.#store = store;
  }

  /** Returns the mapping last used for the same titles; null for unknown titles and for a file without titles. */
  find(detection: Linked, given: readonly string[] = []): Mapping | null {
    const titles = titlesOf(detection, given);
    return this.#read().find(([known]) => known === titles)?.[1] ?? null;
  }

  keep(detection: Linked, linked: Mapping, given: readonly string[] = []): void {
    const titles = titlesOf(detection, given);
    if (titles === null) return;
    const others = this.#read().filter(([known]) => known !== titles);
    this.#store.set(KEY, [[titles, linked], ...others].slice(0, MAX_KEPT));
  }

  #read(): z.infer<typeof stored> {
    return stored.parse(this.#store.get(KEY));
  }
}
