import {
  BY_FILTER,
  BY_SELECTION,
  type Campaign,
  campaigns,
  FROM_COMMUNITY,
} from '#shared/resources/campaigns/index.ts';
import { doubtOf } from '#shared/resources/campaigns/recipients.ts';
import type { Readiness } from '#shared/resources/campaigns/sending.ts';
import { readStoredFilters } from '#shared/resources/campaigns/stored-filters.ts';
import type { WireParams } from '#shared/resources/define.ts';
import { users } from '#shared/resources/users/index.ts';
import type { PlatformClient } from '../api/client.ts';
import { Resource } from '../api/resource.ts';
import type { Log } from '../ports.ts';
import type { FixedSets, RecipientStore } from './campaign-memory.ts';

/** Ids per call: an address that every server accepts. */
const BATCH = 200;

export interface ReadinessServices {
  client: PlatformClient;
  log: Log;
  fixedSets: FixedSets;
  recipients: Pick<RecipientStore, 'get'>;
}

type RequestOptions = { signal?: AbortSignal | undefined };

const onlyTotal: WireParams = [
  ['page', '1'],
  ['perPage', '1'],
];

/** The wire's name of "accepts news". */
const NEWS = 'newsSubscription';

/** Returns the stored filters as parameters to repeat at the sending; null when they cannot be read back for sure. */
export function repeatedFilters({ filterType, filters }: Pick<Campaign, 'filterType' | 'filters'>): WireParams | null {
  if (filterType !== BY_FILTER) return [];
  const stored = readStoredFilters(filters);
  return stored.kind === 'readable' ? stored.params : null;
}

/** Reads what decides whether a campaign may be sent (docs/screens/04-campaigns.md §6). */
export function readinessOf({ client, log, fixedSets, recipients }: ReadinessServices) {
  const stored = new Resource(campaigns, { client, log });
  const right = users.permissions.list;

  const counted = async (params: WireParams, { signal }: RequestOptions) =>
    (await client.list(users.path, [...onlyTotal, ...params], { signal, right })).total;

  /** People whom the filters find and who accept news now. */
  const liveCount = async (params: WireParams, call: RequestOptions): Promise<number> => {
    const isRefusing = params.some(([name, value]) => name === NEWS && value === 'false');
    if (isRefusing) return 0;
    return counted([...params.filter(([name]) => name !== NEWS), [NEWS, 'true']], call);
  };

  /** How many of these people refuse news. */
  const refusing = async (people: readonly number[], call: RequestOptions): Promise<number> => {
    let total = 0;
    for (let start = 0; start < people.length; start += BATCH) {
      const selected = people.slice(start, start + BATCH).join(',');
      total += await counted(
        [
          ['selected', selected],
          [NEWS, 'false'],
        ],
        call,
      );
    }
    return total;
  };

  /** @throws AppFailure when the campaign, or a number that decides, cannot be read */
  const read = async (id: number, call: RequestOptions = {}): Promise<Readiness> => {
    const campaign = await stored.get(id, call);
    const { filterType, source } = campaign;
    const params = repeatedFilters(campaign);
    const isCounted = filterType === BY_FILTER && source !== FROM_COMMUNITY && params !== null;
    const known = recipients.get(id);
    const people = known?.people ?? [];
    return {
      campaign,
      isReadable: params !== null,
      live: isCounted ? await liveCount(params, call) : null,
      withdrawn: filterType === BY_SELECTION && people.length > 0 ? await refusing(people, call) : null,
      doubt: doubtOf(campaign, known),
      fixed: fixedSets.get(id),
    };
  };

  return { read, item: (id: number) => stored.get(id) };
}
