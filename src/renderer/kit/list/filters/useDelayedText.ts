import { useEffect, useRef, useState } from 'react';

/** Milliseconds without typing before a text is reported. */
export const TYPING_PAUSE_MS = 300;

export interface DelayedText {
  draft: string;
  type: (text: string) => void;
  /** Reports the text at once: on Enter, on blur. */
  flush: () => void;
}

/** A debounced text field, trimmed; a change from outside replaces its text. */
export function useDelayedText(text: string, onChange: (text: string) => void): DelayedText {
  const [draft, setDraft] = useState(text);
  const handed = useRef(text);
  const pending = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onChange);

  useEffect(() => {
    latest.current = onChange;
  });

  useEffect(() => {
    // The echo of our own change is no change from outside: more may have been typed since.
    if (text === handed.current) return;
    handed.current = text;
    pending.current = null;
    clearTimeout(timer.current);
    setDraft(text);
  }, [text]);

  const flush = () => {
    clearTimeout(timer.current);
    const typed = pending.current;
    pending.current = null;
    if (typed === null || typed === handed.current) return;
    handed.current = typed;
    latest.current(typed);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only on unmount; flush reads nothing but refs.
  useEffect(() => flush, []);

  return {
    draft,
    type: (typed) => {
      setDraft(typed);
      pending.current = typed.trim().replaceAll(/\s+/g, ' ');
      clearTimeout(timer.current);
      timer.current = setTimeout(flush, TYPING_PAUSE_MS);
    },
    flush,
  };
}
