import { defineManifest, everyCall, everyPage } from '../manifest.ts';

/**
 * Campaigns (docs/platform/b-communities-content.md §4). Their images are several and belong to blocks of the message,
 * so that `picture` is null.
 */
export const campaignsManifest = defineManifest({
  name: 'campaigns',
  path: 'admin/campaigns',
  permissions: {
    list: 'campaign_list',
    show: 'campaign_read',
    create: 'campaign_create',
    edit: 'campaign_update',
    remove: 'campaign_delete',
  },
  calls: everyCall,
  switches: ['campaign'],
  pages: everyPage,
  furtherPages: {
    send: { path: '/campaigns/send/$id', permission: null },
    // A message to the members of a community, for somebody else to send: nothing of it is written on the platform.
    letter: { path: '/campaigns/letter/$communityId', permission: null, switches: ['community'] },
  },
  menu: { position: 60 },
  // Campaigns cannot be sorted by their name (docs/platform/b-communities-content.yaml, listCampaigns).
  search: { field: 'name', orderBy: 'subject' },
  // They are sorted by their date alone, too.
  pick: { filter: 'name', sort: ['createdDate', 'desc'], named: 'each' },
  picture: null,
  hasQuickStatus: false,
  drafts: { days: 30, isSecret: false },
  hides404As500: false,
  parent: null,
});
