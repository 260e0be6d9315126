import { z } from 'zod';
import { dashboardName, type Periodicity, periodicity } from '#shared/config.ts';

const id = z.coerce.number().pipe(z.int().positive());

const search = z.object({
  view: dashboardName.optional().catch(undefined),
  periodicity: periodicity.optional().catch(undefined),
  communityId: id.optional().catch(undefined),
  territoryId: id.optional().catch(undefined),
});

/** The parameters of a dashboard in the address; missing and invalid ones are absent. */
export interface DashboardSearch {
  view?: string;
  periodicity?: Periodicity;
  communityId?: number;
  territoryId?: number;
}

export const readSearch = (raw: Record<string, unknown>): DashboardSearch => search.parse(raw);
