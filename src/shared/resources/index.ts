import { articles } from './articles/index.ts';
import { campaigns } from './campaigns.ts';
import { communities } from './communities.ts';
import { editorials } from './editorials.ts';
import { events } from './events.ts';
import { hitchhikers } from './hitchhikers.ts';
import { relayPointTypes } from './relay-point-types.ts';
import { relayPoints } from './relay-points.ts';
import { territories } from './territories.ts';
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
