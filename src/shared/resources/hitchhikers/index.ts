import { defineResource } from '../define.ts';
import { users } from '../users/index.ts';
import { hitchhikersManifest } from './manifest.ts';

const { search, gender, acceptsNews, identityStatus, identityProofStatus, homeAddressTerritory } = users.filters;
const { createdDate, lastActivityDate, isKitGiven, isLetterPrinted, isLetterPosted } = users.filters;

export const hitchhikers = defineResource(hitchhikersManifest, {
  row: users.row,
  item: users.item,
  sorts: users.sorts,
  defaultSort: users.defaultSort,
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
