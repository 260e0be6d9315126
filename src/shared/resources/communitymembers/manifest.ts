import { defineManifest } from '../manifest.ts';

/**
 * Memberships of communities (docs/platform/b-communities-content.md §5): a list below its community, and writes by the
 * id of the membership, which has no item. Its screens are those of the communities; its calls stand in
 * `src/shared/ipc/members.ts`.
 */
export const communityMembersManifest = defineManifest({
  name: 'communitymembers',
  path: 'admin/community_members',
  listPath: 'admin/communities/{community}/members',
  permissions: {
    list: 'community_read',
    create: 'community_membership',
    edit: 'community_update',
    remove: 'community_update',
  },
  calls: ['list'],
  switches: ['community'],
  pages: [],
  furtherPages: {},
  menu: null,
  search: null,
  pick: null,
  picture: null,
  hasQuickStatus: false,
  drafts: null,
  hides404As500: false,
  parent: null,
});
