import type { ParsedRequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import { type HitchhikerCall, hitchhikingCalls } from '#shared/ipc/hitchhiking.ts';
import type { KeptName, KeptValues, Owner } from '../drafts/kept-values.ts';
import type { Clock } from '../ports.ts';

/** Calls of one person that are kept: the last ones. */
const MAX_CALLS = 2000;
/** Days after which a call is forgotten. */
const DAYS = 180;
const DAY = 86_400_000;

/** Allows for calls that waited in memory. */
export const keptCalls = hitchhikingCalls['hitchhiking.calls'].response.shape.calls.max(2 * MAX_CALLS);
const kept: KeptName<HitchhikerCall[]> = { name: 'hitchhiker-calls', schema: keptCalls, none: [] };

interface CallsOptions {
  values: Pick<KeptValues, 'read' | 'change'>;
  clock: Pick<Clock, 'now'>;
  /** @throws AppFailure when nobody is signed in */
  owner(): Owner;
}

/** Telephone calls to hitchhikers, by the person who made them: the platform has no place for them. */
export class HitchhikerCalls {
  readonly #options: CallsOptions;

  constructor(options: CallsOptions) {
    this.#options = options;
  }

  async list(): Promise<ResponseOf<'hitchhiking.calls'>> {
    const { values, owner } = this.#options;
    const { value, isRead } = await values.read(owner(), kept);
    return { calls: value, isRead };
  }

  async note({ userId, isReached }: ParsedRequestOf<'hitchhiking.noteCall'>): Promise<{ isOnDisk: boolean }> {
    const { values, owner, clock } = this.#options;
    const at = clock.now();
    const isOnDisk = await values.change(owner(), kept, (before) => {
      const others = before.filter((one) => one.userId !== userId && at - one.at < DAYS * DAY);
      return (isReached === null ? others : [...others, { userId, at, isReached }]).slice(-MAX_CALLS);
    });
    return { isOnDisk };
  }
}
