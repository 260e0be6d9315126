import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import styles from './basemap.module.css';
import type { BasemapProps } from './PlainBasemap.tsx';
import { TileLayer } from './tile-layer.ts';

interface TileBasemapProps extends BasemapProps {
  /** Tiles are drawn for bright screens: a dark theme shows them dimmed. */
  isDark: boolean;
  /** Called when tiles in view begin to fail, and when none fails any more. */
  onFailing: (isFailing: boolean) => void;
}

/** Raster tiles of the site where the camera looks; gestures and markers are the map's own, over any basemap. */
export function TileBasemap({ view, size, isDark, onFailing }: TileBasemapProps) {
  const container = useRef<HTMLDivElement>(null);
  const layer = useRef<TileLayer>(null);
  const report = useEffectEvent(onFailing);

  useLayoutEffect(() => {
    if (container.current === null) return;
    const tiles = new TileLayer(container.current, (isFailing) => report(isFailing));
    layer.current = tiles;
    return () => tiles.clear();
  }, []);
  // In the same frame as the markers, so that markers do not move relative to the tiles.
  useLayoutEffect(() => layer.current?.show(view, size), [view, size]);

  return <div ref={container} className={styles.tiles} data-dark={isDark ? '' : undefined} aria-hidden="true" />;
}
