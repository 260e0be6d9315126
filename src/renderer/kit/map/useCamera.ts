import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import type { Area } from '#shared/geo.ts';
import { areaOf, type Pixels, panned, type View, viewOf, zoomed } from './projection.ts';

/** Milliseconds of a movement that a key or a button starts. */
const GLIDE = 200;
/** Milliseconds without movement after which a map has come to rest. */
const REST = 400;

/** What a map is asked to show: an area, or a view as it stands. */
export type CameraTarget = ({ area: Area; margin?: number; max?: number } | { view: View }) & {
  /** It counts as a movement of the person: the map tells when it has come to rest there. */
  isMove?: boolean;
};

export interface Camera {
  view: View;
  panBy: (by: Pixels) => void;
  /** Whole steps of zoom, the place under a point of the screen (its middle if absent) staying where it is. */
  zoomBy: (steps: number, at?: Pixels) => void;
  /** A view of the moment, as a gesture makes it. */
  set: (view: View) => void;
  /** The view that the last step made: the next drawing may still be to come. */
  latest: () => View;
  show: (cameraTarget: CameraTarget) => void;
}

interface Options {
  size: Pixels;
  /** Looked at first, and again whenever it is another object. */
  cameraTarget: CameraTarget;
  /** The map has come to rest after the person moved it, with what it shows. */
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

/** Where a map marker styles, and how that changes. */
export function useCamera({ size, cameraTarget, onRest }: Options): Camera {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [view, setView] = useState(() => seen(cameraTarget, size));
  const [shown, setShown] = useState({ cameraTarget, size });
  // Movements until the camera target was shown: while there are no more, the map may be laid out anew.
  const movesAtFirst = cameraTarget.isMove === true ? 1 : 0;
  const [movesBefore, setMovesBefore] = useState(movesAtFirst);
  const frame = useRef(0);
  // The view that the last step made: several steps may come before the next drawing.
  const latest = useRef(view);
  // Where a movement under way ends: the next one starts from there.
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
  const glide = (to: View, viewAt: (share: number) => View) => {
    stop();
    setMoves((count) => count + 1);
    if (isCalm) return put(to);
    goal.current = to;
    const start = performance.now();
    const step = () => {
      const share = Math.min((performance.now() - start) / GLIDE, 1);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each view puts the rest off.
  useEffect(() => {
    if (moves === 0) return;
    const timer = setTimeout(rest, REST);
    return () => clearTimeout(timer);
  }, [moves, view]);

  const glideTo = (to: View) => {
    const from = latest.current;
    glide(to, (share) => between(from, to, share));
  };
  return {
    view,
    set: (next) => {
      stop();
      setMoves((count) => count + 1);
      put(next);
    },
    panBy: (by) => glideTo(panned(goal.current ?? latest.current, by)),
    zoomBy: (steps, at = { x: size.x / 2, y: size.y / 2 }) => {
      const from = goal.current ?? latest.current;
      const to = zoomed(from, Math.round(from.zoom) + steps, at, size);
      // Around the point where nothing moves yet; a movement under way bends into the next one.
      if (goal.current !== null) glideTo(to);
      else glide(to, (share) => zoomed(from, from.zoom + (to.zoom - from.zoom) * share, at, size));
    },
    latest: () => latest.current,
    show: (wanted) => glideTo(seen(wanted, size)),
  };
}
