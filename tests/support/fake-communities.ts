import { type Community, communities } from '#shared/resources/communities/index.ts';

/** A community as a list or its page reads it; fields not given are missing on the wire. */
export const fakeCommunity = (id: number, wire: Record<string, unknown> = {}): Community =>
  communities.row.parse({ id, name: `Communauté ${id}`, validationType: 0, freeCarpool: false, ...wire });
