import { useEffect, useRef, useState } from 'react';

/**
 * How many rows a refresh found more (or fewer, below zero) than the list had when it was first shown; 0 when nothing
 * changed or once it was seen. Another list, filter, order or page starts anew.
 *
 * @param key tells two lists apart
 * @param total as answered for this very list; undefined while it is not known
 */
export function useTotalChange(key: string, total: number | undefined): { change: number; dismiss: () => void } {
  const seen = useRef<{ key: string; total: number } | null>(null);
  const [change, setChange] = useState(0);

  useEffect(() => {
    if (total === undefined) return;
    if (seen.current?.key !== key) seen.current = { key, total };
    setChange(total - seen.current.total);
  }, [key, total]);

  const dismiss = () => {
    if (total !== undefined) seen.current = { key, total };
    setChange(0);
  };
  return { change, dismiss };
}
