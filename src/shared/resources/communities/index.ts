import { z } from 'zod';
import { defineResource, filter } from '../define.ts';
import { bracketed, partOf } from '../filters.ts';
import { integer, picture } from '../read.ts';
import { communitiesManifest } from './manifest.ts';

/**
 * Communities as pickers and related lists need them (docs/platform/b-communities-content.yaml, Community); the
 * module's own fields come with it.
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
    /** Communities that have a membership of this person, whatever its status. */
    member: filter(z.int(), (userId) => [['communityUsers.user.id', String(userId)]]),
  },
});
