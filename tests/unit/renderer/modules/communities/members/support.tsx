import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MembersTab } from '#renderer/modules/communities/members/MembersTab.tsx';
import { asInstant } from '#shared/instant.ts';
import { communities } from '#shared/resources/communities/index.ts';
import { type CommunityMember, communityMembers, type MemberStatus } from '#shared/resources/communitymembers/index.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { openListPage, type PageOptions } from '#tests/support/list-page.tsx';

/** A community whose referrer is the person 101. */
export const community = communities.item.parse({ id: 4, name: 'Vélo Vosges', nbMembers: 3, referrerId: 101 });

export const member = (id: number, status: MemberStatus, more: Partial<CommunityMember> = {}): CommunityMember => ({
  ...communityMembers.row.parse({ id, userId: 100 + id, communityId: 4, status }),
  givenName: `Prénom${id}`,
  familyName: `Nom${id}`,
  createdDate: asInstant('2026-01-02T08:00:00+00:00'),
  ...more,
});

/** A platform of memberships: what is written is what is read afterwards. */
export function installMembers(members: Map<number, CommunityMember>): FakeBridge {
  return installFakeBridge({
    'communitymembers.list': ({ filters: { status }, page, perPage }) => {
      const found = [...members.values()].filter((one) => status === undefined || one.status === status);
      const rows = found.slice((page - 1) * perPage, page * perPage);
      return { rows, unreadable: [], total: found.length, page, perPage };
    },
    'communitymembers.changeStatus': ({ id, status, from }) => {
      const now = members.get(id);
      const before = now?.status ?? null;
      if (now === undefined || before === null) throw new Error(`no membership ${id}`);
      if (before === status) return { outcome: 'unchanged', userId: now.userId, before };
      if (from?.includes(before) === false) return { outcome: 'changedMeanwhile', userId: now.userId, before };
      members.set(id, { ...now, status });
      return { outcome: 'changed', userId: now.userId, before };
    },
    'communitymembers.delete': ({ id }) => {
      const now = members.get(id);
      members.delete(id);
      return { userId: now?.userId ?? 0, before: now?.status ?? null };
    },
    'communitymembers.add': ({ userId, status = 1 }) => {
      members.set(userId + 900, { ...member(userId + 900, status), userId });
      return { outcome: 'added', id: userId + 900 };
    },
  });
}

export const openMembers = async (options: PageOptions = {}) => {
  const view = await openListPage((props) => <MembersTab community={community} {...props} />, {
    at: '/users?tab=members',
    ...options,
  });
  await screen.findAllByText(/Prénom|Rien|Nothing/);
  return { ...view, person: userEvent.setup() };
};
