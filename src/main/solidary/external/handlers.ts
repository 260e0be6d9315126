import type { externalJourneyCalls } from '#shared/ipc/external-journeys.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { Handlers } from '../../ipc/handler.ts';
import type { Log } from '../../ports.ts';
import { contactDriver } from './contact.ts';
import type { ContactedJourneys } from './contacted-journeys.ts';
import { searchJourneys } from './search.ts';

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
    // Nothing tells what became of the earlier message, and this one cannot be taken back.
    if (contacted.mayStillCome(recordId, message)) return { outcome: 'unknown' };
    const outcome = await contactDriver(client, message, call);
    if (outcome !== 'refused') contacted.add(recordId, { provider, journeyId, isSure: outcome === 'sent' });
    return { outcome };
  },
  'external.contacts': ({ recordId }) => contacted.of(recordId),
});
