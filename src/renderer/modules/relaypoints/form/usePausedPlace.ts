import { useEffect, useState } from 'react';
import type { LatLng } from '#shared/geo.ts';

/** Milliseconds a place stays unchanged before it is used: a dragged pin passes many. */
const PAUSE_MS = 400;

/** The place as of the last pause; null at once when the place is cleared. */
export function usePausedPlace(place: LatLng | null): LatLng | null {
  const [paused, setPaused] = useState(place);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(place), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [place]);
  return place === null ? null : paused;
}
