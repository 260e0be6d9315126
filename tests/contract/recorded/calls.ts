import { Dashboards } from '#main/analytics/dashboards.ts';
import { KnownHost } from '#main/analytics/known-host.ts';
import { uploadPicture } from '#main/api/upload-image.ts';
import { sendSecurityFile } from '#main/communities/security.ts';
import { loadGrantableRoles } from '#main/session/profile.ts';
import { sendProofFile } from '#main/solidary/proofs.ts';
import { contract } from '#shared/ipc/contract.ts';
import { recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { emptyTimes } from '#shared/resources/solidaryrecords/times/draft.ts';
import { summaryRequest } from '#tests/support/dashboards.ts';
import { FakeStore } from '#tests/support/fakes.ts';
import { pngBytes } from '#tests/support/pictures.ts';
import type { Recording } from './recordings.ts';
import type { Replay } from './replay.ts';

/**
 * How the application makes the call of an exchange. What it reads before and after is answered by other recordings.
 */
type Call = (house: Replay, recording: Recording) => unknown;

const idOf = ({ request: { path } }: Recording): number => Number(/\/(\d+)(?:\/|$)/.exec(path)?.[1]);
const page = { page: 1, perPage: 25, sort: [], filters: {} };

const address = {
  houseNumber: '1',
  street: 'rue Haute',
  postalCode: '54000',
  subLocality: null,
  locality: 'Nancy',
  localAdmin: null,
  county: null,
  macroCounty: null,
  region: null,
  macroRegion: null,
  country: 'France',
  countryCode: 'FRA',
  latitude: 48.69,
  longitude: 6.18,
} as const;

const updating = { right: 'solidary_update' };

const externalSearch = {
  provider: 'autre',
  from: { latitude: 48.69, longitude: 6.18 },
  to: { latitude: 49.12, longitude: 6.17 },
  minDate: '2027-03-01',
  maxDate: '2027-03-01',
  when: { frequency: 1, minTime: '08:00', maxTime: null },
} as const;
const externalMessage = {
  recordId: 41,
  provider: 'autre',
  carpoolerId: 'c-j1',
  journeyId: 'j1',
  content: 'Bonjour',
} as const;

const person = {
  givenName: 'Jean',
  familyName: 'Neuf',
  gender: 2,
  email: 'jean.neuf@example.test',
  phoneDisplay: 1,
  status: 1,
} as const;
const community = {
  name: 'Nouvelle',
  description: 'Texte court',
  fullDescription: '<p>Texte long</p>',
  validationType: 0,
  target: null,
  membersHidden: false,
  proposalsHidden: false,
  freeCarpool: false,
  referrerId: 2,
  address,
} as const;
const event = {
  name: 'Fête du vélo',
  status: 1,
  isPrivate: false,
  description: null,
  fullDescription: null,
  fromDate: '2026-12-01T09:00:00',
  toDate: '2026-12-01T18:00:00',
  hasTime: true,
  url: null,
  address,
  creatorId: 1,
  communityId: null,
} as const;
const block = { title: 'Titre', text: 'Texte', label: 'Lire', link: 'https://example.org', status: 0 } as const;
const relayPoint = { name: 'Gare', status: 1, isOfficial: false, address, creatorId: 1 } as const;
const pointType = { name: 'Gare', iconId: 1 } as const;

const structure = {
  name: 'Association',
  isLightMode: false,
  hasTransport: true,
  windows: {
    morning: { from: '06:00', to: '12:00' },
    afternoon: { from: '12:00', to: '18:00' },
    evening: { from: '18:00', to: '23:00' },
  },
  subjects: [{ id: null, label: 'Santé' }],
  needs: [],
  requesterProofs: [],
  volunteerProofs: [],
  operators: [],
  territories: [],
};

/** What stands in the list of the members of a community, which is read before and after a write. */
const membersAre = ({ stub }: Replay, members: readonly object[]) =>
  stub.on('GET /admin/communities/1/members', {
    json: { 'hydra:member': members, 'hydra:totalItems': members.length },
  });

const picture = () => new File([new Uint8Array(pngBytes(400, 300))], 'photo.png', { type: 'image/png' });
const owners = ['user', 'community', 'event', 'relayPoint', 'campaign', 'editorial'] as const;

/** Signs in with this exchange as the answer of one of its calls. */
const signingIn: Call = async (house, recording) => {
  house.answer(recording);
  return house.signIn();
};

const importing =
  (type: 'users' | 'relaypoints'): Call =>
  ({ client }) => {
    const form = new FormData();
    form.append('file', new File(['a'], 'a.csv', { type: 'text/csv' }), 'a.csv');
    form.append('filename', 'a.csv');
    form.append('columnHeadersFirstLine', '1');
    const right = type === 'users' ? 'user_create' : 'relay_point_create';
    return client.upload(`admin/imports/${type}`, form, { kind: 'import', right });
  };

/** A GET that writes, of the recipients or the sending of a campaign. */
const withEffect =
  (path: string): Call =>
  ({ client }) =>
    client.getWithEffect(path, [['campaignId', '1']], { right: 'campaign_update' });

/** By operation, those that the application makes. */
const somewhere = { label: 'Nancy', town: 'Nancy', latitude: 48.69, longitude: 6.18, keys: { latitude: '48.690000' } };
const newTimes = emptyTimes('2027-03-01');
const newSolidaryRecord = contract['solidaryrecords.create'].request.parse({
  structure: 1,
  person: null,
  identity: { gender: 1, givenName: 'Béa', familyName: 'Martin', telephone: '0611111111', email: 'bea@example.test' },
  proofs: [{ id: 1, value: true }],
  subject: { id: 1 },
  needs: [1],
  additionalNeed: null,
  journey: { origin: somewhere, destination: null, goesAnywhere: true },
  times: { ...newTimes, punctual: { ...newTimes.punctual, day: '2027-03-01', time: '09:30' } },
  names: { givenName: 'Béa', familyName: 'Martin' },
  attempt: 'b3a0b8a1-6c1f-4d4e-8a54-3c1d0a9e7f10',
});

export const calls: Readonly<Record<string, Call>> = {
  login: signingIn,
  refreshToken: async (house, recording) => {
    await house.signIn();
    house.answer(recording);
    house.clock.advance(1_000_000);
    return house.client.list('permissions');
  },
  getMe: signingIn,
  listPermissions: signingIn,
  getEecInstance: signingIn,
  listGrantableRoles: ({ client }) => loadGrantableRoles(client),
  listKibanaLogins: ({ handlers, call }) => handlers['externalTools.logins'](undefined, call),

  listUsers: ({ handlers, call }) => handlers['users.list'](page, call),
  createUser: ({ handlers, call }) => handlers['users.create']({ ...person, roles: [] }, call),
  findUserByEmail: ({ handlers, call }) => handlers['users.findByEmail']({ email: person.email }, call),
  getUser: ({ handlers, call }, one) => handlers['users.get']({ id: idOf(one) }, call),
  updateUser: ({ handlers, call }, one) =>
    handlers['users.update']({ id: idOf(one), changes: { givenName: 'Ulysse' } }, call),
  getUserRzpTerritoryStatus: ({ handlers, call }, one) => handlers['users.territoryStatus']({ id: idOf(one) }, call),
  deleteUser: ({ client }, one) => client.delete(`admin/users/${idOf(one)}`, { right: 'user_delete' }),
  deleteUsersByFilter: ({ client }) =>
    client.getWithEffect('admin/users/delete', [['selected', '2']], { right: 'user_delete' }),
  exportUsers: async ({ client }) => {
    const stream = await client.download('admin/users/export', [], { right: 'admin_user_export_all' });
    return new Response(stream).text();
  },
  associateUsersToCampaign: withEffect('admin/users/associate-campaign'),
  sendUserCampaign: withEffect('admin/users/send-campaign'),
  associateCampaignToCommunityMembers: withEffect('admin/community_members/associate-campaign'),
  sendCampaignToCommunityMembers: withEffect('admin/community_members/send-campaign'),
  uploadImage: ({ client }, { request: { form = {} } }) => {
    const owner = owners.find((name) => `${name}Id` in form) ?? 'user';
    return uploadPicture(client, owner, 1, picture());
  },
  deleteImage: ({ client }, one) => client.delete(`images/${idOf(one)}`),
  importUsers: importing('users'),
  importRelayPoints: importing('relaypoints'),
  createIdentityProof: ({ client }) => client.post('admin/identity_proofs', { user: '/users/2' }),
  moderateIdentityProof: ({ client }, one) =>
    client.patch(`admin/identity_proofs/${idOf(one)}`, { validate: true }, { right: 'user_update' }),
  reportScammer: ({ client }) => client.post('admin/scammers', { email: person.email }, { right: 'scammer_manage' }),

  listCommunities: ({ handlers, call }) => handlers['communities.list'](page, call),
  createCommunity: ({ handlers, call }) => handlers['communities.create']({ ...community, domains: [] }, call),
  patchCommunity: ({ handlers, call }, one) =>
    handlers['communities.update']({ id: idOf(one), changes: { description: 'Autre texte' } }, call),
  deleteCommunity: ({ handlers, call }, one) => handlers['communities.remove']({ id: idOf(one) }, call),
  getCommunity: ({ handlers, call }, one) => handlers['communities.get']({ id: idOf(one) }, call),
  listModeratedCommunities: ({ handlers, call }) => handlers['communities.moderated'](undefined, call),
  listCommunityMembers: ({ handlers, call }, one) =>
    handlers['communitymembers.list']({ ...page, filters: { community: idOf(one) } }, call),
  createCommunityMember: (house) => {
    membersAre(house, []);
    return house.handlers['communitymembers.add']({ communityId: 1, userId: 2, status: 1 }, house.call);
  },
  patchCommunityMember: (house, one) => {
    membersAre(house, [{ id: idOf(one), userId: 3, status: 0 }]);
    return house.handlers['communitymembers.changeStatus']({ id: idOf(one), communityId: 1, status: 1 }, house.call);
  },
  deleteCommunityMember: (house, one) => {
    membersAre(house, [{ id: idOf(one), userId: 3, status: 0 }]);
    return house.handlers['communitymembers.delete']({ id: idOf(one), communityId: 1 }, house.call);
  },
  createCommunitySecurity: ({ client }) =>
    sendSecurityFile(client, 1, new File(['anna;secret1\n'], 'identifiants.csv', { type: 'text/csv' })),
  listCampaigns: ({ handlers, call }) => handlers['campaigns.list'](page, call),
  getCampaign: ({ handlers, call }, one) => handlers['campaigns.get']({ id: idOf(one) }, call),
  createCampaign: ({ handlers, call }) =>
    handlers['campaigns.create']({ name: 'Rentrée', subject: 'La rentrée', body: '[]' }, call),
  deleteCampaign: ({ handlers, call }, one) => handlers['campaigns.remove']({ id: idOf(one) }, call),
  patchCampaign: ({ client }, one) =>
    client.patch(`admin/campaigns/${idOf(one)}`, { filters: 'status=1' }, { right: 'campaign_update' }),

  listEvents: ({ handlers, call }) => handlers['events.list'](page, call),
  createEvent: ({ handlers, call }) => handlers['events.create'](event, call),
  getEvent: ({ handlers, call }, one) => handlers['events.get']({ id: idOf(one) }, call),
  patchEvent: ({ handlers, call }, one) =>
    handlers['events.update']({ id: idOf(one), changes: { name: 'Fête' } }, call),
  deleteEvent: ({ handlers, call }, one) => handlers['events.remove']({ id: idOf(one) }, call),
  listArticles: ({ handlers, call }) => handlers['articles.list'](page, call),
  createArticle: ({ handlers, call }) => handlers['articles.create']({ title: 'Aide', status: 0, sections: [] }, call),
  getArticle: ({ handlers, call }, one) => handlers['articles.get']({ id: idOf(one) }, call),
  patchArticle: ({ client }, one) =>
    client.patch(`admin/articles/${idOf(one)}`, { title: 'Aide' }, { right: 'article_update' }),
  deleteArticle: ({ handlers, call }, one) => handlers['articles.remove']({ id: idOf(one) }, call),
  listEditorials: ({ handlers, call }) => handlers['editorials.list'](page, call),
  createEditorial: ({ handlers, call }) => handlers['editorials.create'](block, call),
  getEditorial: ({ handlers, call }, one) => handlers['editorials.get']({ id: idOf(one) }, call),
  patchEditorial: ({ handlers, call }, one) =>
    handlers['editorials.update']({ id: idOf(one), changes: { title: 'Titre' } }, call),
  deleteEditorial: ({ handlers, call }, one) => handlers['editorials.remove']({ id: idOf(one) }, call),
  listRelayPoints: ({ handlers, call }) => handlers['relaypoints.list'](page, call),
  createRelayPoint: ({ handlers, call }) => handlers['relaypoints.create'](relayPoint, call),
  getRelayPoint: ({ handlers, call }, one) => handlers['relaypoints.get']({ id: idOf(one) }, call),
  patchRelayPoint: ({ handlers, call }, one) =>
    handlers['relaypoints.update']({ id: idOf(one), changes: { name: 'Gare' } }, call),
  deleteRelayPoint: ({ handlers, call }, one) => handlers['relaypoints.remove']({ id: idOf(one) }, call),
  listRelayPointTypes: ({ handlers, call }) => handlers['relaypointtypes.list'](page, call),
  createRelayPointType: ({ handlers, call }) => handlers['relaypointtypes.create'](pointType, call),
  getRelayPointType: ({ handlers, call }, one) => handlers['relaypointtypes.get']({ id: idOf(one) }, call),
  patchRelayPointType: ({ handlers, call }, one) =>
    handlers['relaypointtypes.update']({ id: idOf(one), changes: { name: 'Gare' } }, call),
  deleteRelayPointType: (house, one) => {
    // It asks first whether a point has this type.
    house.stub.on('GET /admin/relaypoints', { json: { 'hydra:member': [], 'hydra:totalItems': 0 } });
    return house.handlers['relaypointtypes.remove']({ id: idOf(one) }, house.call);
  },
  listIcons: ({ handlers, call }) => handlers['icons.list'](undefined, call),
  getAnalytic: async ({ client, clock, session, call, ...house }, one) => {
    const knownHost = new KnownHost(new FakeStore(), 'x');
    const dashboards = new Dashboards({ client, clock, session, knownHost, hosts: ['provider.example'] });
    house.answer(one, 'GET /admin/analytics/summary');
    return dashboards.find(summaryRequest, call.signal);
  },

  listSolidaries: ({ handlers, call }) => handlers['solidaryrecords.list'](page, call),
  listSolidaryActions: ({ handlers, call }) => handlers['solidaryrecords.listActions'](undefined, call),
  getSolidary: async ({ handlers, call }, one) =>
    (await handlers['solidaryrecords.read']({ id: idOf(one) }, call)).record,
  // Some answers are another record: which calls take them is no question of how they are read.
  patchSolidary: async ({ client }, one) =>
    recordItem.parse(
      await client.patch(`admin/solidaries/${idOf(one)}`, { animation: { action: 90, user: 11 } }, updating),
    ),
  uploadProof: ({ client }) => sendProofFile(client, { recordId: 4, structureProofId: 3 }, picture()),
  createSolidary: (house) => {
    // The highest number before, and whether a record is there after a failure.
    house.stub.on('GET /admin/solidaries', { json: { 'hydra:member': [], 'hydra:totalItems': 0 } });
    return house.handlers['solidaryrecords.create'](newSolidaryRecord, house.call);
  },
  listBeneficiaries: ({ handlers, call }) => handlers['solidarybeneficiaries.list'](page, call),
  getBeneficiary: ({ handlers, call }, one) => handlers['solidarybeneficiaries.get']({ id: idOf(one) }, call),
  patchBeneficiary: ({ handlers, call }, one) =>
    handlers['solidarybeneficiaries.update']({ id: idOf(one), changes: { givenName: 'Béatrice' } }, call),

  listStructures: signingIn,
  createStructure: ({ handlers, call }) => handlers['solidarystructures.create'](structure, call),
  getStructure: ({ handlers, call }, one) => handlers['solidarystructures.get']({ id: idOf(one) }, call),
  patchStructure: ({ handlers, call }, one) =>
    handlers['solidarystructures.update']({ id: idOf(one), changes: { name: 'Association' } }, call),
  // Read before it is deleted, which no recording answers.
  deleteStructure: ({ client }, one) => client.delete(`admin/structures/${idOf(one)}`, { right: 'structure_delete' }),
  listVolunteers: ({ handlers, call }) =>
    handlers['solidaryvolunteers.list']({ ...page, filters: { email: 'user3' } }, call),
  getVolunteer: ({ handlers, call }, one) => handlers['solidaryvolunteers.get']({ id: idOf(one) }, call),
  patchVolunteer: ({ handlers, call }, one) =>
    handlers['solidaryvolunteers.update']({ id: idOf(one), changes: { slots: { morning: { mon: true } } } }, call),
  listTerritories: ({ handlers, call }) => handlers['territories.list'](page, call),
  searchPoints: ({ handlers, call }) => handlers['points.search']({ text: 'Nancy' }, call),
  listExternalJourneyProviders: signingIn,
  searchExternalJourneys: ({ handlers, call }) => handlers['external.search'](externalSearch, call),
  createExternalConnection: ({ handlers, call }) => handlers['external.contact'](externalMessage, call),
};

/** A call that no screen makes yet: the path that no source names, or the channel that the bridge does not have. */
type Missing = { readonly path: string } | { readonly channel: string };

/** Operations that nothing calls yet. One that is called from now on is to be taken from here and put above. */
export const notCalledYet: Readonly<Record<string, Missing>> = {
  getTerritory: { channel: 'territories.get' },
  listAnalytics: { path: "'admin/analytics'" },
  getTerritoryManagers: { path: '/managers' },
};
