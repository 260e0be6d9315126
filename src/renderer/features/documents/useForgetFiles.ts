import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { proofFilesRoot } from './files.ts';

/**
 * Drops documents from memory, here and in the main process, when the screen that shows them is left.
 * @param root first part of the keys of their queries
 */
export function useForgetDocuments(root: string, call: 'users.forgetProofFiles' | 'solidary.forgetProofFiles'): void {
  const client = useQueryClient();
  useEffect(
    () => () => {
      client.removeQueries({ queryKey: [root] });
      // The main process drops them at the end of the session in any case.
      invoke(call, undefined).catch(() => {});
    },
    [client, root, call],
  );
}

/** Drops every document of identity proofs when its screen is left (docs/screens/02-users-hitchhikers.md §6). */
export const useForgetFiles = (): void => useForgetDocuments(proofFilesRoot, 'users.forgetProofFiles');
