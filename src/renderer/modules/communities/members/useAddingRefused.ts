import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

const key = ['adding members is refused'] as const;

/**
 * Whether the platform refused the signed-in person to add members, although their rights name it; known until they sign
 * out, when everything that was read is dropped (docs/screens/03-communities.md §1).
 * @returns the state, and how to remember a refusal
 */
export function useAddingRefused(): readonly [isRefused: boolean, remember: () => void] {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: () => false,
    enabled: false,
    initialData: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const remember = useCallback(() => client.setQueryData(key, true), [client]);
  return [data, remember];
}
