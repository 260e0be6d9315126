import { defineManifest, everyCall, everyPage } from '../manifest.ts';

/** Texts of the site (docs/platform/b-communities-content.md §6). */
export const articlesManifest = defineManifest({
  name: 'articles',
  path: 'admin/articles',
  permissions: {
    list: 'article_manage',
    show: 'article_read',
    create: 'article_create',
    edit: 'article_update',
    remove: 'article_delete',
  },
  serverRights: { list: 'article_list' },
  calls: everyCall,
  switches: [],
  pages: everyPage,
  furtherPages: {},
  menu: { position: 80 },
  search: { field: 'title', orderBy: 'title' },
  pick: null,
  picture: null,
  hasQuickStatus: true,
  drafts: { days: 30, isSecret: false },
  hides404As500: true,
  parent: null,
});
