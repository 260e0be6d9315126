import { analytics } from './analytics/routes.ts';
import { articles } from './articles/routes.ts';
import { campaigns } from './campaigns/routes.ts';
import { communities } from './communities/routes.ts';
import { editorials } from './editorials/routes.ts';
import { events } from './events/routes.ts';
import { externalJourneys } from './external/routes.ts';
import { imports } from './imports/routes.ts';
import { identityProofs, scammers } from './proofs/routes.ts';
import { places } from './reference/place-routes.ts';
import { relayPoints } from './relaypoints/routes.ts';
import { relayPointTypes } from './relaypoints/types.ts';
import type { TrainingResource } from './resource/define.ts';
import { solidary } from './solidary/routes.ts';
import { solidaryStructures } from './structures/routes.ts';
import { users } from './users/routes.ts';

/** Every resource of the platform besides sign-in. A new resource adds its line here, and nothing else. */
export const resources: readonly TrainingResource[] = [
  users,
  identityProofs,
  scammers,
  communities,
  campaigns,
  events,
  articles,
  editorials,
  relayPoints,
  relayPointTypes,
  solidary,
  places,
  solidaryStructures,
  externalJourneys,
  imports,
  analytics,
];
