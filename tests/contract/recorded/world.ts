import { pngBytes } from '#tests/support/pictures.ts';
import type { AccountKey } from '#training/access/accounts.ts';
import { trainingBaseUrl } from '#training/address.ts';
import { signIn, type TestPlatform } from '../support/caller.ts';
import { RecordStory, storyBefore } from './record-story.ts';
import { addressOf, type Recording, recorded } from './recordings.ts';
import { withOwnPeople } from './solidary-world.ts';

/** Who of the training platform stands for whom of the recordings: the same rights. */
const accountOf: Readonly<Record<string, AccountKey>> = {
  admin: 'administrator',
  super: 'administrator',
  admin2: 'administrator',
  operator: 'solidaryOperator',
  soladmin: 'solidaryOperator',
  cm: 'communityManager',
  user2: 'noAdministration',
  user3: 'noAdministration',
  simple: 'noAdministration',
  hitch: 'noAdministration',
};

/** Calls of solidary administrators, which the operator of the training platform is not. */
const administers = /^(?:create|get|patch|delete)Structure$/;

const aboutPeople = /(?:Beneficiar|Volunteer|[st]Solidar)/;

/** The account that stands for that of an exchange; undefined without a token. */
function accountFor({ operation, case: about, request }: Recording): AccountKey | undefined {
  const name = request.as?.split('@')[0];
  if (name === 'soladmin' && administers.test(operation)) return 'administrator';
  // The administrator of the training platform has the rights of solidary people.
  if (about === 'administrator-refused' && aboutPeople.test(operation)) return 'communityManager';
  return name === undefined ? undefined : accountOf[name];
}

/**
 * Ids of the training data under the same circumstances as those of the recordings; others are the same, or nobody's.
 */
const people: Readonly<Record<string, number>> = { 1: 1, 2: 8, 3: 16, 4: 2, 5: 3, 6: 10, 8: 5, 9: 2, 11: 11, 12: 12 };
const nobody = 9_999_999;
const rows: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  users: people,
  communities: { 1: 4, 2: 1, 3: 5 },
  community_members: { 2: 12, 4: 13, 9: 13 },
  articles: { 49: 2 },
  selectedMembers: { 3: 12 },
  campaigns: { 1: 2, 2: 15, 3: 15, 4: 6, 5: 24, 6: 38, 7: 20 },
  relaypoint_types: { 14: 5 },
  // The one that was created, with its parts below.
  structures: { 2: 8 },
};

/** Ids in the lists of a structure, by the name of the list. */
const structureParts: Readonly<Record<string, Readonly<Record<number, number>>>> = {
  subjects: { 3: 1001, 4: 1002 },
  needs: { 2: 1003 },
  structureProofsRequester: { 5: 1004 },
  operators: { 4: 2, 9: 1, 999: nobody },
};

/** The body of a structure with the ids of the training data in its lists. */
const withOwnParts = (body: object): object =>
  Object.fromEntries(
    Object.entries(body).map(([name, list]) => {
      const parts = structureParts[name];
      if (parts === undefined || !Array.isArray(list)) return [name, list];
      return [name, list.map((part) => (part.id === undefined ? part : { ...part, id: parts[part.id] ?? part.id }))];
    }),
  );

/** Cases that find what others left: these are asked before. */
const before: Readonly<Record<string, readonly string[]>> = {
  'createIdentityProof/already-accepted': ['createIdentityProof/ok'],
  'moderateIdentityProof/already-decided': ['moderateIdentityProof/accepted'],
  'createCommunity/name-used': ['createCommunity/ok'],
  'createCommunityMember/already-a-member': ['createCommunityMember/pending'],
  'sendUserCampaign/test': ['associateUsersToCampaign/selection'],
  'sendUserCampaign/mass-sending': ['associateUsersToCampaign/selection', 'sendUserCampaign/test'],
  'sendUserCampaign/mass-sending-twice': [
    'associateUsersToCampaign/selection',
    'sendUserCampaign/test',
    'sendUserCampaign/mass-sending',
  ],
  'sendUserCampaign/test-after-mass-sending-reopens': [
    'associateUsersToCampaign/selection',
    'sendUserCampaign/test',
    'sendUserCampaign/mass-sending',
  ],
  'sendCampaignToCommunityMembers/mass-sending': ['sendCampaignToCommunityMembers/test'],
  'sendCampaignToCommunityMembers/refused-though-sent': ['associateCampaignToCommunityMembers/refused-though-done'],
  'getRelayPointType/after-icon-null': ['patchRelayPointType/icon-null'],
  'getStructure/after-creation': ['createStructure/ok'],
  'getStructure/after-subject-removed': ['createStructure/ok', 'patchStructure/subject-removed'],
  'getStructure/after-unknown-operator': ['createStructure/ok', 'patchStructure/unknown-operator-others-removed'],
  'getStructure/after-proofs-of-requesters': ['createStructure/ok', 'patchStructure/proofs-of-requesters'],
  'patchStructure/by-operator-who-lost-it': ['createStructure/ok', 'patchStructure/operator-removed'],
  'deleteStructure/with-operators': ['createStructure/ok'],
  'uploadProof/again': ['uploadProof/ok'],
};

/** What an exchange finds: those named above; every change of a structure, the one that was created. */
const foundBy = ({ operation, case: name }: Recording): readonly string[] =>
  before[`${operation}/${name}`] ?? (operation === 'patchStructure' ? ['createStructure/ok'] : []);

const own = (collection: string, id: string): string => {
  if (/^9{2,4}$/.test(id)) return String(nobody);
  return String(rows[collection]?.[id] ?? id);
};

const withOwnIds = (address: string) =>
  address
    .replace(
      /\/(\w+)\/(\d+)(?=\/|\?|$)/g,
      (_, collection: string, id: string) => `/${collection}/${own(collection, id)}`,
    )
    .replace(/(user%5B%5D|selected)=(\d+)/g, (_, name: string, id: string) => `${name}=${own('users', id)}`)
    .replace(/(member%5B%5D)=(\d+)/g, (_, name: string, id: string) => `${name}=${own('selectedMembers', id)}`)
    .replace(/communityId=(\d+)/g, (_, id: string) => `communityId=${own('communities', id)}`)
    .replace(/campaignId=(\d+)/g, (_, id: string) => `campaignId=${own('campaigns', id)}`);

/** A body with the ids and e-mails of the training data. */
function withOwnValues(platform: TestPlatform, value: unknown): unknown {
  const email = (name: string) => platform.accounts.find(({ key }) => key === accountOf[name])?.identifier;
  const text = JSON.stringify(value)
    .replace(/"\/(\w+)\/(\d+)"/g, (_, collection: string, id: string) => `"/${collection}/${own(collection, id)}"`)
    .replace(/"(\w+)@example\.test"/g, (whole, name: string) =>
      email(name) === undefined ? whole : `"${email(name)}"`,
    );
  const mine = JSON.parse(text);
  const account = platform.accounts.find(({ identifier }) => identifier === mine?.username);
  return mine?.password === 'the-password' ? { ...mine, password: account?.password } : mine;
}

function bodyOf(platform: TestPlatform, { operation, request: { body } }: Recording): unknown {
  const mine = withOwnValues(platform, body);
  return /Structure$/.test(operation) && typeof mine === 'object' && mine !== null ? withOwnParts(mine) : mine;
}

function formOf({ operation, request: { form = {}, files = {} } }: Recording): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(form))
    data.set(name, name.endsWith('Id') && operation !== 'uploadProof' ? own('users', String(value)) : String(value));
  for (const [name, { name: fileName, type, text }] of Object.entries(files)) {
    const bytes = text === undefined ? new Uint8Array(pngBytes(400, 300)) : text;
    data.set(name, new File([bytes], fileName, { type }), fileName);
  }
  return data;
}

/** What the training platform answers to the request of an exchange, after those that it builds upon. */
export async function ask(platform: TestPlatform, recording: Recording): Promise<Recording['response']> {
  const story = new RecordStory(platform);
  const play = async (exchange: Recording) => {
    const answer = await askOne(platform, withOwnProvider(withOwnPeople(await story.own(exchange))));
    await story.note(exchange, answer);
    return answer;
  };
  for (const name of storyBefore(recording) ?? foundBy(recording)) await play(recorded(name));
  return play(recording);
}

/** The provider of the training platform that does what that of an exchange did. */
const providerOf = ({ case: about }: Recording) => (about === 'provider-fails' ? 'Sillon Mobile' : 'Covoit’Est');

const withOwnProvider = (recording: Recording): Recording => {
  const { query, body } = recording.request;
  const isNamed = typeof body === 'object' && body !== null && 'provider' in body && body.provider === 'autre';
  return {
    ...recording,
    request: {
      ...recording.request,
      ...(query?.provider === 'autre' && { query: { ...query, provider: providerOf(recording) } }),
      ...(isNamed && { body: { ...body, provider: providerOf(recording) } }),
    },
  };
};

async function askOne(platform: TestPlatform, recording: Recording): Promise<Recording['response']> {
  const { request } = recording;
  const key = accountFor(recording);
  const token = request.token ?? (key === undefined ? undefined : (await signIn(platform, key)).token);
  if (request.token === 'expired') platform.clock.time += 1_000_000;
  const isForm = request.form !== undefined || request.files !== undefined;
  const body = isForm
    ? formOf(recording)
    : typeof request.body === 'string' || request.body === undefined
      ? request.body
      : JSON.stringify(bodyOf(platform, recording));
  const sent = request.token === 'expired' && key !== undefined ? (await signIn(platform, key)).token : token;
  if (request.token === 'expired') platform.clock.time += 1_000_000;
  const address = withOwnIds(addressOf(recording));
  const headers = new Headers({ ...request.headers, ...(sent !== undefined && { authorization: `Bearer ${sent}` }) });
  // That of a form holds the boundary of its parts.
  if (isForm) headers.delete('content-type');
  const unknown = recording.case === 'unknown' ? address.replace(/\/\d+(?=\/|\?|$)/, `/${nobody}`) : address;
  const response = await platform.fetch(`${trainingBaseUrl}${unknown}`, {
    method: request.method,
    headers,
    ...(body !== undefined && { body }),
  });
  const text = await response.text();
  const contentType = response.headers.get('content-type');
  return {
    status: response.status,
    contentType,
    body: /json/.test(contentType ?? '') ? JSON.parse(text) : text || null,
  };
}
