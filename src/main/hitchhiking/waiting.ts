import { checkedRight, type FilterValues, filterParams, type WireParams } from '#shared/resources/define.ts';
import { hitchhikers } from '#shared/resources/hitchhikers/index.ts';
import { type HitchhikerQueue, hitchhikerQueues } from '#shared/resources/hitchhikers/queues.ts';
import type { PlatformClient } from '../api/client.ts';

/** Only the total is needed. */
const onlyTotal: WireParams = [['page', '1'], ['perPage', '1'], ...(hitchhikers.always ?? [])];

const right = checkedRight(hitchhikers, 'list');

/**
 * Counts who waits in a queue: those of its filters without those who have its flag, since the platform cannot filter
 * by a flag that is not set (docs/platform/a-auth-users.md §5). @throws AppFailure
 */
export async function waitingInQueue(
  client: Pick<PlatformClient, 'list'>,
  queue: HitchhikerQueue,
  { signal }: { signal: AbortSignal },
): Promise<number> {
  const { filters, flag } = hitchhikerQueues[queue];
  const count = async (values: FilterValues<typeof hitchhikers.filters>) => {
    const [params] = filterParams(hitchhikers.filters, values);
    return (await client.list(hitchhikers.path, [...onlyTotal, ...params], { signal, right })).total;
  };
  if (flag === null) return count(filters);
  const [all, done] = await Promise.all([count(filters), count({ ...filters, [flag]: true })]);
  // Somebody may be done between the two.
  return Math.max(0, all - done);
}
