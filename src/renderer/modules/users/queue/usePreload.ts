import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dropProofFiles, proofFileQuery } from '#renderer/features/people/proofs/files.ts';
import { pendingProof } from '#renderer/features/people/proofs/proofs.ts';
import { nextOpen, previousOf, type Queue } from '#renderer/features/queue/queue.ts';
import { itemQuery } from '#renderer/kit/data/queries.ts';

/**
 * Prefetches the next person and their document while the current one is viewed, and drops documents that are no longer
 * adjacent. All calls are read-only and change nothing on the platform.
 */
export function usePreload(queue: Queue): void {
  const client = useQueryClient();
  const { current } = queue;
  const next = nextOpen(queue, current);
  const previous = previousOf(queue, current);
  useEffect(() => {
    dropProofFiles(
      client,
      [previous, current, next].filter((id) => id !== null),
    );
    if (next === null || current === null) return;
    let isOver = false;
    const preload = async () => {
      const user = await client.fetchQuery(itemQuery('users', next));
      const proof = pendingProof(user);
      if (!isOver && proof?.hasFile === true) await client.prefetchQuery(proofFileQuery(next, proof.id));
    };
    // A failure here is reported when the person is shown.
    preload().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [client, previous, current, next]);
}
