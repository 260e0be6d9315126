import { useCallback, useEffect, useRef } from 'react';

/** Returns whether the component is still on screen, for what ends after the person may have left. */
export function useIsHere(): () => boolean {
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(() => isHere.current, []);
}
