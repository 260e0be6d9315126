import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import styles from './Map.module.css';
import { type MapProps, MapStage } from './MapStage.tsx';
import type { Pixels } from './projection.ts';

/**
 * A map with points: clusters, markers, cards, a pin. All of them are HTML elements over the basemap, so that they look
 * and behave the same, for keyboard and screen readers too, with tiles and without.
 */
export function MapView(props: MapProps) {
  const root = useRef<HTMLDivElement>(null);
  const size = useSize(root);
  return (
    <div ref={root} className={styles.map} data-map="">
      {size !== null && <MapStage {...props} root={root} size={size} />}
    </div>
  );
}

/** Returns the inner size of an element, kept up to date; null while it has none. */
function useSize(element: RefObject<HTMLElement | null>): Pixels | null {
  const [size, setSize] = useState<Pixels | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return;
    const measure = () => {
      const { clientWidth: x, clientHeight: y } = current;
      if (x > 0 && y > 0) setSize((before) => (before?.x === x && before.y === y ? before : { x, y }));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}
