import { type RefObject, useEffect } from 'react';
import { invoke } from '#renderer/kit/data/bridge.ts';
import type { DashboardRect } from '#shared/ipc/analytics.ts';
import { isCovered, visiblePlace } from './rect.ts';

/** Keeps the native view over its placeholder, and hides it where something of the page would be covered. */
export function useTrackedRect(handle: string, room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = room.current;
    if (element === null) return;
    let told = '';
    let frame = 0;
    const tell = (place: DashboardRect | null, isWindowHidden = false) => {
      const text = JSON.stringify([place, isWindowHidden]);
      if (text === told) return;
      told = text;
      invoke('analytics.place', { handle, place, isWindowHidden }).catch(() => {});
    };
    const measure = () => {
      frame = 0;
      if (document.hidden) {
        tell(null, true);
        return;
      }
      const place = visiblePlace(element);
      tell(place === null || isCovered(element, place) ? null : place);
    };
    const later = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    // A hidden window draws no frames.
    const onVisibility = () => measure();

    const resized = new ResizeObserver(later);
    resized.observe(element);
    const changed = new MutationObserver(later);
    const attributeFilter = ['class', 'hidden', 'open', 'style'];
    changed.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter });
    window.addEventListener('resize', later);
    document.addEventListener('scroll', later, { capture: true, passive: true });
    document.addEventListener('visibilitychange', onVisibility);
    later();
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      changed.disconnect();
      window.removeEventListener('resize', later);
      document.removeEventListener('scroll', later, { capture: true });
      document.removeEventListener('visibilitychange', onVisibility);
      tell(null);
    };
  }, [handle, room]);
}
