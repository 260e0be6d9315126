import { communitiesManifest } from '../communities/manifest.ts';
import { defineManifest } from '../manifest.ts';

/**
 * The communities that the signed-in person moderates (docs/screens/03-communities.md §2): the same records as the
 * communities, read and written by their calls; only the list has its own call.
 */
export const moderatedCommunitiesManifest = defineManifest({
  name: 'moderatedcommunities',
  path: communitiesManifest.path,
  listPath: 'admin/communities/moderated',
  answersWhole: true,
  permissions: communitiesManifest.permissions,
  serverRights: communitiesManifest.serverRights,
  calls: ['list'],
  switches: communitiesManifest.switches,
  pages: [],
  furtherPages: {},
  menu: null,
  search: null,
  pick: null,
  picture: null,
  hasQuickStatus: false,
  drafts: null,
  hides404As500: false,
  parent: communitiesManifest.name,
});
