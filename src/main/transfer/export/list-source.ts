import type { WireParams } from '#shared/resources/define.ts';

/** Requests one page of the person's list. */
export type ListSource = (params: WireParams) => Promise<{ members: readonly unknown[]; total: number }>;

/** Returns how many rows the list has (docs/platform/a-auth-users.md §1). */
export async function listTotal(source: ListSource, params: WireParams): Promise<number> {
  const { total } = await source([['page', '1'], ['perPage', '1'], ...params]);
  return total;
}
