import { z } from 'zod';
import { type FixedSet, fixedSet } from '#shared/resources/campaigns/sending.ts';
import type { KeyValueStore } from '../ports.ts';

const STORE_KEY = 'campaignTests';
/** The oldest are forgotten: without them a campaign is read as one that was tested on another computer. */
const MOST = 200;

const entries = z.array(z.object({ campaign: z.string(), fixed: fixedSet }));

/**
 * Remembers the recipients that tests from this installation fixed, by campaign: a number and a date, which the
 * platform does not keep apart (docs/screens/04-campaigns.md §6).
 */
export class FixedSets {
  readonly #store: KeyValueStore;
  readonly #platform: string;

  /** @param platform base URL of the API; ids are unique per platform */
  constructor(store: KeyValueStore, platform: string) {
    this.#store = store;
    this.#platform = platform;
  }

  get(campaignId: number): FixedSet | null {
    return this.#entries().find(({ campaign }) => campaign === this.#keyOf(campaignId))?.fixed ?? null;
  }

  /**
   * Remembers a test that went out.
   *
   * @param isFirst it fixed content and recipients: what an earlier campaign of this id left is forgotten
   * @param count what the platform answered; null without an answer, which keeps the number known before
   */
  note(campaignId: number, { isFirst, count, at }: FixedSet & { isFirst: boolean }): void {
    const campaign = this.#keyOf(campaignId);
    const former = isFirst ? null : this.get(campaignId);
    const fixed = { count: count ?? former?.count ?? null, at: former?.at ?? at };
    const others = this.#entries().filter((entry) => entry.campaign !== campaign);
    this.#store.set(STORE_KEY, [...others, { campaign, fixed }].slice(-MOST));
  }

  #keyOf(campaignId: number): string {
    return `${this.#platform} ${campaignId}`;
  }

  #entries(): z.infer<typeof entries> {
    return entries.catch([]).parse(this.#store.get(STORE_KEY));
  }
}
