import { articles } from './articles/index.ts';
import { campaigns } from './campaigns/index.ts';
import { communities } from './communities/index.ts';
import { editorials } from './editorials/index.ts';
import { events } from './events/index.ts';
import { hitchhikers } from './hitchhikers/index.ts';
import { relayPoints } from './relaypoints/index.ts';
import { relayPointTypes } from './relaypointtypes/index.ts';
import { territories } from './territories/index.ts';
import { users } from './users/index.ts';

/** Every resource, by name. A resource that is added here has its calls on the bridge and its handlers in main. */
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
};
export type Resources = typeof resources;
export type ResourceName = keyof Resources;
