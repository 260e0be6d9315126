import { articles } from './articles/index.ts';
import { campaigns } from './campaigns/index.ts';
import { communities } from './communities/index.ts';
import { communityMembers } from './communitymembers/index.ts';
import type { ResourceContract } from './define.ts';
import { editorials } from './editorials/index.ts';
import { events } from './events/index.ts';
import { hitchhikers } from './hitchhikers/index.ts';
import type { ResourceName } from './manifests.ts';
import { moderatedCommunities } from './moderatedcommunities/index.ts';
import { relayPoints } from './relaypoints/index.ts';
import { relayPointTypes } from './relaypointtypes/index.ts';
import { solidaryBeneficiaries } from './solidarybeneficiaries/index.ts';
import { solidaryRecords } from './solidaryrecords/index.ts';
import { solidaryStructures } from './solidarystructures/index.ts';
import { solidaryVolunteers } from './solidaryvolunteers/index.ts';
import { territories } from './territories/index.ts';
import { users } from './users/index.ts';

/**
 * The resources of `manifests.ts` with their codecs; the compiler requires each that has bridge calls. Screens import
 * the codecs of their own resource instead of this list.
 */
export const resources = {
  users,
  hitchhikers,
  communities,
  moderatedcommunities: moderatedCommunities,
  communitymembers: communityMembers,
  territories,
  campaigns,
  events,
  articles,
  editorials,
  relaypoints: relayPoints,
  relaypointtypes: relayPointTypes,
  solidaryrecords: solidaryRecords,
  solidarybeneficiaries: solidaryBeneficiaries,
  solidarystructures: solidaryStructures,
  solidaryvolunteers: solidaryVolunteers,
} satisfies { readonly [N in ResourceName]: Pick<ResourceContract<N>, 'name'> };
export type Resources = typeof resources;
