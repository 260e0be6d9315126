import { z } from 'zod';
import { type ImportDetection, type ImportRecipe, importRecipe } from '#shared/ipc/transfer.ts';
import type { KeyValueStore } from '../../../ports.ts';
import { storedList } from '../../../stored-list.ts';
import { titlesOf } from '../remembered.ts';

const KEY = 'importRecipes';
/** Maximum recipes kept; the oldest are dropped. */
const MAX_KEPT = 20;

export const stored = storedList(z.tuple([z.string().max(100), importRecipe]), MAX_KEPT);

type Titled = Parameters<typeof titlesOf>[0];

/**
 * Keeps what a person did to a file, for the next one with the same titles. A recipe holds nothing of a single line
 * (`recipeOf`), and of the titles a digest.
 */
export class ImportRecipes {
  readonly #store: Pick<KeyValueStore, 'get' | 'set'>;

  constructor(store: Pick<KeyValueStore, 'get' | 'set'>) {
    this.#store = store;
  }

  /** Returns the recipe of files with the same titles; null for none, and for a file without titles. */
  find(detection: Titled, given: readonly string[]): ImportDetection['recipe'] {
    const titles = titlesOf(detection, given);
    return this.#read().find(([known]) => known === titles)?.[1] ?? null;
  }

  /** Keeps a recipe in place of the one before. Returns whether the file has titles by which it is found again. */
  keep(detection: Titled, given: readonly string[], recipe: ImportRecipe): boolean {
    const titles = titlesOf(detection, given);
    if (titles === null) return false;
    const others = this.#read().filter(([known]) => known !== titles);
    const list: [string, ImportRecipe][] = [[titles, recipe], ...others];
    this.#store.set(KEY, list.slice(0, MAX_KEPT));
    return true;
  }

  #read(): z.infer<typeof stored> {
    return stored.parse(this.#store.get(KEY));
  }
}
