import { useEffect, useRef, useState } from 'react';

/**
 * Gives the focus back when an overlay closes: to the element that had it when the overlay opened, or to `opener` where
 * that one is about to go (an entry of a menu). To be called by the component that stands as long as the overlay does.
 * Whoever took the focus in the meantime keeps it.
 */
export function useReturnFocus(opener?: HTMLElement | null): void {
  const [before] = useState(() => opener ?? document.activeElement);
  const isOpen = useRef(false);

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      // When the overlay has left the page, and what it hid can have the focus again.
      queueMicrotask(() => {
        const { activeElement } = document;
        const isNowhere = activeElement === null || activeElement === document.body;
        if (!isOpen.current && isNowhere && before instanceof HTMLElement && before.isConnected) before.focus();
      });
    };
  }, [before]);
}
