import { Button } from '@fluentui/react-components';
import { DismissRegular } from '@fluentui/react-icons';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Map.module.css';
import type { Pixels } from './projection.ts';

interface MapCardProps {
  title: string;
  /** Position of the described point on the map, and size of the map, in pixels. */
  at: Pixels;
  size: Pixels;
  onClose: () => void;
  children: ReactNode;
}

/** Pixels between a card and its point, and between it and the edge. */
const GAP = 22;
const EDGE = 8;

/** Shows the details of a point beside it on the map. It takes the focus; Escape closes it. */
export function MapCard({ title, at, size, onClose, children }: MapCardProps) {
  const { t } = useTranslation('map');
  const card = useRef<HTMLElement>(null);
  const [own, setOwn] = useState<Pixels>({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const { current } = card;
    if (current === null) return;
    const measure = () => setOwn({ x: current.offsetWidth, y: current.offsetHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    measure();
    return () => observer.disconnect();
  }, []);
  useEffect(() => card.current?.focus({ preventScroll: true }), []);

  const isBelow = at.y - GAP - own.y < EDGE;
  const within = (value: number, room: number) => Math.max(EDGE, Math.min(value, room - EDGE));
  const left = within(at.x - own.x / 2, size.x - own.x);
  const top = within(isBelow ? at.y + GAP : at.y - GAP - own.y, size.y - own.y);
  return (
    <section
      ref={card}
      className={styles.card}
      style={{ transform: `translate(${Math.round(left)}px, ${Math.round(top)}px)` }}
      tabIndex={-1}
      aria-label={title}
      data-map-card=""
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
    >
      <header className={styles.cardHead}>
        <h2>{title}</h2>
        <Button
          size="small"
          appearance="subtle"
          icon={<DismissRegular />}
          aria-label={t('close')}
          title={t('close')}
          onClick={onClose}
        />
      </header>
      {children}
    </section>
  );
}
