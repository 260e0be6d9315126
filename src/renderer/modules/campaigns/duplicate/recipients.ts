import type { ActionTools } from '#renderer/kit/actions/tools.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { toAppError } from '#shared/failure.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import { BY_FILTER, FROM_COMMUNITY } from '#shared/resources/campaigns/index.ts';
import type { KnownRecipients } from '#shared/resources/campaigns/recipients.ts';
import type { Readiness } from '#shared/resources/campaigns/sending.ts';
import { readStoredFilters } from '#shared/resources/campaigns/stored-filters.ts';

/** Recipients of a campaign that can be associated with its copy. */
export type Repeated = Pick<RequestOf<'campaigns.associate'>, 'list' | 'recipients' | 'announced'>;

/** Why they cannot: each has its text below `campaigns:duplicate.reasons`. */
export type Reason = 'community' | 'filters' | 'people' | 'doubt' | 'nobody';

/**
 * Says how the recipients of a campaign are associated with a copy of it: a filter by its restored filters, a selection
 * by the ids that this installation remembers. The memberships of a community are not remembered, and the platform
 * answers no recipients (docs/screens/04-campaigns.md §5, §6).
 */
export function repeatedRecipients(
  { campaign, live, withdrawn, doubt }: Readiness,
  known: KnownRecipients | null,
): Repeated | Reason {
  const { source, filterType, filters, deliveryCount } = campaign;
  if (source === FROM_COMMUNITY) return 'community';
  if (doubt !== null) return 'doubt';
  if (filterType === BY_FILTER) {
    const stored = readStoredFilters(filters);
    if (stored.kind === 'unreadable' || live === null) return 'filters';
    if (live === 0) return 'nobody';
    const query = { page: 1, perPage: 1, sort: [], filters: stored.filters };
    return { list: 'users', recipients: { kind: 'query', query, except: [] }, announced: live };
  }
  const ids = known?.people ?? [];
  const isComplete = ids.length > 0 && ids.length === deliveryCount && withdrawn !== null;
  if (known === null || known.list === 'communitymembers' || !isComplete) return 'people';
  const announced = ids.length - withdrawn;
  return announced === 0 ? 'nobody' : { list: known.list, recipients: { kind: 'ids', ids }, announced };
}

/**
 * Associates repeated recipients with a copy, once, and tells when they are not those that were announced. The copy is
 * kept in any case. Never throws.
 * @returns whether they are in doubt: the page that sends the copy says why
 */
export async function repeatOn(campaignId: number, repeated: Repeated, { notify }: ActionTools): Promise<boolean> {
  const notice = { context: 'recipients', name: 'associated', outcome: 'error' } as const;
  try {
    const answer = await invoke('campaigns.associate', { campaignId, ...repeated });
    if (answer.outcome === 'unknown') notify({ ...notice, error: answer.error, isOutcomeUnknown: true });
    else if (answer.outcome === 'nobody') notify(notice);
    return answer.outcome !== 'associated' && answer.outcome !== 'nobody';
  } catch (thrown) {
    notify({ ...notice, error: toAppError(thrown) });
    return false;
  }
}
