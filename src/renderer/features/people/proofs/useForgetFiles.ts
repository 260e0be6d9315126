import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { dropProofFiles } from './files.ts';

/**
 * Drops every document from memory, here and in the main process, when the screen that shows them is left
 * (docs/screens/02-users-hitchhikers.md §6).
 */
export function useForgetFiles(): void {
  const client = useQueryClient();
  useEffect(
    () => () => {
      dropProofFiles(client);
      // The main process drops them at the end of the session in any case.
      invoke('users.forgetProofFiles', undefined).catch(() => {});
    },
    [client],
  );
}
