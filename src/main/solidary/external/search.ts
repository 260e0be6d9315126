import type { ExternalJourney } from '#shared/resources/externaljourneys/journey.ts';
import { externalJourney } from '#shared/resources/externaljourneys/journey.ts';
import { type ExternalSearch, externalSearchToWire } from '#shared/resources/externaljourneys/search.ts';
import type { PlatformClient } from '../../api/client.ts';
import { readRows } from '../../api/read-rows.ts';
import type { Log } from '../../ports.ts';

interface SearchServices {
  client: Pick<PlatformClient, 'list'>;
  log: Log;
}

/**
 * Searches journeys at one external provider, or at all in one call (docs/screens/10-external-journeys.md §3.2). One
 * failing provider fails the whole call, with a text that holds its key: no text of a failure is kept.
 * @throws AppFailure without the platform's text
 */
export async function searchJourneys(
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
  const told = { log, what: 'external journeys cannot be read' };
  const { rows: journeys, unreadable } = readRows(members, externalJourney, { told });
  return { journeys, unreadable: unreadable.length };
}
