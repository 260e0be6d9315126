import { Suspense, useDeferredValue } from 'react';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import styles from './Map.module.css';
import type { MapProps } from './MapView.tsx';

const MapView = lazily(async () => (await import('./MapView.tsx')).MapView);

/** A map, fetched when the first one is drawn. It takes the room that it is given. */
export function MapPanel(props: MapProps) {
  // The words around a map come first: it is drawn once they stand.
  const isDue = useDeferredValue(true, false);
  const waiting = <div className={styles.waiting} aria-busy="true" />;
  return isDue ? (
    <Suspense fallback={waiting}>
      <MapView {...props} />
    </Suspense>
  ) : (
    waiting
  );
}
