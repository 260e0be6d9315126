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
 * Campaigns as the choice of one needs them (docs/platform/b-communities-content.yaml, Campaign); the module's own
 * fields come with it.
 */
const campaign = z.object({
  id: z.int(),
  name: z.string(),
  subject: z.string(),
  status: oneOf(campaignStatuses),
  /** 1 a selection, 2 a filter; null: nobody was chosen. */
  filterType: oneOf([1, 2]),
  deliveryCount: integer,
});
export type Campaign = z.infer<typeof campaign>;

export const campaigns = defineResource(campaignsManifest, {
  row: campaign,
  item: campaign,
  // The platform sorts neither by id nor by name.
  sorts: { subject: 'subject', createdDate: 'createdDate', updatedDate: 'updatedDate' },
  defaultSort: { field: 'createdDate', direction: 'desc' },
  filters: {
    name: partOf('name'),
    status: filter(z.literal(campaignStatuses), (value) => [['status', String(value)]]),
  },
});
