import type { WireParams } from '#shared/resources/define.ts';

/** Requests one page of a list. */
type PageSource = (params: WireParams) => Promise<{ total: number }>;

/**
 * Returns the first parameter set of a query that finds something, as its list shows it; the first one when none does.
 * Names and telephones are asked for in one spelling at a time (`filterParams`).
 * @throws AppFailure of the source
 */
export async function firstFound(
  source: PageSource,
  sets: readonly [WireParams, ...WireParams[]],
): Promise<WireParams> {
  const [first, ...others] = sets;
  if (others.length === 0) return first;
  for (const params of sets) {
    const { total } = await source([['page', '1'], ['perPage', '1'], ...params]);
    if (total > 0) return params;
  }
  return first;
}
