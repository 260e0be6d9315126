import { Button } from '@fluentui/react-components';
import { type RefObject, useCallback, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Area } from '#shared/geo.ts';
import { canComeApart, type Marker } from './clusters.ts';
import styles from './Map.module.css';
import { MapCard } from './MapCard.tsx';
import { MapLegend, MapTools, Scale } from './MapTools.tsx';
import type { MapProps } from './MapView.tsx';
import { MarkerLayer } from './MarkerLayer.tsx';
import { Members } from './Members.tsx';
import { Pin } from './Pin.tsx';
import type { MapPoint } from './point.ts';
import { areaOfPlaces, onScreen, type Pixels, placeAt, type View, zooms } from './projection.ts';
import { useBasemap } from './useBasemap.tsx';
import { useCamera } from './useCamera.ts';
import { useGestures } from './useGestures.ts';
import { useMapKeys } from './useMapKeys.ts';
import { useMarkers } from './useMarkers.ts';

interface MapStageProps extends MapProps {
  root: RefObject<HTMLDivElement | null>;
  size: Pixels;
}

/** The open card: of a point, or of a cluster whose points have the same position. */
type Opened = { point: MapPoint } | { marker: Marker };

/** Margin around the points of a cluster that is opened, in pixels. */
const CLUSTER_MARGIN = 80;

const noListener = () => {};
/** In the place of a selection where there is none: it never changes. */
const noSelection = () => noListener;

/** The content of a map whose size is known. */
export function MapStage(props: MapStageProps) {
  const { root, size, label, points, names, cameraTarget, everything, selection, onChoose, renderCard, pin } = props;
  const { current = null, frame = null, onRest, children, isInPage = false } = props;
  const { t } = useTranslation('map');
  const prefix = useId();
  const help = useId();
  const surface = useRef<HTMLDivElement>(null);
  const camera = useCamera({ size, cameraTarget, onRest });
  const { view } = camera;
  const { basemap, note, credit } = useBasemap({ view, size });
  const { markers, drawn, origin, offset, inView, markerWith } = useMarkers(points, view, size);

  const [activeId, setActive] = useState<number | null>(current);
  const [before, setBefore] = useState(current);
  if (before !== current) {
    setBefore(current);
    setActive(current);
  }
  const active = markerWith(activeId);
  const [opened, setOpened] = useState<Opened | null>(null);
  const summary = useSyncExternalStore(selection?.subscribe ?? noSelection, selection?.summary ?? noSelection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new function at each change of the selection makes the markers render again.
  const isSelected = useCallback((id: number) => selection?.has(id) ?? false, [selection, summary]);
  const idOf = useCallback((marker: Marker) => `${prefix}${marker.key}`, [prefix]);

  const open = (marker: Marker) => {
    const [point] = marker.points;
    if (point === undefined) return;
    setActive(point.id);
    if (marker.points.length === 1) return setOpened(renderCard === undefined ? null : { point });
    const area = areaOfPlaces(marker.points);
    if (area !== null && canComeApart(marker) && view.zoom < zooms.max) {
      setOpened(null);
      camera.show({ area, margin: Math.min(CLUSTER_MARGIN, size.x / 4, size.y / 4), max: zooms.max });
    } else setOpened({ marker });
  };
  // The markers keep the same listener, so that a drag does not render them again.
  const latestOpen = useRef(open);
  latestOpen.current = open;
  const onMarker = useCallback((marker: Marker) => latestOpen.current(marker), []);
  const close = () => {
    setOpened(null);
    surface.current?.focus({ preventScroll: true });
  };

  const showAll = everything === undefined ? undefined : () => camera.show(everything);
  const onKeyDown = useMapKeys({
    size,
    camera,
    active,
    inView,
    setActive: (marker) => setActive(marker.points[0]?.id ?? null),
    open,
    choose: onChoose === undefined ? undefined : (marker) => onChoose(marker.points.map(({ id }) => id)),
    showAll,
    onEscape: opened === null ? undefined : close,
  });
  const gestures = useGestures({
    element: root,
    size,
    camera,
    isInPage,
    onBasemap: (at) => {
      setOpened(null);
      if (pin !== undefined && pin.place === null) pin.onMove(placeAt(at, view, size));
    },
  });

  const pinAt = pin?.place ? onScreen(pin.place, view, size) : null;
  const isPinInView = pinAt !== null && pinAt.x >= 0 && pinAt.y >= 0 && pinAt.x <= size.x && pinAt.y <= size.y;
  const layer = useMemo(() => ({ names, idOf, isSelected, onMarker }), [names, idOf, isSelected, onMarker]);
  // The point that the map was asked to show stays marked until the user goes to another one.
  const told = opened === null && activeId === current ? active : undefined;
  const openKey =
    opened === null ? told?.key : 'marker' in opened ? opened.marker.key : markerWith(opened.point.id)?.key;
  return (
    <>
      <div
        ref={surface}
        role="application"
        className={styles.surface}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application takes the keys of its own parts.
        tabIndex={0}
        aria-label={label}
        aria-roledescription={t('role')}
        aria-describedby={help}
        aria-activedescendant={active === undefined ? undefined : idOf(active)}
        data-surface=""
        data-placing={pin !== undefined && pin.place === null ? '' : undefined}
        data-points={points.length}
        data-markers={markers.length}
        onKeyDown={onKeyDown}
        onPointerDown={gestures.onPointerDown}
        onPointerMove={gestures.onPointerMove}
        onPointerUp={gestures.onPointerUp}
        onPointerCancel={gestures.onPointerUp}
        onClickCapture={(event) => gestures.wasDrag.current && event.stopPropagation()}
        onClick={gestures.onClick}
        onDoubleClick={gestures.onDoubleClick}
      >
        {basemap}
        {frame !== null && <Frame area={frame} view={view} size={size} />}
        <div
          className={styles.layer}
          style={{ transform: `translate(${Math.round(offset.x)}px, ${Math.round(offset.y)}px)` }}
        >
          <MarkerLayer
            markers={drawn}
            zoom={view.zoom}
            origin={origin}
            currentKey={active?.key}
            openKey={openKey}
            {...layer}
          />
        </div>
      </div>
      <span id={help} className={styles.hidden}>
        {t(onChoose === undefined ? 'help.plain' : 'help.choosing')}
      </span>
      {pin?.place && isPinInView && (
        <Pin place={pin.place} view={view} size={size} onMove={pin.onMove} onEdge={camera.panBy} />
      )}
      <div className={styles.top}>
        {children}
        {pin !== undefined && !isPinInView && (
          <Button size="small" onClick={() => pin.onMove(view.centre)}>
            {t('pin.here')}
          </Button>
        )}
        {note !== null && (
          <p role="status" className={styles.note}>
            {note}
          </p>
        )}
      </div>
      {opened !== null && (
        <MapCard
          key={'point' in opened ? opened.point.id : opened.marker.key}
          title={'point' in opened ? opened.point.label : t('members', { count: opened.marker.points.length })}
          at={onScreen('point' in opened ? opened.point : opened.marker, view, size)}
          size={size}
          onClose={close}
        >
          {'point' in opened ? (
            renderCard?.(opened.point)
          ) : (
            <Members
              points={opened.marker.points}
              names={names}
              onOpen={renderCard === undefined ? undefined : (point) => setOpened({ point })}
            />
          )}
        </MapCard>
      )}
      <MapTools zoom={view.zoom} onZoom={camera.zoomBy} onAll={showAll} />
      <div className={styles.bottom}>
        <Scale view={view} />
        {points.length > 0 && <MapLegend names={names} />}
        {credit !== null && <span className={styles.credit}>{credit}</span>}
      </div>
    </>
  );
}

/** Draws the outline of an area on the map. */
function Frame({ area, view, size }: { area: Area; view: View; size: Pixels }) {
  const first = onScreen({ latitude: area.north, longitude: area.west }, view, size);
  const last = onScreen({ latitude: area.south, longitude: area.east }, view, size);
  return (
    <svg className={styles.outline} aria-hidden="true">
      <rect x={first.x} y={first.y} width={last.x - first.x} height={last.y - first.y} />
    </svg>
  );
}
