import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import type { Area } from '#shared/area.ts';
import { areaOf, type Pixels, panned, type View, viewOf, zoomed } from './projection.ts';

/** Duration in milliseconds of a movement that a key or a button starts. */
const ANIMATION_MS = 200;
/** Milliseconds without movement after which the map counts as still. */
const REST = 400;

/** What a map is asked to show: an area, or an exact view. */
export type CameraTarget = ({ area: Area; margin?: number; max?: number } | { view: View }) & {
  /** Counts as a movement by the user: `onRest` is called afterwards. */
  isMove?: boolean;
};

export interface Camera {
  view: View;
  panBy: (by: Pixels) => void;
  /** Zooms by whole steps and keeps the position under the point `at`, by default the middle. */
  zoomBy: (steps: number, at?: Pixels) => void;
  /** Sets the view at once, as a gesture does. */
  set: (view: View) => void;
  /** The view after the last step, which may not be rendered yet. */
  latest: () => View;
  show: (cameraTarget: CameraTarget) => void;
}

interface CameraOptions {
  size: Pixels;
  /** Shown first, and again whenever another object is passed. */
  cameraTarget: CameraTarget;
  /** Called with the visible area once the map is still after a movement by the user. */
  onRest?: (area: Area) => void;
}

const seen = (cameraTarget: CameraTarget, size: Pixels): View =>
  'view' in cameraTarget ? cameraTarget.view : viewOf(cameraTarget.area, size, cameraTarget);

const between = (from: View, to: View, share: number): View => {
  const mix = (start: number, end: number) => start + (end - start) * share;
  return {
    zoom: mix(from.zoom, to.zoom),
    centre: {
      latitude: mix(from.centre.latitude, to.centre.latitude),
      longitude: mix(from.centre.longitude, to.centre.longitude),
    },
  };
};

/** Holds the view of a map and moves it. */
export function useCamera({ size, cameraTarget, onRest }: CameraOptions): Camera {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [view, setView] = useState(() => seen(cameraTarget, size));
  const [shown, setShown] = useState({ cameraTarget, size });
  // Whether nothing has moved since the camera target was shown: until then a resize shows the target again.
  const movesAtFirst = cameraTarget.isMove === true ? 1 : 0;
  const [movesBefore, setMovesBefore] = useState(movesAtFirst);
  const frame = useRef(0);
  // The view after the last step: several steps may come before the next render.
  const latest = useRef(view);
  // The end of the running movement: the next one starts from there.
  const goal = useRef<View | null>(null);
  const [moves, setMoves] = useState(movesAtFirst);

  const put = (next: View) => {
    latest.current = next;
    setView(next);
  };
  const stop = () => {
    cancelAnimationFrame(frame.current);
    goal.current = null;
  };
  const animate = (to: View, viewAt: (share: number) => View) => {
    stop();
    setMoves((count) => count + 1);
    if (isCalm) return put(to);
    goal.current = to;
    const start = performance.now();
    const step = () => {
      const share = Math.min((performance.now() - start) / ANIMATION_MS, 1);
      if (share < 1) {
        put(viewAt(1 - (1 - share) ** 2));
        frame.current = requestAnimationFrame(step);
      } else {
        goal.current = null;
        put(to);
      }
    };
    frame.current = requestAnimationFrame(step);
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const isOther = shown.cameraTarget !== cameraTarget;
  if (isOther || shown.size !== size) {
    setShown({ cameraTarget, size });
    if (isOther || moves === movesBefore) setView(seen(cameraTarget, size));
    const next = isOther && cameraTarget.isMove === true ? moves + 1 : moves;
    setMoves(next);
    if (isOther) setMovesBefore(next);
  }
  useEffect(() => {
    latest.current = view;
  }, [view]);

  const rest = useEffectEvent(() => onRest?.(areaOf(latest.current, size)));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new view restarts the timer.
  useEffect(() => {
    if (moves === 0) return;
    const timer = setTimeout(rest, REST);
    return () => clearTimeout(timer);
  }, [moves, view]);

  const animateTo = (to: View) => {
    const from = latest.current;
    animate(to, (share) => between(from, to, share));
  };
  return {
    view,
    set: (next) => {
      stop();
      setMoves((count) => count + 1);
      put(next);
    },
    panBy: (by) => animateTo(panned(goal.current ?? latest.current, by)),
    zoomBy: (steps, at = { x: size.x / 2, y: size.y / 2 }) => {
      const from = goal.current ?? latest.current;
      const to = zoomed(from, Math.round(from.zoom) + steps, at, size);
      // Around the current point; a running movement turns into the next one.
      if (goal.current !== null) animateTo(to);
      else animate(to, (share) => zoomed(from, from.zoom + (to.zoom - from.zoom) * share, at, size));
    },
    latest: () => latest.current,
    show: (wanted) => animateTo(seen(wanted, size)),
  };
}
