import type { Tone } from '#renderer/kit/list/cells/cells.tsx';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { personNameOf } from '#shared/full-name.ts';
import type { CommunityMember, MemberStatus } from '#shared/resources/communitymembers/index.ts';

/** Names of the statuses of a membership. */
export const PENDING = 0 satisfies MemberStatus;
export const MEMBER = 1 satisfies MemberStatus;
export const MODERATOR = 2 satisfies MemberStatus;
export const REFUSED = 3 satisfies MemberStatus;

export const statusLabel = (status: MemberStatus): TextKey => `communitymembers:values.status.${status}`;
export const statusTones: Readonly<Record<MemberStatus, Tone>> = { 0: 'caution', 1: 'good', 2: 'info', 3: 'neutral' };

/** The name of a member; the number of the person without one. */
export const memberName = ({ userId, givenName, familyName }: CommunityMember): string =>
  personNameOf({ id: userId, givenName, familyName });
