import { useEffect, useState } from 'react';

/** Milliseconds without typing before a search starts. */
const PAUSE_MS = 300;

/** Debounces a text; an emptied one follows at once. */
export function usePausedText(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return text === '' ? '' : paused;
}
