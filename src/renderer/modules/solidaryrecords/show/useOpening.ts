import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import type { KnownRecord } from '#renderer/features/solidary/records/known-record.ts';
import { historyStepOf } from '#renderer/kit/ui/history-step.ts';
import { isNewer } from '#shared/resources/solidaryrecords/newer.ts';

/** Entries of the history on which a record was opened. */
const keyOf = (id: number) => ['solidaryrecord', id, 'opened'] as const;

/**
 * Reads a record when its page is opened. Back and Forward lead to a page that was opened before: its record is shown
 * as it is known, unless it could not be read or a list tells of a later action, since reading has effects.
 * @returns when the shown copy was read, milliseconds since 1970, while it is one that was returned to; null otherwise
 */
export function useOpening(id: number, { record, row, readAt, failure, read }: KnownRecord): number | null {
  const client = useQueryClient();
  const router = useRouter();
  const [returned, setReturned] = useState<number | null>(null);
  const open = useEffectEvent((shown: number) => {
    const step = historyStepOf(router);
    const opened = client.getQueryData<readonly string[]>(keyOf(shown)) ?? [];
    const isKnown = failure === null && record !== null && (row === null || !isNewer(row, record));
    if (step !== undefined && opened.includes(step) && isKnown) {
      setReturned(readAt);
      return;
    }
    if (step !== undefined) client.setQueryData(keyOf(shown), [...opened, step]);
    setReturned(null);
    void read();
  });
  useEffect(() => open(id), [id]);
  return returned === readAt ? returned : null;
}
