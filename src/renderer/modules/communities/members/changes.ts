import {
  ArrowUndoRegular,
  CheckmarkRegular,
  DismissRegular,
  type FluentIcon,
  PersonRegular,
  ShieldPersonRegular,
} from '@fluentui/react-icons';
import type { BulkTarget } from '#renderer/kit/actions/bulk/work.ts';
import type { Confirm } from '#renderer/kit/actions/confirm/levels.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { CommunityMember, MemberStatus } from '#shared/resources/communitymembers/index.ts';
import { MEMBER, MODERATOR, memberName, PENDING, REFUSED } from './labels.ts';

/** One change of the status of a membership (docs/screens/03-communities.md §5). */
export interface StatusChange {
  id: 'accept' | 'refuse' | 'moderator' | 'member' | 'pending';
  label: TextKey;
  icon: FluentIcon;
  to: MemberStatus;
  /** The statuses from which it is offered and made. */
  from: MemberStatus[];
  /** How it is asked of one member; absent where it is done at once. */
  confirm?: Confirm<CommunityMember>;
  /** How it is asked of several. */
  confirmMany: Confirm<BulkTarget>;
}

const named = (member: CommunityMember) => ({ name: memberName(member) });

/** Every change, in the order of the menu. */
export const statusChanges: readonly StatusChange[] = [
  {
    id: 'accept',
    label: 'communitymembers:actions.accept',
    icon: CheckmarkRegular,
    to: MEMBER,
    from: [PENDING, REFUSED],
    confirmMany: {
      level: 'confirm',
      title: 'communitymembers:accept.title',
      text: 'communitymembers:accept.text',
      button: 'communitymembers:actions.accept',
    },
  },
  {
    id: 'refuse',
    label: 'communitymembers:actions.refuse',
    icon: DismissRegular,
    to: REFUSED,
    from: [PENDING, MEMBER],
    confirm: {
      level: 'confirm',
      title: 'communitymembers:refuse.titleOne',
      text: 'communitymembers:refuse.textOne',
      button: 'communitymembers:refuse.button',
      values: named,
    },
    confirmMany: {
      level: 'confirm',
      title: 'communitymembers:refuse.title',
      text: 'communitymembers:refuse.text',
      button: 'communitymembers:refuse.button',
    },
  },
  {
    id: 'moderator',
    label: 'communitymembers:actions.moderator',
    icon: ShieldPersonRegular,
    to: MODERATOR,
    from: [PENDING, MEMBER, REFUSED],
    confirm: {
      level: 'acknowledge',
      title: 'communitymembers:moderator.titleOne',
      text: 'communitymembers:moderator.text',
      sentence: 'communitymembers:moderator.sentence',
      button: 'communitymembers:moderator.button',
      values: named,
    },
    confirmMany: {
      level: 'acknowledge',
      title: 'communitymembers:moderator.title',
      text: 'communitymembers:moderator.text',
      sentence: 'communitymembers:moderator.sentence',
      button: 'communitymembers:moderator.button',
    },
  },
  {
    id: 'member',
    label: 'communitymembers:actions.member',
    icon: PersonRegular,
    to: MEMBER,
    from: [MODERATOR],
    confirm: {
      level: 'confirm',
      title: 'communitymembers:member.titleOne',
      text: 'communitymembers:member.text',
      button: 'communitymembers:member.button',
      values: named,
    },
    confirmMany: {
      level: 'confirm',
      title: 'communitymembers:member.title',
      text: 'communitymembers:member.text',
      button: 'communitymembers:member.button',
    },
  },
  {
    id: 'pending',
    label: 'communitymembers:actions.pending',
    icon: ArrowUndoRegular,
    to: PENDING,
    from: [MEMBER, MODERATOR, REFUSED],
    confirm: {
      level: 'confirm',
      title: 'communitymembers:pending.titleOne',
      text: 'communitymembers:pending.text',
      button: 'communitymembers:pending.button',
      values: named,
    },
    confirmMany: {
      level: 'confirm',
      title: 'communitymembers:pending.title',
      text: 'communitymembers:pending.text',
      button: 'communitymembers:pending.button',
    },
  },
];
