import { type FocusEvent, useEffect, useRef } from 'react';

/**
 * Tells when the focus has left a part of a form of several controls, for rules that speak then. What the part opens
 * above the page, such as a menu, belongs to it: React gives the part its focus events too. While nothing has the focus,
 * as between a menu that closes and the field that it adds, nothing was left.
 */
export function useLeave(onLeave: () => void) {
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(leaving.current), []);
  return {
    onFocus: () => clearTimeout(leaving.current),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (currentTarget.contains(relatedTarget)) return;
      clearTimeout(leaving.current);
      leaving.current = setTimeout(() => {
        if (document.activeElement !== document.body) onLeave();
      });
    },
  };
}
