import type { Hono } from 'hono';
import { demand, type Env, type RequestContext } from '../access/requester.ts';
import { checkTypes, type JsonObject, readCreation } from '../http/body.ts';
import { badRequest, invalid, type PlatformError, serverError } from '../http/errors.ts';
import { collection, item, negotiate } from '../http/hydra.ts';
import type { TrainingResource } from '../resource/define.ts';
import type { WorldPart } from '../store/world.ts';
import { documentOf, journeysOf, NOT_STORED } from './journeys.ts';

/** A message that reached an external provider. */
export interface ExternalContact {
  readonly provider: string;
  readonly carpoolerUuid: string;
  readonly journeysUuid: string;
  readonly content: string | null;
  readonly role: number | null;
}

/** Every message since the start, one per call. */
export const externalContacts: WorldPart<ExternalContact[]> = { make: () => [] };

/** Answers the entries of the providers: names are the keys of a map, which hydra lists lose. */
function answerProviders(context: RequestContext): Response {
  const entries = Object.entries(providers).map(([name, { entry }]) => [name, entry] as const);
  if (negotiate(context.req.raw) === 'json') return context.json(Object.fromEntries(entries));
  return collection(
    context.req.raw,
    'ExternalJourneyProvider',
    entries.map(([, entry]) => entry),
  );
}

/** Asks a provider, however long it takes. @throws PlatformError 400 for one that fails */
async function ask(
  context: RequestContext,
  provider: Provider,
  method: 'GET' | 'POST',
  sent: URLSearchParams,
): Promise<void> {
  if (provider.manner === 'slow') await context.get('world').providerPace();
  if (provider.manner === 'fails') throw providerFailure(provider, method, sent);
}

/**
 * Searches at one provider, or at all of them for an unknown name: one that fails fails the whole call
 * (docs/platform/c-solidary.yaml, searchExternalJourneys). Nothing that was sent is checked.
 */
async function answerSearch(context: RequestContext): Promise<Response> {
  demand(context, 'external_journey_list');
  const sent = new URL(context.req.url).searchParams;
  const name = sent.get('provider') ?? '';
  const known = providerCalled(name);
  const searched = known === undefined ? Object.entries(providers) : [[name, known] as const];
  for (const [, provider] of searched) await ask(context, provider, 'GET', sent);
  const search = new Map(sent);
  const [last = ''] = searched.at(-1) ?? [];
  const found =
    sent.get('rawJson') === '1'
      ? documentOf(search, last)
      : searched.flatMap(([provider]) => journeysOf(search, provider));
  const page = { page: 1, perPage: Math.max(1, found.length), total: found.length };
  return collection(context.req.raw, 'ExternalJourney', found, page);
}

const types = {
  provider: 'string',
  carpoolerUuid: 'string',
  journeysUuid: 'string',
  content: 'string',
  role: 'int',
} as const;
const required = ['provider', 'carpoolerUuid', 'journeysUuid'] as const;
const textIn = (body: JsonObject, name: keyof typeof types): string => {
  const value = body[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Hands a message to a provider. The answer is an echo, which tells nothing of what the provider did
 * (docs/platform/c-solidary.yaml, createExternalConnection).
 */
async function answerContact(context: RequestContext): Promise<Response> {
  demand(context, 'external_connection_create');
  const body = await readCreation(context.req.raw);
  checkTypes(body, types);
  const blank = required.filter((name) => textIn(body, name).trim() === '');
  if (blank.length > 0)
    throw invalid(blank.map((propertyPath) => ({ propertyPath, message: 'Cette valeur ne doit pas être vide.' })));
  const contact: ExternalContact = {
    provider: textIn(body, 'provider'),
    carpoolerUuid: textIn(body, 'carpoolerUuid'),
    journeysUuid: textIn(body, 'journeysUuid'),
    content: typeof body.content === 'string' ? body.content : null,
    role: typeof body.role === 'number' ? body.role : null,
  };
  const provider = providerCalled(contact.provider);
  if (provider === undefined || ![1, 2, 3].includes(contact.role ?? 2)) throw serverError();
  await ask(context, provider, 'POST', new URLSearchParams());
  context.get('world').get(externalContacts).push(contact);
  const echo = { '@id': `/external_connections/${NOT_STORED}`, '@type': 'ExternalConnection', id: NOT_STORED };
  return item(context.req.raw, 'ExternalConnection', { ...echo, ...contact }, 201);
}

function externalRoutes(app: Hono<Env>): void {
  app.get('/admin/external_journey_providers', answerProviders);
  app.get('/admin/external_journeys', answerSearch);
  app.post('/external_connections', answerContact);
}

/** The journeys of external providers, and the messages to their drivers (docs/platform/c-solidary.md §9). */
export const externalJourneys: TrainingResource = {
  routes: externalRoutes,
  grants: { everybody: ['external_journey_list'], registered: ['external_connection_create'] },
};

/**
 * The failure of a provider, whose text holds the called address with the key and the signature
 * (docs/platform/c-solidary.md §9).
 */
function providerFailure({ entry }: Provider, method: 'GET' | 'POST', sent: URLSearchParams): PlatformError {
  const resource = method === 'GET' ? entry.resource : entry.resourceConnection;
  const query = [
    'timestamp=0000000000',
    `apikey=${entry.api_key}`,
    ...[...sent].map(([name, value]) => `p%5B${encodeURIComponent(name)}%5D=${encodeURIComponent(value)}`),
    `signature=${'0'.repeat(64)}`,
  ];
  const address = `${entry.url}${resource}?${query.join('&')}`;
  const answer = 'resulted in a `500 Internal Server Error` response:\n{"error": "down"}\n';
  return badRequest(`Server error: \`${method} ${address}\` ${answer}`);
}

/** Configuration of a provider, with its keys, as the platform returns it (docs/platform/c-solidary.md §9). */
interface ProviderEntry {
  readonly url: string;
  readonly resource: string;
  readonly resourceConnection: string;
  readonly api_key: string;
  readonly private_key: string;
  readonly protocol: 'RDEX' | 'STANDARD_RDEX';
}

/** How a provider answers. */
interface Provider {
  readonly entry: ProviderEntry;
  readonly manner: 'answers' | 'slow' | 'fails';
}

const entryOf = (host: string, number: number, protocol: ProviderEntry['protocol']): ProviderEntry => ({
  url: `https://${host}.example.org`,
  resource: '/rdex/journeys.json',
  resourceConnection: '/rdex/connections.json',
  // Made for the training platform: they open nothing.
  api_key: `training-key-${number}`,
  private_key: `training-private-key-${number}`,
  protocol,
});

/** The external providers by name: one answers at once, one is slow, one is out of order. */
const providers: Readonly<Record<string, Provider>> = {
  'Covoit’Est': { entry: entryOf('covoitest', 1, 'RDEX'), manner: 'answers' },
  'Trajets partagés': { entry: entryOf('trajets', 2, 'STANDARD_RDEX'), manner: 'slow' },
  'Sillon Mobile': { entry: entryOf('sillon', 3, 'RDEX'), manner: 'fails' },
};

/** Finds a provider by its name. */
const providerCalled = (name: string): Provider | undefined =>
  Object.hasOwn(providers, name) ? providers[name] : undefined;
