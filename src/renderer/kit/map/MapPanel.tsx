import { Suspense, useDeferredValue } from 'react';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import styles from './Map.module.css';
import type { MapProps } from './MapStage.tsx';

const MapView = lazily(async () => (await import('./MapView.tsx')).MapView);

/** A map; its code is loaded when the first one is rendered. It fills its container. */
export function MapPanel(props: MapProps) {
  // The texts around a map come first: the map is drawn once they are there.
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
