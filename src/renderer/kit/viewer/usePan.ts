import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { ViewControl } from './useView.ts';

/** Pans an overflowing element by dragging, and zooms with Ctrl and the wheel. */
export function usePan(stage: RefObject<HTMLElement | null>, { zoomIn, zoomOut }: ViewControl): void {
  const onZoom = useEffectEvent((by: 1 | -1) => (by > 0 ? zoomIn : zoomOut)?.());
  useEffect(() => {
    const { current } = stage;
    if (current === null) return;
    const ended = new AbortController();
    const { signal } = ended;
    let last: { x: number; y: number } | null = null;
    const onDown = (event: PointerEvent) => {
      if (event.button !== 0 || event.pointerType === 'touch') return;
      last = { x: event.clientX, y: event.clientY };
      current.setPointerCapture(event.pointerId);
      current.dataset.panning = '';
    };
    const onMove = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (last === null) return;
      current.scrollBy(last.x - x, last.y - y);
      last = { x, y };
    };
    const onEnd = () => {
      last = null;
      delete current.dataset.panning;
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey || event.deltaY === 0) return;
      event.preventDefault();
      onZoom(event.deltaY < 0 ? 1 : -1);
    };
    current.addEventListener('pointerdown', onDown, { signal });
    current.addEventListener('pointermove', onMove, { signal });
    current.addEventListener('pointerup', onEnd, { signal });
    current.addEventListener('pointercancel', onEnd, { signal });
    current.addEventListener('wheel', onWheel, { signal, passive: false });
    return () => ended.abort();
  }, [stage]);
}

/** Keeps the centre of the scrolled content in place when the scale changes. */
export function useStableCentre(stage: RefObject<HTMLElement | null>, scale: number): void {
  const before = useRef(scale);
  useLayoutEffect(() => {
    const { current } = stage;
    const ratio = scale / before.current;
    before.current = scale;
    if (current === null || ratio === 1) return;
    const moved = (start: number, room: number) => (start + room / 2) * ratio - room / 2;
    current.scrollLeft = moved(current.scrollLeft, current.clientWidth);
    current.scrollTop = moved(current.scrollTop, current.clientHeight);
  }, [stage, scale]);
}
