import { defineResource } from '../define.ts';
import { users } from '../users/index.ts';

const { search, gender, acceptsNews, identityStatus, identityProofStatus, homeAddressTerritory } = users.filters;
const { createdDate, lastActivityDate, isKitGiven, isLetterPrinted, isLetterPosted } = users.filters;

/**
 * The users who hitchhike (docs/screens/02-users-hitchhikers.md §9): the same records as the users, read and written by
 * the users' calls; only the list is their own. Screens show with the hitchhiking rights while the platform asks for
 * those of the users.
 */
export const hitchhikers = defineResource({
  name: 'hitchhikers',
  path: users.path,
  always: [['isHitchHiker', 'true']],
  permissions: {
    list: 'hitchhiking_watcher',
    show: 'hitchhiking_watcher',
    create: 'hitchhiking_administrator',
    edit: 'hitchhiking_administrator',
  },
  serverRights: { list: 'user_list', item: 'user_read', create: 'user_create', update: 'user_update' },
  row: users.row,
  item: users.item,
  sorts: users.sorts,
  defaultSort: users.defaultSort,
  hides404As500: true,
  filters: {
    search,
    gender,
    acceptsNews,
    identityStatus,
    identityProofStatus,
    homeAddressTerritory,
    createdDate,
    lastActivityDate,
    isKitGiven,
    isLetterPrinted,
    isLetterPosted,
  },
});
