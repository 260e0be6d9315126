import { useState } from 'react';

export interface TotalChange {
  /** Rows more than there were; fewer, below zero. */
  change: number;
  /** It was seen. */
  dismiss: () => void;
}

/**
 * How many rows a refresh found more (or fewer, below zero) than the list had when it was first shown; 0 when nothing
 * changed or once it was seen. Another list, filter, order or page starts anew.
 *
 * @param key tells two lists apart
 * @param total as answered for this very list; undefined while it is not known
 */
export function useTotalChange(key: string, total: number | undefined): TotalChange {
  const [seen, setSeen] = useState<{ key: string; total: number } | null>(null);
  // While drawing, and not after it: the change of the list before is never on screen beside this one's rows.
  if (total !== undefined && seen?.key !== key) setSeen({ key, total });
  const change = total === undefined || seen?.key !== key ? 0 : total - seen.total;
  const dismiss = () => {
    if (total !== undefined) setSeen({ key, total });
  };
  return { change, dismiss };
}
