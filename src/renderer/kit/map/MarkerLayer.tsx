import { memo } from 'react';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { countReads, type Marker } from './clusters.ts';
import { MarkerShape } from './MarkerShape.tsx';
import { markerColors } from './marker-styles.ts';
import styles from './markers.module.css';
import type { MarkerStyle } from './point.ts';
import { type Pixels, project } from './projection.ts';

/** Label of each marker style on a map. */
export type MarkerStyleNames = Readonly<Partial<Record<MarkerStyle, string>>>;

interface MarkerLayerProps {
  markers: readonly Marker[];
  zoom: number;
  /** Origin of the layer in world pixels: keeps CSS offsets small at every zoom. */
  origin: Pixels;
  names: MarkerStyleNames;
  idOf: (marker: Marker) => string;
  currentKey: string | undefined;
  openKey: string | undefined;
  isSelected: (id: number) => boolean;
  onMarker: (marker: Marker) => void;
}

/** Draws the visible points and clusters. A drag moves the layer as a whole and renders none of them again. */
export const MarkerLayer = memo(function MarkerLayer(props: MarkerLayerProps) {
  const { markers, zoom, origin, names, idOf, currentKey, openKey, isSelected, onMarker } = props;
  const translate = useTranslate();
  const format = useFormat();
  const describe = ({ points }: Marker): string => {
    const [point] = points;
    const chosen = points.filter(({ id }) => isSelected(id)).length;
    if (points.length === 1 && point !== undefined) {
      const parts = [point.label, names[point.markerStyle], chosen > 0 && translate('map:chosen')];
      return parts.filter(Boolean).join(', ');
    }
    const markerStyles = countReads(points).flatMap(({ markerStyle, count }) => {
      const name = names[markerStyle];
      return name === undefined ? [] : translate('map:lookCount', { count: format.number(count), name });
    });
    const total = translate('map:points', { count: points.length, shown: format.number(points.length) });
    const all = chosen > 0 ? [...markerStyles, translate('map:chosenCount', { count: chosen })] : markerStyles;
    return all.length === 0 ? total : translate('map:cluster', { total, parts: all.join(', ') });
  };
  return markers.map((marker) => {
    const at = project(marker, zoom);
    const [point] = marker.points;
    const isOne = marker.points.length === 1;
    const label = describe(marker);
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: the surface around has the keyboard, and tells this one by aria-activedescendant.
      // biome-ignore lint/a11y/useFocusableInteractive: one tab stop for the whole map.
      // biome-ignore lint/a11y/useSemanticElements: a button would take the focus from the surface.
      <div
        key={marker.key}
        id={idOf(marker)}
        role="button"
        className={isOne ? styles.marker : `${styles.marker} ${styles.cluster}`}
        aria-label={label}
        title={label}
        data-marker={marker.key}
        data-current={marker.key === currentKey ? '' : undefined}
        data-open={marker.key === openKey ? '' : undefined}
        data-chosen={marker.points.every(({ id }) => isSelected(id)) ? '' : undefined}
        style={{
          transform: `translate(${Math.round(at.x - origin.x)}px, ${Math.round(at.y - origin.y)}px)`,
          ...(!isOne && { background: ringOf(marker) }),
        }}
        onClick={(event) => {
          event.stopPropagation();
          onMarker(marker);
        }}
      >
        {isOne && point !== undefined ? (
          <MarkerShape markerStyle={point.markerStyle} icon={point.icon} />
        ) : (
          <span>{format.number(marker.points.length)}</span>
        )}
      </div>
    );
  });
});

/** Builds the ring around a cluster's count: the share of each marker style. */
function ringOf({ points }: Marker): string {
  let from = 0;
  const parts = countReads(points).map(({ markerStyle, count }) => {
    const start = from;
    from += count / points.length;
    return `${markerColors[markerStyle]} ${start}turn ${from}turn`;
  });
  return `conic-gradient(${parts.join(', ')})`;
}
