import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRemembered } from '#renderer/kit/data/remembered.ts';

const key = ['adding members is refused'] as const;

/**
 * Whether the platform refused the signed-in person to add members, although their rights name it; known until they
 * sign out, when everything that was read is dropped (docs/screens/03-communities.md §1).
 * @returns the state, and how to remember a refusal
 */
export function useAddingRefused(): readonly [isRefused: boolean, remember: () => void] {
  const client = useQueryClient();
  const remember = useCallback(() => client.setQueryData(key, true), [client]);
  return [useRemembered(key, false), remember];
}
