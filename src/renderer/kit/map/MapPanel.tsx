import { Suspense } from 'react';
import { lazily } from '../lazily.tsx';
import styles from './Map.module.css';
import type { MapProps } from './MapView.tsx';

const MapView = lazily(async () => (await import('./MapView.tsx')).MapView);

/** A map, fetched when the first one is drawn. It takes the room that it is given. */
export const MapPanel = (props: MapProps) => (
  <Suspense fallback={<div className={styles.waiting} aria-busy="true" />}>
    <MapView {...props} />
  </Suspense>
);
