import type { WorldPart } from './world.ts';

/** A message that the platform sent to a person. */
export interface SentMessage {
  /** The event that it tells of, such as `communityUser.accepted`. */
  readonly about: string;
  /** The user who receives it. */
  readonly to: number;
}

/** Every message since the start, one per sending: what is sent twice stands here twice. */
export const outbox: WorldPart<SentMessage[]> = { make: () => [] };
