import { type Channel, contract, type RequestOf } from '#shared/ipc/contract.ts';

// The keys of the contract are its channels.
export const channels = Object.keys(contract) as Channel[];

/** Somebody else than who is signed in. */
const someone = 7;
const job = { id: crypto.randomUUID(), name: 'removeEvents' } as const;
const query = { page: 1, perPage: 25, sort: [], filters: {} };

/** Everything that answers before anybody is signed in. */
export const openToAnyone = {
  'analytics.close': { handle: 'a' },
  'app.bootstrap': undefined,
  'app.confirmClose': undefined,
  'app.copyText': { text: 'x' },
  'app.openExternal': { url: 'https://example.org/' },
  'app.openLogFolder': undefined,
  'app.report': { message: 'x' },
  'app.setPreferences': { theme: 'dark' },
  'app.setUnsaved': { isUnsaved: false },
  'app.thirdParties': undefined,
  'check.run': { locale: 'fr' },
  'check.save': undefined,
  'files.release': { selectionId: 'a' },
  'network.answer': { id: 1, answer: null },
  'network.question': undefined,
  'session.activity': undefined,
  'session.signIn': { identifier: 'somebody@example.org', password: 'x' },
  'session.signInTraining': { account: 'administrator' },
  'session.signOut': undefined,
  'solidary.forgetProofFiles': undefined,
  'users.forgetProofFiles': undefined,
} as const satisfies { readonly [C in Channel]?: RequestOf<C> };

/** Calls whose rights depend on the request, with one that needs some. */
export const rightsByRequest = {
  'bulk.agree': { ...job, isUndo: false },
  'bulk.resume': { ...job, isUndo: false },
  'bulk.retry': { ...job, isUndo: true, outcome: 'failed' },
  'bulk.start': {
    operation: { name: 'removeEvents' },
    title: 'Supprimer',
    target: { kind: 'query', list: 'events', query, except: [], announced: 2 },
  },
  'bulk.undo': job,
  'home.waiting': { list: 'identityProofs' },
  'images.findDuplicate': { resource: 'events', name: 'Fête' },
  'images.takeAway': { resource: 'users', id: someone },
  'lists.export': { resource: 'events', query, columns: [{ title: 'Nom', field: 'name' }], format: 'plain' },
  'search.find': { kind: 'events', text: 'fête' },
  'solidary.decide': { role: 'volunteer', id: someone as never, userStructureId: 3 as never, accept: true },
  'users.get': { id: someone },
  'users.moderateProof': { userId: someone, proofId: 3, validate: true },
  'users.territoryStatus': { id: someone },
  'users.update': { id: someone, changes: {} },
  'users.uploadImage': { id: someone, selectionId: 'a' },
} as const satisfies { readonly [C in Channel]?: RequestOf<C> };

export const requestOf = (channel: Channel): unknown =>
  ({ ...openToAnyone, ...rightsByRequest })[channel as keyof typeof openToAnyone];

/** An address of every route of the page that names something. */
export const routeAddresses = [
  '/platform-image?src=%2Fimages%2Fa.png',
  '/chosen-picture?id=a',
  '/map-tile/5/16/11',
  '/identity-proof?user=7&proof=3',
  '/solidary-proof?role=beneficiary&id=7&position=0&name=a.pdf',
  '/solidary-proof?role=volunteer&id=7&position=0&name=a.pdf',
  '/solidary-proof?role=record&id=7&position=0&name=a.pdf',
] as const;
