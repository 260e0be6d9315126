import type { WorldPart } from './world.ts';

/** A message that the platform sent to a person. */
export interface SentMessage {
  /**
   * The event that it tells of, such as `communityUser.accepted`; `campaign.test` and `campaign.mass` for campaigns.
   */
  readonly about: string;
  /** The user who receives it. */
  readonly to: number;
  /** The campaign, and its mail as it was made at the mail provider. */
  readonly campaign?: { readonly id: number; readonly subject: string; readonly html: string };
}

/** Every message since the start, one per sending: what is sent twice stands here twice. */
export const outbox: WorldPart<SentMessage[]> = { make: () => [] };
