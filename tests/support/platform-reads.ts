import type { RequestOf } from '#shared/ipc/contract.ts';
import type { ReadChannel } from '#shared/ipc/reads.ts';
import type { ResourceManifest } from '#shared/resources/manifest.ts';
import { manifests } from '#shared/resources/manifests.ts';

/** Reads that ask nothing of the platform, or only once they were given a file. */
type Local =
  | 'activity.list'
  | 'app.thirdParties'
  | 'bulk.jobs'
  | 'bulk.rows'
  | 'campaigns.checkMessage'
  | 'campaigns.recipients'
  | 'drafts.get'
  | 'drafts.list'
  | 'drafts.ofNew'
  | 'external.contacts'
  // The login that is asked for has to be known.
  | 'externalTools.reveal'
  | 'favouritePlaces.list'
  | 'hitchhiking.calls'
  | 'hitchhiking.letter'
  | `import.${string}`
  | 'images.isRemovable'
  | 'network.question'
  | 'reminders.list'
  | 'session.grantableRoles'
  | 'solidaryrecords.lastCopy'
  | 'spelling.list'
  | 'templates.list'
  | 'callScripts.list'
  | 'ownSentences.list';

type Derived = `${keyof typeof manifests}.${'list' | 'get'}`;

const query = { page: 1, perPage: 25, sort: [], filters: {} };

/** A request of each read that is no list and no item of a resource: the compiler asks for those that are missing. */
const named = {
  'analytics.open': {
    view: 'global',
    periodicity: 'monthly',
    isDark: false,
    communityId: null,
    territoryId: null,
    isDefaultCommunity: false,
    isDefaultTerritory: false,
    isFresh: true,
  },
  'campaigns.findDuplicate': { name: 'Covoiturage' },
  'campaigns.memberRecipients': {
    communityId: 1,
    recipients: { kind: 'query', query: { ...query, filters: { community: 1 } }, except: [] },
  },
  'campaigns.readiness': { id: 1 },
  'communities.moderated': undefined,
  'external.search': {
    provider: null,
    from: { latitude: 48.69, longitude: 6.18 },
    to: { latitude: 49.11, longitude: 6.17 },
    minDate: '2026-12-01',
    maxDate: '2026-12-01',
    when: { frequency: 1, minTime: null, maxTime: null },
  },
  'duplicates.find': { query, list: 'users' },
  'duplicates.ofPerson': { id: 2 },
  'externalTools.logins': undefined,
  'hitchhiking.waiting': { queue: 'kits' },
  'home.pendingMembers': { communityId: 1 },
  'home.waiting': { list: 'identityProofs' },
  'icons.list': undefined,
  'images.findDuplicate': { resource: 'events', name: 'Covoiturage' },
  'points.search': { text: 'Nancy' },
  'search.find': { kind: 'communities', text: 'martin' },
  'solidary.findLinks': { id: 1 as never },
  'solidary.resolveUser': { userId: 1 as never, email: 'a@example.org', givenName: null, familyName: null },
  'solidaryrecords.listActions': undefined,
  'users.checkRemoval': { ids: [2] },
  'users.findByEmail': { email: 'a@example.org' },
  'users.ids': { query, list: 'users', limit: 1000 },
  'users.territoryStatus': { id: 2 },
} as const satisfies { readonly [C in Exclude<ReadChannel, Local | Derived>]: RequestOf<C> };

/** The lists and items of every resource. */
const derived = Object.values<ResourceManifest>(manifests).flatMap((manifest): [string, unknown][] => {
  const calls = manifest.calls;
  const filters = manifest.name === 'communitymembers' ? { community: 1 } : {};
  const list: [string, unknown] = [`${manifest.name}.list`, { ...query, filters }];
  const get: [string, unknown] = [`${manifest.name}.get`, { id: 2 }];
  return [...(calls.includes('list') ? [list] : []), ...(calls.includes('get') ? [get] : [])];
});

/** Every call that reads from the platform, with a request. */
export const platformReads: readonly (readonly [channel: string, request: unknown])[] = [
  ...derived,
  ...Object.entries(named),
];
