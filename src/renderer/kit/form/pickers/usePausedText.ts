import { useEffect, useState } from 'react';

/** Milliseconds without a key before a search is asked for. */
const PAUSE_MS = 300;

/** A text as it was after the last pause in the typing; an emptied one follows at once. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : paused;
}
