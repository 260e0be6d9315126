import type { ModuleSwitch } from './config.ts';
import type { Permission } from './permissions.ts';

/**
 * A kind of record that the palette finds by a part of its name, beside people and communities
 * (docs/screens/01-shell-home.md §8).
 */
export interface FoundKind {
  /** Of its list among the routes. */
  readonly name: string;
  readonly permission: Permission;
  readonly switch?: ModuleSwitch;
}

export const foundKinds = [
  { name: 'campaigns', permission: 'campaign_list', switch: 'campaign' },
  { name: 'events', permission: 'event_manage', switch: 'event' },
  { name: 'articles', permission: 'article_manage' },
  { name: 'editorials', permission: 'editorial_manage', switch: 'editorial' },
  { name: 'relaypoints', permission: 'relay_point_manage' },
] as const satisfies readonly FoundKind[];

export type FoundKindName = (typeof foundKinds)[number]['name'];

/** Records of a kind that are shown. */
export const maxFound = 5;
