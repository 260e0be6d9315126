import { z } from 'zod';
import { type KnownRecipients, knownRecipients } from '#shared/resources/campaigns/recipients.ts';
import { type FixedSet, fixedSet } from '#shared/resources/campaigns/sending.ts';
import type { KeyValueStore } from '../ports.ts';
import { storedList } from '../stored-list.ts';
import type { StoredKey } from '../stored-values.ts';

/**
 * What is stored of campaigns, by campaign.
 * @param max campaigns that are remembered: the oldest are forgotten, and then read as ones of another computer
 */
const entriesOf = <Value>(value: z.ZodType<Value>, max: number) =>
  storedList(z.object({ campaign: z.string().max(400), value }), max);

const recipients = { key: 'campaignRecipients', max: 100 } as const;
const tests = { key: 'campaignTests', max: 200 } as const;
export const storedRecipients = entriesOf(knownRecipients, recipients.max);
export const storedTests = entriesOf(fixedSet, tests.max);

interface MemoryOptions<Value> {
  /** Where all of it is stored. */
  key: StoredKey;
  schema: z.ZodType<{ campaign: string; value: Value }[]>;
  /** Campaigns that are remembered. */
  max: number;
}

/** Remembers one value per campaign on this computer: what was done here and the platform does not answer. */
class CampaignMemory<Value> {
  readonly #store: KeyValueStore;
  readonly #platform: string;
  readonly #options: MemoryOptions<Value>;

  /** @param platform base URL of the API; ids are unique per platform */
  constructor(store: KeyValueStore, platform: string, options: MemoryOptions<Value>) {
    this.#store = store;
    this.#platform = platform;
    this.#options = options;
  }

  get(campaignId: number): Value | null {
    return this.#entries().find(({ campaign }) => campaign === this.#keyOf(campaignId))?.value ?? null;
  }

  /** Replaces what was remembered of a campaign. */
  set(campaignId: number, value: Value): void {
    const { key, max } = this.#options;
    const campaign = this.#keyOf(campaignId);
    const others = this.#entries().filter((entry) => entry.campaign !== campaign);
    this.#store.set(key, [...others, { campaign, value }].slice(-max));
  }

  #keyOf(campaignId: number): string {
    return `${this.#platform} ${campaignId}`;
  }

  #entries(): { campaign: string; value: Value }[] {
    const { key, schema } = this.#options;
    return schema.parse(this.#store.get(key));
  }
}

/**
 * Remembers the recipients that were associated from this installation: ids and numbers
 * (docs/screens/04-campaigns.md §5, §6).
 */
export class RecipientStore extends CampaignMemory<KnownRecipients> {
  constructor(store: KeyValueStore, platform: string) {
    super(store, platform, { ...recipients, schema: storedRecipients });
  }
}

/**
 * Remembers the recipients that tests from this installation fixed: a number and a date
 * (docs/screens/04-campaigns.md §6).
 */
export class FixedSets extends CampaignMemory<FixedSet> {
  constructor(store: KeyValueStore, platform: string) {
    super(store, platform, { ...tests, schema: storedTests });
  }

  /**
   * Remembers a test that went out.
   *
   * @param isFirst it fixed content and recipients: what an earlier campaign of this id left is forgotten
   * @param count what the platform answered; null without an answer, which keeps the number known before
   */
  note(campaignId: number, { isFirst, count, at }: FixedSet & { isFirst: boolean }): void {
    const former = isFirst ? null : this.get(campaignId);
    this.set(campaignId, { count: count ?? former?.count ?? null, at: former?.at ?? at });
  }
}
