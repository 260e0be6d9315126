import { Button } from '@fluentui/react-components';
import {
  type ReactNode,
  type RefObject,
  useCallback,
  useId,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '#renderer/kit/ui/hidden/VisuallyHidden.tsx';
import type { Area } from '#shared/area.ts';
import type { LatLng } from '#shared/geo.ts';
import { canComeApart, type Marker } from './clusters.ts';
import styles from './Map.module.css';
import { MapCard } from './MapCard.tsx';
import { MapLegend, MapTools, Scale } from './MapTools.tsx';
import { MarkerLayer, type MarkerStyleNames } from './MarkerLayer.tsx';
import { Members } from './Members.tsx';
import { Pin } from './Pin.tsx';
import type { MapPoint } from './point.ts';
import { areaOfPlaces, onScreen, type Pixels, placeAt, zooms } from './projection.ts';
import { Frame, type MapCircle, type MapLine, Shapes } from './Shapes.tsx';
import { useBasemap } from './useBasemap.tsx';
import { type CameraTarget, useCamera } from './useCamera.ts';
import { useGestures } from './useGestures.ts';
import { useMapKeys } from './useMapKeys.ts';
import { useMarkers } from './useMarkers.ts';

/** Which points are selected, on the map and elsewhere. */
export interface PointSelection {
  has(id: number): boolean;
  subscribe(listener: () => void): () => void;
  /** Another object whenever the selection has changed. */
  summary(): object;
}

export interface MapProps {
  /** Name for assistive technology. */
  label: string;
  points: readonly MapPoint[];
  /** Label of each marker style on this map; shown in the legend when there are several. */
  names: MarkerStyleNames;
  /** Shown first, and again whenever another object is passed. */
  cameraTarget: CameraTarget;
  /** Target of the button that shows everything; no button without it. */
  everything?: CameraTarget;
  /** Selection shared with a list: S toggles the marker that has the keyboard. */
  selection?: PointSelection;
  /** Selects or deselects points. */
  onChoose?: (ids: readonly number[]) => void;
  /** Renders the card of a point, under its label. */
  renderCard?: (point: MapPoint) => ReactNode;
  /** The editable position of a record: moved by drag or arrow keys, set by a click when it is null. */
  pin?: { place: LatLng | null; onMove: (place: LatLng) => void };
  /** The point that the keyboard starts from; set from outside, e.g. by a list. */
  current?: number | null;
  /** An area drawn as an outline. */
  frame?: Area | null;
  /** Circles drawn as outlines under the points. */
  circles?: readonly MapCircle[];
  /** Lines drawn under the points, each from one place to another. */
  lines?: readonly MapLine[];
  /** Called with the visible area 400 ms after the user last moved the map. */
  onRest?: (area: Area) => void;
  /** Shown at the top of the map. */
  children?: ReactNode;
  /** In a page that scrolls: the wheel zooms with Ctrl only. */
  isInPage?: boolean;
  /** Shows where in France the map lies, on a smaller one. */
  hasInset?: boolean;
}

interface MapStageProps extends MapProps {
  root: RefObject<HTMLDivElement | null>;
  size: Pixels;
}

/** The open card: of a point, or of a cluster whose points have the same position. */
type Opened = { point: MapPoint } | { marker: Marker };

const noCircles: readonly MapCircle[] = [];
const noLines: readonly MapLine[] = [];

/** Margin around the points of a cluster that is opened, in pixels. */
const CLUSTER_MARGIN = 80;

const noListener = () => {};
/** Store used where there is no selection: it never changes. */
const noSelection = () => noListener;

/** The content of a map whose size is known. */
export function MapStage(props: MapStageProps) {
  const { root, size, label, points, names, cameraTarget, everything, selection, onChoose, renderCard, pin } = props;
  const { current = null, frame = null, circles = noCircles, lines = noLines, onRest, children } = props;
  const { isInPage = false, hasInset = false } = props;
  const { t } = useTranslation('map');
  const prefix = useId();
  const help = useId();
  const surface = useRef<HTMLDivElement>(null);
  const camera = useCamera({ size, cameraTarget, onRest });
  const { view } = camera;
  const { markers, drawn, origin, offset, inView, markerWith } = useMarkers(points, view, size);
  const { basemap, note, credit, inset } = useBasemap({ view, size }, markers);

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
  const close = () => {
    setOpened(null);
    surface.current?.focus({ preventScroll: true });
  };

  const showAll = everything === undefined ? undefined : () => camera.show(everything);
  // Markers and buttons keep the same listeners, so that a drag does not render them again.
  const latest = useRef({ open, camera, showAll });
  latest.current = { open, camera, showAll };
  const onMarker = useCallback((marker: Marker) => latest.current.open(marker), []);
  const onZoom = useCallback((by: number) => latest.current.camera.zoomBy(by), []);
  const onAll = useCallback(() => latest.current.showAll?.(), []);
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
  const announced = opened === null && activeId === current ? active : undefined;
  const openKey =
    opened === null ? announced?.key : 'marker' in opened ? opened.marker.key : markerWith(opened.point.id)?.key;
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
        <Shapes circles={circles} lines={lines} view={view} size={size} />
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
      <VisuallyHidden id={help}>{t(onChoose === undefined ? 'help.plain' : 'help.choosing')}</VisuallyHidden>
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
      <MapTools zoom={view.zoom} onZoom={onZoom} onAll={showAll && onAll} />
      <div className={styles.bottom}>
        {hasInset && inset}
        <Scale view={view} />
        {points.length > 0 && <MapLegend names={names} hasClusters={markers.length < points.length} />}
        {credit !== null && <span className={styles.credit}>{credit}</span>}
      </div>
    </>
  );
}
