import { z } from 'zod';
import { type KnownRecipients, knownRecipients } from '#shared/resources/campaigns/recipients.ts';
import type { KeyValueStore } from '../ports.ts';

const STORE_KEY = 'campaignRecipients';
/** The oldest are forgotten: without them a campaign is read as one of another computer. */
const MOST = 100;

const entries = z.array(z.object({ campaign: z.string(), known: knownRecipients }));

/**
 * Remembers the recipients that were associated from this installation, by campaign: ids and numbers, which the
 * platform does not answer (docs/screens/04-campaigns.md §5, §6).
 */
export class RecipientStore {
  readonly #store: KeyValueStore;
  readonly #platform: string;

  /** @param platform base URL of the API; ids are unique per platform */
  constructor(store: KeyValueStore, platform: string) {
    this.#store = store;
    this.#platform = platform;
  }

  get(campaignId: number): KnownRecipients | null {
    return this.#entries().find(({ campaign }) => campaign === this.#keyOf(campaignId))?.known ?? null;
  }

  /** Remembers the last association of a campaign; it replaces an earlier one. */
  set(campaignId: number, known: KnownRecipients): void {
    const campaign = this.#keyOf(campaignId);
    const others = this.#entries().filter((entry) => entry.campaign !== campaign);
    this.#store.set(STORE_KEY, [...others, { campaign, known }].slice(-MOST));
  }

  #keyOf(campaignId: number): string {
    return `${this.#platform} ${campaignId}`;
  }

  #entries(): z.infer<typeof entries> {
    return entries.catch([]).parse(this.#store.get(STORE_KEY));
  }
}
