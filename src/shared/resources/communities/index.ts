import { z } from 'zod';
import { defineResource, filter } from '../define.ts';
import { bracketed, partOf } from '../filters.ts';
import { integer, picture } from '../read.ts';
import { communitiesManifest } from './manifest.ts';

/**
 * Reads the fields of a community that pickers and related lists need (docs/platform/b-communities-content.yaml,
 * Community); the module of communities will add its own.
 */
const community = z.object({ id: z.int(), name: z.string(), nbMembers: integer, target: integer, avatar: picture });

export const communities = defineResource(communitiesManifest, {
  row: community,
  item: community,
  sorts: { id: 'id', name: 'name', createdDate: 'createdDate' },
  defaultSort: { field: 'name', direction: 'asc' },
  filters: {
    name: partOf('name'),
    ids: filter(z.array(z.int()).min(1), bracketed('id')),
    /** Communities in which this person has a membership of any status. */
    member: filter(z.int(), (userId) => [['communityUsers.user.id', String(userId)]]),
  },
});
