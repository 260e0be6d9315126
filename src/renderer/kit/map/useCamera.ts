import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Area } from '#shared/geo.ts';
import { useMedia } from '../theme/useMedia.ts';
import { areaOf, limitZoom, type Pixels, panned, type View, viewOf, zoomed } from './projection.ts';

/** Milliseconds of a movement that a key or a button starts. */
const GLIDE = 200;
/** Milliseconds without movement after which a map has come to rest. */
const REST = 400;

/** What a map is asked to look at: an area, or a view as it stands. */
export type Sight = ({ area: Area; margin?: number; most?: number } | { view: View }) & {
  /** It counts as a movement of the person: the map tells when it has come to rest there. */
  isMove?: boolean;
};

export interface Camera {
  view: View;
  panBy: (by: Pixels) => void;
  /** To another zoom, the place under a point of the screen (its middle if absent) staying where it is. */
  zoomTo: (zoom: number, how?: { at?: Pixels; isGliding?: boolean }) => void;
  /** A view of the moment, as a gesture makes it. */
  set: (view: View) => void;
  glideTo: (view: View) => void;
  show: (sight: Sight) => void;
}

interface Options {
  size: Pixels;
  /** Looked at first, and again whenever it is another object. */
  sight: Sight;
  /** The map has come to rest after the person moved it, with what it shows. */
  onRest?: (area: Area) => void;
}

const seen = (sight: Sight, size: Pixels): View => ('view' in sight ? sight.view : viewOf(sight.area, size, sight));

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

/** Where a map looks, and how that changes. */
export function useCamera({ size, sight, onRest }: Options): Camera {
  const isCalm = useMedia('(prefers-reduced-motion: reduce)');
  const [view, setView] = useState(() => seen(sight, size));
  const [shown, setShown] = useState({ sight, size });
  // Movements until the sight was shown: while there are no more, the map may be laid out anew.
  const [movesBefore, setMovesBefore] = useState(0);
  const frame = useRef(0);
  // The view that the last step made: several steps may come before the next drawing.
  const latest = useRef(view);
  const [moves, setMoves] = useState(0);

  const put = (next: View) => {
    latest.current = next;
    setView(next);
  };
  const stop = () => cancelAnimationFrame(frame.current);
  const glide = (viewAt: (share: number) => View) => {
    stop();
    if (isCalm) return put(viewAt(1));
    const start = performance.now();
    const step = () => {
      const share = Math.min((performance.now() - start) / GLIDE, 1);
      put(viewAt(1 - (1 - share) ** 2));
      if (share < 1) frame.current = requestAnimationFrame(step);
    };
    frame.current = requestAnimationFrame(step);
  };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const isOther = shown.sight !== sight;
  if (isOther || shown.size !== size) {
    setShown({ sight, size });
    if (isOther || moves === movesBefore) setView(seen(sight, size));
    const next = isOther && sight.isMove === true ? moves + 1 : moves;
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

  const moved = () => setMoves((count) => count + 1);
  const glideTo = (to: View) => {
    const from = latest.current;
    moved();
    glide((share) => (share === 1 ? to : between(from, to, share)));
  };
  return {
    view,
    set: (next) => {
      stop();
      moved();
      put(next);
    },
    panBy: (by) => glideTo(panned(latest.current, by)),
    zoomTo: (zoom, { at = { x: size.x / 2, y: size.y / 2 }, isGliding = true } = {}) => {
      const from = latest.current;
      moved();
      if (isGliding) glide((share) => zoomed(from, from.zoom + (limitZoom(zoom) - from.zoom) * share, at, size));
      else {
        stop();
        put(zoomed(from, zoom, at, size));
      }
    },
    glideTo,
    show: (wanted) => glideTo(seen(wanted, size)),
  };
}
