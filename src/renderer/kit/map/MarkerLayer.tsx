import { memo } from 'react';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Marker } from './clusters.ts';
import { MarkerShape } from './MarkerShape.tsx';
import { markerColors } from './marker-styles.ts';
import styles from './markers.module.css';
import type { MarkerStyle } from './point.ts';
import { type Pixels, project } from './projection.ts';

/** Label of each marker style on a map. */
export type MarkerStyleNames = Readonly<Partial<Record<MarkerStyle, string>>>;

/** What all markers of a map have in common. */
interface MarkerTools {
  names: MarkerStyleNames;
  idOf: (marker: Marker) => string;
  onMarker: (marker: Marker) => void;
}

interface MarkerLayerProps extends MarkerTools {
  markers: readonly Marker[];
  zoom: number;
  /** Origin of the layer in world pixels: keeps CSS offsets small at every zoom. */
  origin: Pixels;
  currentKey: string | undefined;
  openKey: string | undefined;
  isSelected: (id: number) => boolean;
}

/** Draws the visible points and clusters. A drag moves the layer as a whole and draws those alone that come into sight. */
export const MarkerLayer = memo(function MarkerLayer(props: MarkerLayerProps) {
  const { markers, zoom, origin, currentKey, openKey, isSelected, ...tools } = props;
  const alike = Map.groupBy(markers, contentsOf);
  return markers.map((marker) => {
    const at = project(marker, zoom);
    let chosen = 0;
    for (const { id } of marker.points) if (isSelected(id)) chosen += 1;
    return (
      <OneMarker
        key={marker.key}
        marker={marker}
        x={Math.round(at.x - origin.x)}
        y={Math.round(at.y - origin.y)}
        isCurrent={marker.key === currentKey}
        isOpen={marker.key === openKey}
        chosen={chosen}
        isAlike={(alike.get(contentsOf(marker))?.length ?? 0) > 1}
        {...tools}
      />
    );
  });
});

interface OneMarkerProps extends MarkerTools {
  marker: Marker;
  /** Its place in the layer, in pixels. */
  x: number;
  y: number;
  isCurrent: boolean;
  isOpen: boolean;
  /** Number of its points that are selected. */
  chosen: number;
  /** Whether another marker holds as many points of the same styles, so that it would have the same name. */
  isAlike: boolean;
}

const contentsOf = ({ counts }: Marker): string =>
  counts.map(({ markerStyle, count }) => `${count} ${markerStyle}`).join();

const OneMarker = memo(function OneMarker(props: OneMarkerProps) {
  const { marker, x, y, isCurrent, isOpen, chosen, isAlike, names, idOf, onMarker } = props;
  const label = useLabel(marker, names, chosen, isAlike);
  const format = useFormat();
  const [point] = marker.points;
  const isOne = marker.points.length === 1 && point !== undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the surface around has the keyboard, and tells this one by aria-activedescendant.
    // biome-ignore lint/a11y/useFocusableInteractive: one tab stop for the whole map.
    // biome-ignore lint/a11y/useSemanticElements: a button would take the focus from the surface.
    <div
      id={idOf(marker)}
      role="button"
      className={isOne ? styles.marker : `${styles.marker} ${styles.cluster}`}
      aria-label={label}
      title={label}
      data-marker={marker.key}
      data-current={isCurrent ? '' : undefined}
      data-open={isOpen ? '' : undefined}
      data-chosen={chosen === marker.points.length ? '' : undefined}
      style={{
        transform: `translate(${x}px, ${y}px)`,
        ...(!isOne && { background: ringOf(marker) }),
      }}
      onClick={(event) => {
        event.stopPropagation();
        onMarker(marker);
      }}
    >
      {isOne ? (
        <MarkerShape markerStyle={point.markerStyle} icon={point.icon} mark={point.mark} />
      ) : (
        <span>{format.number(marker.points.length)}</span>
      )}
    </div>
  );
});

/** What a marker says: its point with what its style means, or how many of each style it holds. */
function useLabel({ points, counts }: Marker, names: MarkerStyleNames, chosen: number, isAlike: boolean): string {
  const translate = useTranslate();
  const format = useFormat();
  const [point] = points;
  if (points.length === 1 && point !== undefined) {
    const parts = [point.mark, point.label, names[point.markerStyle], chosen > 0 && translate('map:chosen')];
    return parts.filter(Boolean).join(', ');
  }
  const parts = counts.flatMap(({ markerStyle, count }) => {
    const name = names[markerStyle];
    return name === undefined ? [] : translate('map:lookCount', { count: format.number(count), name });
  });
  const count = translate('map:points', { count: points.length, shown: format.number(points.length) });
  const total =
    isAlike && point !== undefined ? translate('map:including', { total: count, name: point.label }) : count;
  const all = chosen > 0 ? [...parts, translate('map:chosenCount', { count: chosen })] : parts;
  return all.length === 0 ? total : translate('map:cluster', { total, parts: all.join(', ') });
}

/** Builds the ring around a cluster's count: the share of each marker style. */
function ringOf({ points, counts }: Marker): string {
  let from = 0;
  const parts = counts.map(({ markerStyle, count }) => {
    const start = from;
    from += count / points.length;
    return `${markerColors[markerStyle]} ${start}turn ${from}turn`;
  });
  return `conic-gradient(${parts.join(', ')})`;
}
