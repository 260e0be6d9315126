import { useEffect, useState } from 'react';

/** Milliseconds that a screen reader has to read a text that was put into a status. */
const readingTime = 2000;

/**
 * A text for a status, and how to set it. It goes once it was read: what stays in a status is read out again whenever the
 * page comes back from behind a dialog.
 */
export function useSaid() {
  const [said, say] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => say(''), readingTime);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, say] as const;
}
