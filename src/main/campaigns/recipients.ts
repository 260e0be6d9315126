import { conflict } from '#shared/failure.ts';
import { maxRecipients } from '#shared/ipc/campaigns.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import { filterParams, type WireParams } from '#shared/resources/define.ts';
import { users } from '#shared/resources/users/index.ts';
import { alwaysOf, resolveIds } from '../users/resolve-ids.ts';

type Asked = Pick<ParsedRequestOf<'campaigns.associate'>, 'list' | 'recipients'>;
type Query = Extract<Asked['recipients'], { kind: 'query' }>['query'];

/** Recipients in the form of the association call: ids, or the list's filters. */
export type Recipients =
  | { filterType: 1; params: WireParams }
  /**
   * `filters`: the exact query string, which the platform itself would store incompletely
   * (docs/platform/b-communities-content.md §4).
   */
  | { filterType: 2; params: WireParams; filters: string };

/** URL length in bytes that every server accepts, without the base URL. */
const LONGEST_ADDRESS = 7000;
/** Maximum characters of filters that the platform stores. */
const LONGEST_FILTERS = 512;

/**
 * Filters that the association is known to apply (docs/platform/a-auth-users.yaml, associateUsersToCampaign); with any
 * other, people are selected by id.
 */
const KEPT_FILTERS: ReadonlySet<string> = new Set([
  'q',
  'givenName',
  'familyName',
  'email',
  'telephone',
  'isHitchHiker',
  'identityStatus[]',
  'community',
  'territory',
  'homeAddressTerritory[]',
  'homeAddressODTerritory[]',
  'createdDate[after]',
  'createdDate[before]',
  'lastActivityDate[after]',
  'lastActivityDate[before]',
]);

const encoded = (params: WireParams) => new URLSearchParams(params.map(([name, value]) => [name, value])).toString();

/** @throws AppFailure `conflict`/`tooMany`, `conflict`/`nobody` */
export function byIds(ids: readonly number[]): Recipients {
  if (ids.length === 0) throw conflict('nobody');
  const params = ids.map((id) => ['user[]', String(id)] as const);
  if (ids.length > maxRecipients || encoded(params).length > LONGEST_ADDRESS) throw conflict('tooMany');
  return { filterType: 1, params };
}

type Source = Parameters<typeof resolveIds>[0];

/**
 * Returns the first alternative of a query that finds somebody: a telephone is compared exactly, in one notation at a
 * time.
 */
async function matching(source: Source, query: Query): Promise<WireParams> {
  const [first, ...others] = filterParams(users.filters, query.filters);
  if (others.length === 0) return first;
  for (const params of [first, ...others]) {
    const { total } = await source([['page', '1'], ['perPage', '1'], ...params]);
    if (total > 0) return params;
  }
  return first;
}

/**
 * Determines the recipients to associate (docs/screens/04-campaigns.md §5).
 * @param source reads the list, with the parameters it always has
 * @throws AppFailure like `byIds`, and what the list throws
 */
export async function recipientsOf(
  source: Source,
  { list, recipients }: Asked,
  onProgress: (done: number, total: number) => void,
): Promise<Recipients> {
  if (recipients.kind === 'ids') return byIds([...new Set(recipients.ids)]);
  const { query, except } = recipients;
  if (except.length === 0) {
    const params = [...alwaysOf(list), ...(await matching(source, query))];
    const filters = encoded(params);
    if (params.every(([name]) => KEPT_FILTERS.has(name)) && filters.length <= LONGEST_FILTERS) {
      return { filterType: 2, params, filters };
    }
  }
  const limit = maxRecipients + 1;
  const { ids } = await resolveIds(source, query, { limit, except, onProgress });
  return byIds(ids);
}
