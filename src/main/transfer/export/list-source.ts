import type { WireParams } from '#shared/resources/define.ts';

/** Pages of the person's list, as the platform answers them. */
export type ListSource = (params: WireParams) => Promise<{ members: readonly unknown[]; total: number }>;

/** How many rows the list has (docs/platform/a-auth-users.md §1). */
export async function listTotal(source: ListSource, params: WireParams): Promise<number> {
  const { total } = await source([['page', '1'], ['perPage', '1'], ...params]);
  return total;
}
