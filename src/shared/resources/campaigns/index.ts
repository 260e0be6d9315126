import { z } from 'zod';
import { defineResource, filter } from '../define.ts';
import { partOf } from '../filters.ts';
import { integer, oneOf } from '../read.ts';
import { campaignsManifest } from './manifest.ts';

/**
 * 0 draft, 1 tested, 2 sent, 3 archived: from 1 on content and recipients are fixed
 * (docs/platform/b-communities-content.md §4).
 */
const campaignStatuses = [0, 1, 2, 3] as const;

/**
 * Reads the fields of a campaign that its picker needs (docs/platform/b-communities-content.yaml, Campaign); the module
 * of campaigns will add its own.
 */
const campaign = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  status: oneOf(campaignStatuses),
  /** How recipients were chosen: 1 by selection, 2 by filter, null not at all. */
  filterType: oneOf([1, 2]),
  deliveryCount: integer,
});
export type Campaign = z.infer<typeof campaign>;

export const campaigns = defineResource(campaignsManifest, {
  row: campaign,
  item: campaign,
  // The platform can sort neither by id nor by name.
  sorts: { subject: 'subject', createdDate: 'createdDate', updatedDate: 'updatedDate' },
  defaultSort: { field: 'createdDate', direction: 'desc' },
  filters: {
    name: partOf('name'),
    status: filter(z.literal(campaignStatuses), (value) => [['status', String(value)]]),
  },
});
