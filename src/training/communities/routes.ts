import type { Hono } from 'hono';
import { demand, type Env, holds } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { notFound } from '../http/errors.ts';
import { collection, withoutNulls } from '../http/hydra.ts';
import type { Query } from '../http/query.ts';
import { crudRoutes, withNewAddress } from '../resource/crud.ts';
import type { TrainingResource } from '../resource/define.ts';
import { answerList, between, exactly, type Fits, inTerritories, partOf } from '../resource/listing.ts';
import type { World } from '../store/world.ts';
import { type CommunityRecord, communityTable } from './data.ts';
import { memberRoutes } from './member-routes.ts';
import { demandFor, moderates } from './memberships.ts';
import { securityRoutes } from './security-routes.ts';
import { picturesOfCommunities, wireCommunity } from './wire.ts';
import { changedCommunity, changeReferrer, createdCommunity, dismissMembers, welcomeReferrer } from './write.ts';

/** Filters the communities in which a user has a membership of any status. */
function ofMember(query: Query, world: World): Fits<CommunityRecord>[] {
  const member = query.integer('communityUsers.user.id');
  if (member === undefined) return [];
  const ids = new Set(world.users.get(member)?.memberships.map(({ community }) => community));
  return [({ id }) => ids.has(id)];
}

function listRoutes(app: Hono<Env>): void {
  app.get('/admin/communities', (context) => {
    demand(context, 'community_list');
    const world = context.get('world');
    const { user } = context.get('requester');
    const isAdministrator = holds(user, 1) || holds(user, 2);
    const all = world.get(communityTable).all();
    return answerList(context, {
      type: 'Community',
      rows: isAdministrator ? all : all.filter(({ id }) => moderates(context, id)),
      filters: [
        partOf('name', ({ name }) => name),
        exactly('id', ({ id }) => id),
        exactly('validationType', ({ validationType }) => validationType),
        exactly('referrer', ({ referrerId }) => referrerId),
        (query) => ofMember(query, world),
        // A plain scalar is ignored (docs/platform/b-communities-content.yaml, listCommunities).
        inTerritories('territory', { takesScalar: false }),
        inTerritories('communityAddressTerritoryFilter', { takesScalar: true }),
        between('createdDate', ({ createdDate }) => createdDate),
      ],
      orders: {
        id: ({ id }) => id,
        name: ({ name }) => fold(name),
        description: ({ description }) => fold(description),
        createdDate: ({ createdDate }) => createdDate,
      },
      wire: (community) => wireCommunity(community, context),
    });
  });

  app.get('/admin/communities/moderated', (context) => {
    demand(context, 'community_list');
    const all = context.get('world').get(communityTable).all();
    const rows = all.filter(({ id }) => moderates(context, id));
    return collection(
      context.req.raw,
      'Community',
      rows.map((community) => withoutNulls(wireCommunity(community, context))),
    );
  });
}

function communityRoutes(app: Hono<Env>): void {
  listRoutes(app);
  crudRoutes(app, {
    path: '/admin/communities',
    type: 'Community',
    right: 'community',
    table: communityTable,
    wire: wireCommunity,
    written: (community, context, body) => {
      const wire = withNewAddress(wireCommunity(community, context), body);
      // Members are counted on the next reading only.
      return context.req.method === 'POST' ? { ...wire, nbMembers: null } : wire;
    },
    create: createdCommunity,
    change: changedCommunity,
    saved: (community, _, context, before) => {
      if (before === undefined) welcomeReferrer(community, context);
      else changeReferrer(before.referrerId, community, context);
    },
    removing: dismissMembers,
    // Managers hold these for their own communities (docs/platform/b-communities-content.md §2).
    asks: (context, action, row) => {
      if (action === 'create') return demand(context, 'community_create');
      if (row === undefined) throw notFound();
      demandFor(context, action === 'read' ? 'community_manage' : `community_${action}`, row.id);
    },
  });
}

/** Communities, their members and their login files (docs/platform/b-communities-content.md §5). */
export const communities: TrainingResource = {
  routes: (app) => {
    communityRoutes(app);
    memberRoutes(app);
    securityRoutes(app);
  },
  grants: {
    everybody: ['community_read', 'community_list'],
    registered: ['community_create'],
    communityManager: [
      'community_manage',
      'community_manage_self',
      'community_update',
      'community_delete',
      'community_membership',
      'community_dashboard_self',
    ],
  },
  pictures: picturesOfCommunities,
};
