import { useQuery } from '@tanstack/react-query';
import { readLastCopy } from '#renderer/features/solidary/records/read-record.ts';

/**
 * Matchings whose choice was never confirmed: those of this run, and for a record that cannot be read those that main
 * keeps with its last copy (docs/screens/07-solidary-records.md §5.4). The platform is not asked.
 */
export function useUnconfirmed(id: number, isReadable: boolean, ofThisRun: readonly number[]): readonly number[] {
  const { data } = useQuery({
    queryKey: ['solidaryrecord', id, 'unconfirmed', ofThisRun],
    queryFn: async () => (await readLastCopy(id))?.unconfirmed.map(({ matching }) => matching) ?? [],
    enabled: !isReadable,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return isReadable || data === undefined ? ofThisRun : [...new Set([...ofThisRun, ...data])];
}
