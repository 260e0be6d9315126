import { z } from 'zod';
import { pairOf, pairsOf } from '#shared/duplicates/likeness.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import type { KeptName, KeptValues, Owner } from '../drafts/kept-values.ts';

/** Pairs that are kept: the last ones. */
const MAX_PAIRS = 5000;

/** Allows for pairs that waited in memory. */
export const keptJudgements = z.array(z.tuple([z.int().positive(), z.int().positive()])).max(2 * MAX_PAIRS);
const kept: KeptName<[number, number][]> = { name: 'not-duplicates', schema: keptJudgements, none: [] };

interface JudgedOptions {
  values: Pick<KeptValues, 'read' | 'change'>;
  /** @throws AppFailure when nobody is signed in */
  owner(): Owner;
}

/** Pairs of accounts that the signed-in person judged to be of different people: the platform has no place for them. */
export class JudgedPairs {
  readonly #options: JudgedOptions;

  constructor(options: JudgedOptions) {
    this.#options = options;
  }

  /** The pairs (`pairOf`); none while they cannot be read. */
  async all(): Promise<Set<string>> {
    const { values, owner } = this.#options;
    const { value } = await values.read(owner(), kept);
    return new Set(value.map(([one, other]) => pairOf(one, other)));
  }

  async judge({ ids, areDifferent }: ParsedRequestOf<'duplicates.judge'>): Promise<{ isOnDisk: boolean }> {
    const { values, owner } = this.#options;
    const pairs = pairsOf([...new Set(ids)]);
    const named = new Set(pairs.map(([one, other]) => pairOf(one, other)));
    const isOnDisk = await values.change(owner(), kept, (before) => {
      const others = before.filter(([one, other]) => !named.has(pairOf(one, other)));
      return (areDifferent ? [...others, ...pairs] : others).slice(-MAX_PAIRS);
    });
    return { isOnDisk };
  }
}
