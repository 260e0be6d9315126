import type { Hono } from 'hono';
import type { Env } from '../access/requester.ts';
import { collection, negotiate } from '../http/hydra.ts';
import type { TrainingResource } from '../resource/define.ts';

/**
 * Configuration of the external providers by name, with their keys, as the platform returns it
 * (docs/platform/c-solidary.md).
 */
const providers: Readonly<Record<string, Record<string, unknown>>> = {
  'Covoit’Est': {
    url: 'https://covoitest.example.org',
    resource: '/api/journeys.json',
    resourceConnection: '/api/connections.json',
    api_key: 'training-key-1',
    private_key: 'training-private-key-1',
    protocol: 'RDEX',
  },
  'Trajets partagés': {
    url: 'https://trajets.example.org',
    resource: '/rdex/journeys',
    resourceConnection: '/rdex/connections',
    api_key: 'training-key-2',
    private_key: 'training-private-key-2',
    protocol: 'STANDARD_RDEX',
  },
};

/**
 * Registers the providers of external journeys: any token is accepted. The names are keys of a map, which hydra lists
 * lose.
 */
function providerRoutes(app: Hono<Env>): void {
  app.get('/admin/external_journey_providers', (call) => {
    if (negotiate(call.req.raw) === 'json') return call.json(providers);
    return collection(call.req.raw, 'ExternalJourneyProvider', Object.values(providers));
  });
}

export const journeyProviders: TrainingResource = {
  routes: providerRoutes,
  grants: { everybody: ['external_journey_list'], registered: ['external_connection_create'] },
};
