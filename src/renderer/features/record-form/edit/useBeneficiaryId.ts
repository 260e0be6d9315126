import { useQuery } from '@tanstack/react-query';
import { read } from '#renderer/kit/data/bridge.ts';
import { useCan } from '#renderer/kit/data/session.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';
import { isReplacedByAnything } from '#shared/resources/solidaryrecords/form/plan.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

/**
 * The beneficiary by whose page the person of a record can be changed without replacing it; null where it is not known,
 * or the right to change it is missing (docs/screens/07-solidary-records.md §6.2).
 */
export function useBeneficiaryId(record: RecordItem): SolidaryUserId | null {
  const can = useCan();
  const { userId, email, givenName, familyName } = record;
  const isOfUse =
    isReplacedByAnything(record) && can('solidary_beneficiary_update') && can('solidary_beneficiary_list');
  const { data } = useQuery({
    queryKey: ['solidary-user', userId],
    queryFn: ({ signal }) =>
      userId === null ? null : read('solidary.resolveUser', { userId, email, givenName, familyName }, { signal }),
    enabled: isOfUse && userId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return isOfUse ? (data ?? null) : null;
}
