import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { type Pixels, panned, type View, zoomed } from './projection.ts';
import type { Camera } from './useCamera.ts';

/** Pixels that a pointer may move during a click. */
const CLICK_TOLERANCE = 4;
/** Zoom steps per pixel of the wheel, and of two fingers on a touchpad. */
const PER_WHEEL = 0.0025;
const PER_PINCH = 0.01;
/** Pixels of a line, for wheels that count in lines. */
const LINE = 20;

interface GestureOptions {
  element: RefObject<HTMLElement | null>;
  size: Pixels;
  camera: Camera;
  /** The wheel alone scrolls the page; with Ctrl it zooms. */
  isInPage: boolean;
  /** A click on the basemap. */
  onBasemap: (at: Pixels) => void;
}

interface Gesture {
  start: View;
  /** Position of each pointer when the gesture began or the number of fingers changed. */
  from: ReadonlyMap<number, Pixels>;
  now: Map<number, Pixels>;
  isDrag: boolean;
}

const middle = (points: readonly Pixels[]): Pixels => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});
const spread = ([first, second]: readonly Pixels[]): number =>
  first === undefined || second === undefined ? 1 : Math.max(Math.hypot(first.x - second.x, first.y - second.y), 1);

/** Handles drag, pinch, wheel and double click on a map; markers and buttons on it keep their clicks. */
export function useGestures({ element, size, camera, isInPage, onBasemap }: GestureOptions) {
  const gestureRef = useRef<Gesture | null>(null);
  const wasDrag = useRef(false);
  const at = ({ clientX, clientY }: { clientX: number; clientY: number }): Pixels => {
    const box = element.current?.getBoundingClientRect();
    return { x: clientX - (box?.left ?? 0), y: clientY - (box?.top ?? 0) };
  };

  const onWheel = useEffectEvent((event: WheelEvent) => {
    if (isInPage && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1);
    const steps = -pixels * (event.ctrlKey && Math.abs(pixels) < 50 ? PER_PINCH : PER_WHEEL);
    const view = camera.latest();
    camera.set(zoomed(view, view.zoom + steps, at(event), size));
  });
  useEffect(() => {
    const { current } = element;
    // React's own listener is passive and could not keep the page from scrolling.
    const listener = (event: WheelEvent) => onWheel(event);
    current?.addEventListener('wheel', listener, { passive: false });
    return () => current?.removeEventListener('wheel', listener);
  }, [element]);

  /** A finger was added or lifted: the gesture restarts from here. */
  const restart = (now: Map<number, Pixels>, isDrag: boolean) => {
    gestureRef.current = now.size === 0 ? null : { start: camera.latest(), from: new Map(now), now, isDrag };
  };
  return {
    /** Whether the coming click only ends a drag. */
    wasDrag,
    onPointerDown: (event: PointerEvent) => {
      if (event.button !== 0) return;
      const now = new Map(gestureRef.current?.now).set(event.pointerId, at(event));
      wasDrag.current = now.size > 1;
      restart(now, now.size > 1);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const gesture = gestureRef.current;
      const first = gesture?.from.get(event.pointerId);
      if (gesture === null || first === undefined) return;
      const here = at(event);
      gesture.now.set(event.pointerId, here);
      if (!gesture.isDrag && Math.hypot(here.x - first.x, here.y - first.y) < CLICK_TOLERANCE) return;
      if (!gesture.isDrag) {
        gesture.isDrag = true;
        wasDrag.current = true;
        event.currentTarget.setPointerCapture(event.pointerId);
      }
      const [from, now] = [[...gesture.from.values()], [...gesture.now.values()]];
      const [start, end] = [middle(from), middle(now)];
      const moved = panned(gesture.start, { x: end.x - start.x, y: end.y - start.y });
      const steps = from.length > 1 ? Math.log2(spread(now) / spread(from)) : 0;
      camera.set(steps === 0 ? moved : zoomed(moved, moved.zoom + steps, end, size));
    },
    onPointerUp: (event: PointerEvent) => {
      const gesture = gestureRef.current;
      if (gesture === null) return;
      gesture.now.delete(event.pointerId);
      restart(gesture.now, gesture.isDrag);
    },
    onClick: (event: { clientX: number; clientY: number }) => {
      if (!wasDrag.current) onBasemap(at(event));
    },
    onDoubleClick: (event: { clientX: number; clientY: number; shiftKey: boolean }) =>
      camera.zoomBy(event.shiftKey ? -1 : 1, at(event)),
  };
}
