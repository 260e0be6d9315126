import { z } from 'zod';
import { conflict } from '#shared/failure.ts';
import { maxRecipients } from '#shared/ipc/campaigns.ts';
import type { ParsedRequestOf } from '#shared/ipc/contract.ts';
import { LONGEST_FILTERS, writeStoredFilters } from '#shared/resources/campaigns/stored-filters.ts';
import { filterParams, type WireParams } from '#shared/resources/define.ts';
import { users } from '#shared/resources/users/index.ts';
import { firstFound } from '../api/first-found.ts';
import { everyRow } from '../api/read-rows.ts';
import { alwaysOf, resolveIds } from '../users/resolve-ids.ts';
import { batchesOf, selected } from '../users/selection.ts';

type Asked = Pick<ParsedRequestOf<'campaigns.associate'>, 'list' | 'recipients'>;
/** Recipients in the form of the association call: ids, or the list's filters. */
export type Recipients =
  /** `people`: the user ids, all of whom accept news. */
  | { filterType: 1; params: WireParams; people: readonly number[] }
  /**
   * `filters`: the exact query string, which the platform itself would store incompletely
   * (docs/platform/b-communities-content.md §4). `accepting`: how many of them accept news now.
   */
  | { filterType: 2; params: WireParams; filters: string; accepting: number };

/** Maximum bytes of an address that every server takes (docs/screens/04-campaigns.md §5). */
const LONGEST_ADDRESS = 7500;
/** Bytes for all of the address but the ids or filters: the API's base URL, the path, the campaign. */
const OTHER_PARTS = 250;

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

/** Bytes that are left for the ids of one association. */
export const MAX_BYTES = LONGEST_ADDRESS - OTHER_PARTS;

/** Bytes of parameters in an address, each with its separator. */
export const bytesOf = (params: WireParams): number => writeStoredFilters(params).length + 1;

/** Whether one association can name these ids: `user[]` or `member[]`, 900 at most. */
export const fitsAddress = (params: WireParams): boolean =>
  params.length <= maxRecipients && bytesOf(params) <= MAX_BYTES;

const ACCEPTING = [['newsSubscription', 'true']] as const;
/** Page size of the users named by their ids; their list of ids also has to fit an address. */
const BATCH = 200;

const user = z.object({ id: z.int(), newsSubscription: z.boolean().nullish() });

type Source = Parameters<typeof resolveIds>[0];

/** Returns those of the people who accept news now. */
async function acceptingOf(source: Source, ids: Iterable<number>): Promise<number[]> {
  const found: number[] = [];
  for (const batch of batchesOf(ids, BATCH)) {
    const { members } = await source([['page', '1'], ['perPage', String(BATCH)], ...selected(batch)]);
    const read = everyRow(members, user);
    const accepting = new Set(read.flatMap(({ id, newsSubscription }) => (newsSubscription === true ? [id] : [])));
    found.push(...batch.filter((id) => accepting.has(id)));
  }
  return found;
}

/** @throws AppFailure `conflict`/`tooMany`, `conflict`/`nobody` */
function byIds(people: readonly number[]): Recipients {
  if (people.length === 0) throw conflict('nobody');
  const params = people.map((id) => ['user[]', String(id)] as const);
  if (!fitsAddress(params)) throw conflict('tooMany');
  return { filterType: 1, params, people };
}

const countOf = async (source: Source, params: WireParams): Promise<number> =>
  (await source([['page', '1'], ['perPage', '1'], ...params])).total;

/**
 * Determines the recipients to associate (docs/screens/04-campaigns.md §5): only people who accept news are named, and
 * a filter counts those who do.
 * @param source reads the list, with the parameters it always has
 * @throws AppFailure `conflict`/`tooMany`, `conflict`/`nobody`, and what the list throws
 */
export async function recipientsOf(
  source: Source,
  { list, recipients }: Asked,
  onProgress: (done: number, total: number) => void,
): Promise<Recipients> {
  if (recipients.kind === 'ids') return byIds(await acceptingOf(source, recipients.ids));
  const { query, except } = recipients;
  if (query.filters.acceptsNews === false) throw conflict('nobody');
  if (except.length === 0) {
    const found = await firstFound(source, filterParams(users.filters, query.filters));
    const params = [...alwaysOf(list), ...found];
    const filters = writeStoredFilters(params);
    if (params.every(([name]) => KEPT_FILTERS.has(name)) && filters.length <= LONGEST_FILTERS) {
      const accepting = await countOf(source, [...found, ...ACCEPTING]);
      if (accepting === 0) throw conflict('nobody');
      return { filterType: 2, params, filters, accepting };
    }
  }
  const limit = maxRecipients + 1;
  const accepting = { ...query, filters: { ...query.filters, acceptsNews: true } };
  const { ids } = await resolveIds(source, accepting, { limit, except, onProgress });
  return byIds(ids);
}
