import type { Hono } from 'hono';
import { lineLimit } from '#shared/text-limits.ts';
import { demand, type Env, type RequestContext } from '../access/requester.ts';
import { fold } from '../data/names.ts';
import { nowOf } from '../data/time.ts';
import { checkTypes, type FieldType, type JsonObject } from '../http/body.ts';
import { checkLengths, pickKeys, refuseNulls } from '../http/columns.ts';
import { invalid, notFound } from '../http/errors.ts';
import { crudRoutes } from '../resource/crud.ts';
import type { TrainingResource } from '../resource/define.ts';
import { answerList, between, exactly, partOf } from '../resource/listing.ts';
import { pictureKind } from '../resource/pictures.ts';
import { pictureFolder } from './bodies.ts';
import { campaignTable, sender } from './data.ts';
import { FILTERS_LENGTH, recipientRoutes } from './recipients.ts';
import { type CampaignRecord, sees, settled, wireCampaign } from './record.ts';
import { sendingRoutes } from './sending.ts';

const picturesOfCampaigns = pictureKind<CampaignRecord>({
  owner: 'campaign',
  folder: pictureFolder,
  table: campaignTable,
  nameOf: ({ name }) => name,
  countedOver: 'record',
});

/** Status and creatorId are accepted and ignored (docs/platform/b-communities-content.md §4). */
const types: Readonly<Record<string, FieldType>> = {
  name: 'string',
  subject: 'string',
  body: 'string',
  email: 'string',
  filters: 'string',
  source: 'int',
  sourceId: 'int',
  filterType: 'int',
};
const needed = ['name', 'subject', 'body'];
const kept = Object.keys(types).filter((name) => name !== 'body');

/** Checks a body; blank texts are refused with a violation each. */
function check(body: JsonObject, validated: readonly string[]): void {
  refuseNulls(body, types, [...needed, 'email', 'source', 'filterType']);
  checkTypes(body, types);
  const blank = validated.filter((name) => body[name] === undefined || body[name] === '');
  if (blank.length > 0) {
    throw invalid(blank.map((propertyPath) => ({ propertyPath, message: 'Cette valeur ne doit pas être vide.' })));
  }
  checkLengths(body, { name: lineLimit, subject: lineLimit, email: lineLimit, filters: FILTERS_LENGTH });
}

/** Returns the columns that a body writes. */
const written = (body: JsonObject): Partial<CampaignRecord> => ({
  ...pickKeys(body, kept),
  ...(typeof body.body === 'string' && { body: () => String(body.body) }),
});

function create(body: JsonObject, context: RequestContext): Omit<CampaignRecord, 'id'> {
  check(body, needed);
  // The types were checked with the table above, whose entries are the record's.
  return {
    source: null,
    sourceId: null,
    filterType: null,
    filters: null,
    ...written(body),
    email: sender,
    status: 0,
    creatorId: context.get('requester').user.id,
    createdDate: nowOf(context.get('world')),
    updatedDate: null,
    counted: null,
    deliveries: [],
    provided: null,
    sendingUntil: null,
    pictures: [],
  } as unknown as Omit<CampaignRecord, 'id'>;
}

function change(_: CampaignRecord, body: JsonObject, context: RequestContext): Partial<CampaignRecord> {
  check(
    body,
    needed.filter((name) => name in body),
  );
  return { ...written(body), updatedDate: nowOf(context.get('world')) };
}

function campaignRoutes(app: Hono<Env>): void {
  app.get('/admin/campaigns', (context) => {
    demand(context, 'campaign_list');
    const world = context.get('world');
    const rows = world.get(campaignTable).all();
    return answerList(context, {
      type: 'Campaign',
      rows: rows.filter((campaign) => sees(context, campaign)).map((campaign) => settled(campaign, world)),
      filters: [
        exactly('status', ({ status }) => status),
        partOf('name', ({ name }) => name),
        partOf('email', ({ email }) => email),
        between('createdDate', ({ createdDate }) => createdDate),
      ],
      orders: {
        subject: ({ subject }) => fold(subject),
        user: ({ creatorId }) => creatorId,
        email: ({ email }) => fold(email),
        status: ({ status }) => status,
        createdDate: ({ createdDate }) => createdDate,
        updatedDate: ({ updatedDate }) => updatedDate ?? 0,
      },
      wire: (campaign) => wireCampaign(campaign, context),
    });
  });

  crudRoutes(app, {
    path: '/admin/campaigns',
    type: 'Campaign',
    right: 'campaign',
    table: campaignTable,
    asks: (context, action, row) => {
      const isHidden = row !== undefined && !sees(context, row);
      // One is read before the permission is checked (docs/platform/b-communities-content.md §1).
      if (isHidden && action === 'read') throw notFound();
      demand(context, `campaign_${action}`);
      if (isHidden) throw notFound();
    },
    wire: wireCampaign,
    create,
    change,
  });
  recipientRoutes(app);
  sendingRoutes(app);
}

/**
 * Campaigns, the GETs that write their recipients, and those that send them (docs/platform/b-communities-content.md §3,
 * §4).
 */
export const campaigns: TrainingResource = {
  routes: campaignRoutes,
  grants: { communityManager: ['campaign_list', 'campaign_create', 'campaign_read', 'campaign_update'] },
  pictures: picturesOfCampaigns,
};
