import { articles } from './articles/index.ts';
import { campaigns } from './campaigns/index.ts';
import { communities } from './communities/index.ts';
import type { ResourceContract } from './define.ts';
import { editorials } from './editorials/index.ts';
import { events } from './events/index.ts';
import { hitchhikers } from './hitchhikers/index.ts';
import type { ResourceName } from './manifests.ts';
import { relayPoints } from './relaypoints/index.ts';
import { relayPointTypes } from './relaypointtypes/index.ts';
import { territories } from './territories/index.ts';
import { users } from './users/index.ts';

export type { ResourceName } from './manifests.ts';

/**
 * The resources of `manifests.ts` with their codecs: the compiler asks for each that has calls on the bridge. Apart from
 * the manifests, of which the first window is made; the screens import the codecs of their own resource.
 */
export const resources = {
  users,
  hitchhikers,
  communities,
  territories,
  campaigns,
  events,
  articles,
  editorials,
  relaypoints: relayPoints,
  relaypointtypes: relayPointTypes,
} satisfies { readonly [N in ResourceName]: Pick<ResourceContract<N>, 'name'> };
export type Resources = typeof resources;
