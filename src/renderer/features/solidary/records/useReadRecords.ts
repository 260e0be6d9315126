import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toAppError } from '#shared/failure.ts';
import { readOnce } from './known-record.ts';

/** Records that one press reads at most: each reading runs the matching at the platform. */
export const MOST_READ = 20;

export interface RecordReading {
  /** The records that the next press reads. */
  next: readonly number[];
  /** While some are read; null else. */
  progress: { done: number; total: number } | null;
  /** How many of the wanted ones could not be read. */
  failed: number;
  /** Reads the next ones, one after the other. Never to be called without a command of the person. */
  read: () => Promise<void>;
}

/**
 * Reads records that are not known yet on a press. Leaving the screen ends it, and so does a lost connection or session;
 * what the platform cannot read is left out by the presses after it.
 * @param unread the records to read, in their order, those that are known left out
 */
export function useReadRecords(unread: readonly number[]): RecordReading {
  const client = useQueryClient();
  const [progress, setProgress] = useState<RecordReading['progress']>(null);
  const [refused, setRefused] = useState<ReadonlySet<number>>(new Set());
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const next = unread.filter((id) => !refused.has(id)).slice(0, MOST_READ);

  const read = async () => {
    if (progress !== null) return;
    const unreadable = new Set(refused);
    for (const [done, id] of next.entries()) {
      if (isGone.current) return;
      setProgress({ done, total: next.length });
      try {
        await readOnce(client, id);
      } catch (thrown) {
        if (endsAll(thrown)) break;
        unreadable.add(id);
      }
    }
    setRefused(unreadable);
    setProgress(null);
  };
  return { next, progress, failed: unread.filter((id) => refused.has(id)).length, read };
}

/** Whether the next record would fail in the same way. */
function endsAll(thrown: unknown): boolean {
  const { kind } = toAppError(thrown);
  return kind === 'network' || kind === 'unauthorized' || kind === 'idle';
}
