import { setWorkerUrl, Map as TileMap } from 'maplibre-gl';
// A worker from a file of the build: the content policy refuses workers made from text.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef } from 'react';
import { workerAddress } from '#renderer/kit/ui/trusted.ts';
import { mapTilePath } from '#shared/map-tiles.ts';
import { zooms } from '../projection.ts';
import styles from './basemap.module.css';
import type { BasemapProps } from './PlainBasemap.tsx';

setWorkerUrl(workerAddress(workerUrl));

/** Why no tile is shown: `drawing`, no WebGL on this computer; `loading`, nothing from the tile server. */
export type TileProblem = 'drawing' | 'loading';

interface TileBasemapProps extends BasemapProps {
  isDark: boolean;
  isCalm: boolean;
  onProblem: (problem: TileProblem | null) => void;
}

/** Pixels of a tile, as nearly every server cuts them. */
const TILE = 256;

/** The site's tiles, drawn by MapLibre where the camera is. Gestures and markers belong to the map itself. */
export function TileBasemap({ view, isDark, isCalm, onProblem }: TileBasemapProps) {
  const container = useRef<HTMLDivElement>(null);
  const drawn = useRef<TileMap | null>(null);
  const { centre, zoom } = view;
  const tell = useEffectEvent(onProblem);
  const open = useEffectEvent((element: HTMLElement): TileMap | null => {
    try {
      return new TileMap({
        container: element,
        interactive: false,
        attributionControl: false,
        maxZoom: zooms.max + 1,
        minZoom: 0,
        renderWorldCopies: false,
        trackResize: true,
        fadeDuration: 0,
        center: [centre.longitude, centre.latitude],
        zoom,
        style: {
          version: 8,
          sources: {
            tiles: {
              type: 'raster',
              tiles: [`${window.location.origin}${mapTilePath('{z}', '{x}', '{y}')}`],
              tileSize: TILE,
              maxzoom: zooms.max,
            },
          },
          layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
        },
      });
    } catch {
      // The library reports by this error that WebGL is missing or refused on this computer.
      return null;
    }
  });

  useEffect(() => {
    if (container.current === null) return;
    const map = open(container.current);
    if (map === null) {
      tell('drawing');
      return;
    }
    drawn.current = map;
    map.on('error', () => tell('loading'));
    map.on('data', (event) => {
      if (event.dataType === 'source' && 'tile' in event && map.areTilesLoaded()) tell(null);
    });
    map.on('webglcontextlost', () => tell('drawing'));
    return () => {
      drawn.current = null;
      map.remove();
    };
  }, []);

  useEffect(() => {
    drawn.current?.jumpTo({ center: [centre.longitude, centre.latitude], zoom });
  }, [centre, zoom]);

  useEffect(() => {
    const map = drawn.current;
    if (map === null) return;
    const paint = () => {
      map.setPaintProperty('tiles', 'raster-brightness-max', isDark ? 0.65 : 1);
      map.setPaintProperty('tiles', 'raster-saturation', isDark ? -0.4 : 0);
      map.setPaintProperty('tiles', 'raster-fade-duration', isCalm ? 0 : 200);
    };
    if (map.isStyleLoaded()) paint();
    else map.once('load', paint);
  }, [isDark, isCalm]);

  return <div ref={container} className={styles.tiles} aria-hidden="true" />;
}
