import { useState } from 'react';

export interface TotalChange {
  /** Number of rows added; negative when rows are gone. */
  change: number;
  /** Resets the change to 0. */
  dismiss: () => void;
}

/**
 * Returns how many rows a refresh added (negative: removed) since the list was first shown; 0 when nothing changed or
 * after `dismiss`. Another list, filter, sort or page starts anew.
 * @param key identifies the list
 * @param total its total; undefined while it is unknown
 */
export function useTotalChange(key: string, total: number | undefined): TotalChange {
  const [seen, setSeen] = useState<{ key: string; total: number } | null>(null);
  // During render and not in an effect: the change of the previous list must not show beside this one's rows.
  if (total !== undefined && seen?.key !== key) setSeen({ key, total });
  const change = total === undefined || seen?.key !== key ? 0 : total - seen.total;
  const dismiss = () => {
    if (total !== undefined) setSeen({ key, total });
  };
  return { change, dismiss };
}
