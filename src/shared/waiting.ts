import type { ModuleSwitch } from './config.ts';
import type { Permission } from './permissions.ts';
import type { RouteName } from './routes.ts';

/** A to-do list: rows of one list under an existing filter (docs/screens/01-shell-home.md §9). */
export interface WaitingList {
  readonly name: string;
  /** Route of the counted list, and its filters as in the URL. */
  readonly route: RouteName;
  readonly search: Readonly<Record<string, string | number>>;
  /** The queue in which the rows are worked through, in place of the list. */
  readonly queue?: { readonly route: RouteName; readonly search: Readonly<Record<string, string | number>> };
  /** All are required. */
  readonly permissions: readonly Permission[];
  readonly switch?: ModuleSwitch;
  /** The list in whose count this one is included. */
  readonly partOf?: string;
}

const identityProofs = {
  route: 'users',
  search: { identityProofStatus: 1 },
  queue: { route: 'users_identities', search: {} },
  permissions: ['user_list', 'user_update'],
} as const;

/** In the order of the home page. Membership requests are separate, with one count per community. */
export const waitingLists = [
  { name: 'identityProofs', ...identityProofs },
  {
    name: 'hitchhikerProofs',
    ...identityProofs,
    search: { ...identityProofs.search, isHitchhiker: 'yes' },
    queue: { route: 'users_identities', search: { hitchhikers: 'yes' } },
    switch: 'hitchhiking',
    partOf: 'identityProofs',
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

/** Maximum moderated communities whose requests are counted; beyond it, the list of communities is linked. */
export const maxModerated = 10;
