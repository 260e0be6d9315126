import { z } from 'zod';
import { dashboardName, type Periodicity, periodicity } from '#shared/config.ts';

const id = z.coerce.number().pipe(z.int().positive());

const search = z.object({
  view: dashboardName.optional().catch(undefined),
  periodicity: periodicity.optional().catch(undefined),
  communityId: id.optional().catch(undefined),
  territoryId: id.optional().catch(undefined),
});

/** What the address says of a dashboard; what it does not say, or says wrongly, is not there. */
export interface DashboardSearch {
  view?: string;
  periodicity?: Periodicity;
  communityId?: number;
  territoryId?: number;
}

export const readSearch = (raw: Record<string, unknown>): DashboardSearch => search.parse(raw);
