import { useEffect, useEffectEvent } from 'react';
import type { KnownRecord } from '../record.ts';

/** Reads a record once when its page is opened, whatever is known of it already. */
export function useOpening(id: number, { read }: Pick<KnownRecord, 'read'>): void {
  const open = useEffectEvent(() => void read());
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each record that the page shows.
  useEffect(() => open(), [id]);
}
