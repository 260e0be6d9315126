import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { itemQuery } from '#renderer/kit/data/queries.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';

export interface ReadTelephones {
  telephones: ReadonlyMap<SolidaryUserId, string | null>;
  /** People whose page could not be read. */
  unread: number;
}

/** How far the reading is. */
interface Progress {
  done: number;
  total: number;
}

/**
 * Reads the telephones of volunteers, which their list lacks, one page after another; reading has no effect on the
 * platform. It stops with the component.
 */
export function useTelephones(): {
  progress: Progress | null;
  /** Null when the component went before the end. */
  readAll: (ids: readonly SolidaryUserId[]) => Promise<ReadTelephones | null>;
} {
  const client = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const readAll = async (ids: readonly SolidaryUserId[]) => {
    const telephones = new Map<SolidaryUserId, string | null>();
    let unread = 0;
    for (const [done, id] of ids.entries()) {
      setProgress({ done, total: ids.length });
      try {
        const { telephone } = await client.fetchQuery(itemQuery('solidaryvolunteers', id));
        telephones.set(id, telephone);
      } catch {
        // A volunteer who cannot be read (docs/screens/08-solidary-people.md §7) must not keep the others from the
        // list.
        unread += 1;
      }
      if (isGone.current) return null;
    }
    setProgress(null);
    return { telephones, unread };
  };
  return { progress, readAll };
}
