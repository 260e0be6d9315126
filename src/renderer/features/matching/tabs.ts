import type { ModuleSwitch } from '#shared/config.ts';
import type { Permission } from '#shared/permissions.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';
import { candidatesOf } from './matches/candidates.ts';
import { carpoolsOf, transportersOf } from './matches/rows.ts';

export const solutionTabs = ['compare', 'carpools', 'volunteers', 'external'] as const;
export type SolutionTab = (typeof solutionTabs)[number];

/** How many each tab holds, where that is known. */
export type SolutionCounts = Readonly<Partial<Record<SolutionTab, number | undefined>>>;

interface Access {
  isOn: (name: ModuleSwitch) => boolean;
  can: (right: Permission) => boolean;
}

/** The specification names no right: that of the server is followed, which refuses every call without it. */
export const showsExternal = ({ isOn, can }: Access): boolean =>
  isOn('externalJourneys') && can('external_journey_list');

/**
 * The tabs of a record, by what the site has switched on and what its structure offers
 * (docs/screens/07-solidary-records.md §3).
 */
export function tabsOf({ hasTransport }: Pick<RecordItem, 'hasTransport'>, access: Access): SolutionTab[] {
  const isShown: Readonly<Record<SolutionTab, boolean>> = {
    compare: true,
    carpools: true,
    volunteers: access.isOn('solidaryTransport') && hasTransport,
    external: showsExternal(access),
  };
  return solutionTabs.filter((tab) => isShown[tab]);
}

/** How many each tab holds; external journeys are counted apart, once they were searched. */
export const countsOf = (record: RecordItem, tabs: readonly SolutionTab[]): SolutionCounts => ({
  compare: candidatesOf(record, tabs.includes('volunteers')).length,
  carpools: carpoolsOf(record).length,
  volunteers: transportersOf(record).length,
});
