import type { ModuleSwitch } from './config.ts';
import type { Permission } from './permissions.ts';
import type { RouteName } from './routes.ts';

/**
 * Something that may wait for a person: the rows of one list under a filter that exists (docs/screens/01-shell-home.md
 * §9).
 */
export interface WaitingList {
  readonly name: string;
  /** The list that is counted, and its filters as its address writes them. */
  readonly route: RouteName;
  readonly search: Readonly<Record<string, string | number>>;
  /** All of them, or nothing is asked. */
  readonly permissions: readonly Permission[];
  readonly switch?: ModuleSwitch;
}

const identityProofs = {
  route: 'users',
  search: { identityProofStatus: 1 },
  permissions: ['user_list', 'user_update'],
} as const;

/**
 * In the order in which home shows them. The requests of a community's members stand apart: there is one count for
 * each.
 */
export const waitingLists = [
  { name: 'identityProofs', ...identityProofs },
  {
    name: 'hitchhikerProofs',
    ...identityProofs,
    search: { ...identityProofs.search, isHitchhiker: 'yes' },
    switch: 'hitchhiking',
  },
  {
    name: 'testedCampaigns',
    route: 'campaigns',
    search: { status: 1 },
    permissions: ['campaign_list'],
    switch: 'campaign',
  },
  { name: 'relayPoints', route: 'relaypoints', search: { status: 0 }, permissions: ['relay_point_manage'] },
] as const satisfies readonly WaitingList[];

export type WaitingName = (typeof waitingLists)[number]['name'];

/** Moderated communities whose requests are counted; beyond, the list of communities says it. */
export const maxModerated = 10;
