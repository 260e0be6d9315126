import { z } from 'zod';
import { dashboardName, type Periodicity, periodicity } from '#shared/config.ts';

const id = z.coerce.number().pipe(z.int().positive());

const search = z.object({
  view: dashboardName.optional().catch(undefined),
  periodicity: periodicity.optional().catch(undefined),
  communityId: id.optional().catch(undefined),
  territoryId: id.optional().catch(undefined),
  besidePeriodicity: periodicity.optional().catch(undefined),
  besideCommunityId: id.optional().catch(undefined),
});

/** The parameters of a dashboard in the address; missing and invalid ones are absent. */
export interface DashboardSearch {
  view?: string;
  periodicity?: Periodicity;
  communityId?: number;
  territoryId?: number;
  /** The periodicity of a second dashboard beside the first one; absent where there is none. */
  besidePeriodicity?: Periodicity;
  /** The community of that one; absent for that of the first one. */
  besideCommunityId?: number;
}

export const readSearch = (raw: Record<string, unknown>): DashboardSearch => search.parse(raw);
