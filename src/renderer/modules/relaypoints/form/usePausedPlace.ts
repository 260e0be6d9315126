import { useEffect, useState } from 'react';
import type { LatLng } from '#shared/geo.ts';

/** Milliseconds for which a place stays before it is asked about: a pin that is moved passes many. */
const PAUSE_MS = 400;

/** A place as it was after the last pause; one that is taken away goes at once. */
export function usePausedPlace(place: LatLng | null): LatLng | null {
  const [paused, setPaused] = useState(place);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(place), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [place]);
  return place === null ? null : paused;
}
