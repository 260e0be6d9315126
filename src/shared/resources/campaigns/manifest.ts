import { defineManifest, everyPage } from '../manifest.ts';

/** Campaigns (docs/platform/b-communities-content.md §4). */
export const campaignsManifest = defineManifest({
  name: 'campaigns',
  isBuilt: false,
  path: 'admin/campaigns',
  permissions: { list: 'campaign_list', show: 'campaign_read', edit: 'campaign_update' },
  calls: ['list', 'get'],
  switches: ['campaign'],
  pages: everyPage,
  furtherPages: { send: { path: '/campaigns/send/$id', permission: null } },
  menu: { position: 60 },
  // Campaigns cannot be sorted by their name (docs/platform/b-communities-content.yaml, listCampaigns).
  search: { field: 'name', orderBy: 'subject' },
  picture: null,
  hasQuickStatus: false,
  drafts: { days: 30, isSecret: false },
  hides404As500: false,
  parent: null,
});
