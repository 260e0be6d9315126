import type { externalJourneyCalls } from '#shared/ipc/external-journeys.ts';
import { type ExternalJourney, externalJourney } from '#shared/resources/externaljourneys/journey.ts';

import { type ExternalSearch, externalSearchToWire } from '#shared/resources/externaljourneys/search.ts';
import type { PlatformClient } from '../../api/client.ts';
import { readRows } from '../../api/read-rows.ts';
import type { Handlers } from '../../ipc/handler.ts';
import type { Log } from '../../ports.ts';
import { contactDriver } from './contact.ts';
import type { ContactedJourneys } from './contacted-journeys.ts';

interface ExternalServices {
  client: Pick<PlatformClient, 'list' | 'post'>;
  contacted: ContactedJourneys;
  log: Log;
}

/** Handlers of the calls about journeys of external providers. */
export const externalJourneyHandlers = ({
  client,
  contacted,
  log,
}: ExternalServices): Pick<Handlers, keyof typeof externalJourneyCalls> => ({
  'external.search': (search, { signal }) => searchJourneys({ client, log }, search, signal),
  'external.contact': async ({ recordId, ...message }, call) => {
    const { provider, journeyId } = message;
    // The outcome of the earlier message cannot be known, and this one could not be undone.
    if (contacted.mayStillCome(recordId, message)) return { outcome: 'unknown' };
    const outcome = await contactDriver(client, message, call);
    if (outcome !== 'refused') contacted.add(recordId, { provider, journeyId, isSure: outcome === 'sent' });
    return { outcome };
  },
  'external.contacts': ({ recordId }) => contacted.of(recordId),
});

interface SearchServices {
  client: Pick<PlatformClient, 'list'>;
  log: Log;
}

/**
 * Searches journeys at one external provider, or at all in one call (docs/screens/10-external-journeys.md §3.2). One
 * failing provider fails the whole call, with a text that holds its key: no text of a failure is kept.
 * @throws AppFailure without the platform's text
 */
async function searchJourneys(
  { client, log }: SearchServices,
  search: ExternalSearch,
  signal: AbortSignal,
): Promise<{ journeys: ExternalJourney[]; unreadable: number }> {
  const { members } = await client.list('admin/external_journeys', externalSearchToWire(search), {
    signal,
    kind: 'search',
    right: 'external_journey_list',
    hasSecretText: true,
  });
  const report = { log, what: 'external journeys cannot be read' };
  const { rows: journeys, unreadable } = readRows(members, externalJourney, { report });
  return { journeys, unreadable: unreadable.length };
}
