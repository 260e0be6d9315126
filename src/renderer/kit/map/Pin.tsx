import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import type { LatLng } from '#shared/geo.ts';
import styles from './Map.module.css';
import { arrowOf } from './moves.ts';
import { onScreen, type Pixels, placeAt, type View } from './projection.ts';

interface PinProps {
  place: LatLng;
  view: View;
  size: Pixels;
  onMove: (place: LatLng) => void;
  /** Called with the offset in pixels when the pin is about to leave the visible part of the map. */
  onEdge: (by: Pixels) => void;
}

/** Pixels of an arrow key, and with Shift. */
const STEP = 2;
const LEAP = 20;
/** Distance from the edge, in pixels, at which the map follows. */
const EDGE = 24;

/** The editable position of a record on a map: dragged, or moved by the arrow keys. */
export function Pin({ place, view, size, onMove, onEdge }: PinProps) {
  const { t } = useTranslation('map');
  const text = useFormat().coordinates;
  const help = useId();
  const at = onScreen(place, view, size);
  const held = useRef<Pixels | null>(null);
  // While it is dragged: the form gets the position on release.
  const [dragged, setDragged] = useState<Pixels | null>(null);
  const shown = dragged ?? at;

  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX - at.x, y: event.clientY - at.y };
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (held.current !== null) setDragged({ x: clientX - held.current.x, y: clientY - held.current.y });
  };
  const letGo = () => {
    held.current = null;
    setDragged(null);
    if (dragged !== null) onMove(placeAt(dragged, view, size));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = arrowOf(event.key);
    if (direction === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    const step = event.shiftKey ? LEAP : STEP;
    const next = { x: at.x + direction.x * step, y: at.y + direction.y * step };
    const isOut = next.x < EDGE || next.y < EDGE || next.x > size.x - EDGE || next.y > size.y - EDGE;
    onMove(placeAt(next, view, size));
    if (isOut) onEdge({ x: (-direction.x * size.x) / 2, y: (-direction.y * size.y) / 2 });
  };
  return (
    <>
      <button
        type="button"
        className={styles.pin}
        style={{ transform: `translate(${shown.x}px, ${shown.y}px)` }}
        aria-label={t('pin.label', { place: text(place) })}
        aria-describedby={help}
        data-pin=""
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        onDoubleClick={(event) => event.stopPropagation()}
        onClick={(event) => event.stopPropagation()}
        onKeyDown={onKeyDown}
      >
        <svg viewBox="0 0 32 40" aria-hidden="true">
          <path d="M16 39C12 31 3 25 3 15a13 13 0 0 1 26 0c0 10-9 16-13 24z" />
          <circle cx={16} cy={15} r={5} />
        </svg>
      </button>
      <VisuallyHidden id={help}>{t('pin.help')}</VisuallyHidden>
    </>
  );
}
