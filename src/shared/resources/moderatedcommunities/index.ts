import { contains } from '../../folded.ts';
import { communities, validationTypes } from '../communities/index.ts';
import { defineResource } from '../define.ts';
import { shortText, someOf, unsent } from '../filters.ts';
import { moderatedCommunitiesManifest } from './manifest.ts';

export const moderatedCommunities = defineResource(moderatedCommunitiesManifest, {
  row: communities.row,
  item: communities.item,
  sorts: {
    id: 'id',
    name: 'name',
    description: 'description',
    nbMembers: 'nbMembers',
    createdDate: 'createdDate',
  },
  defaultSort: { field: 'name', direction: 'asc' },
  filters: { name: unsent(shortText), validationTypes: unsent(someOf(validationTypes)) },
  beyond: ({ name, validationTypes: types }) => ({
    includes: (row) =>
      (name === undefined || contains(row.name, name)) &&
      (types === undefined || (row.validationType !== null && types.includes(row.validationType))),
  }),
});
