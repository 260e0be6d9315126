import { useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import type { UserId } from '#shared/resources/solidary/ids.ts';
import type { Beneficiary } from '#shared/resources/solidarybeneficiaries/index.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

/** The person of a record. */
export type RecordPerson = Pick<RecordItem, 'email' | 'givenName' | 'familyName'> & { userId: UserId | null };

/** Milliseconds for which a beneficiary is kept. */
const KEPT = 5 * 60_000;

/**
 * The beneficiary of a record, whose id the record does not give: found by the id of the user
 * (docs/screens/08-solidary-people.md §4). Reading people has no effects. Undefined without the right, while it is
 * looked for, and where it is not sure.
 */
export function useBeneficiary({ userId, email, givenName, familyName }: RecordPerson): Beneficiary | undefined {
  const can = useCan();
  const isAllowed = can('solidary_beneficiary_list') && userId !== null;
  const { data: found } = useQuery({
    queryKey: ['solidary-user', userId],
    queryFn: async ({ signal }) => {
      if (userId === null) return null;
      return read('solidary.resolveUser', { userId, email, givenName, familyName }, { signal });
    },
    enabled: isAllowed,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  const id = found ?? null;
  const { data } = useQuery({
    ...itemQuery('solidarybeneficiaries', id ?? 0),
    enabled: isAllowed && id !== null,
    staleTime: KEPT,
    refetchOnWindowFocus: false,
  });
  return data;
}
