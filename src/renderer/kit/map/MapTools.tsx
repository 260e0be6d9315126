import { Button } from '@fluentui/react-components';
import { AddRegular, FullScreenMaximizeRegular, SubtractRegular } from '@fluentui/react-icons';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#renderer/kit/ui/format.ts';
import styles from './Map.module.css';
import type { MarkerStyleNames } from './MarkerLayer.tsx';
import { MarkerShape } from './MarkerShape.tsx';
import { markerStyles } from './point.ts';
import { scaleOf, type View, zooms } from './projection.ts';

interface MapToolsProps {
  zoom: number;
  onZoom: (by: number) => void;
  /** Shows everything again. */
  onAll?: () => void;
}

/** Buttons that zoom by pointer. They are out of the tab order: the map itself takes + and −. */
export const MapTools = memo(function MapTools({ zoom, onZoom, onAll }: MapToolsProps) {
  const { t } = useTranslation('map');
  const tool = (label: string, key: string, Icon: typeof AddRegular, isOff: boolean, run: () => void) => (
    <Button
      size="small"
      icon={<Icon />}
      tabIndex={-1}
      disabled={isOff}
      aria-label={label}
      title={`${label} (${key})`}
      onClick={run}
    />
  );
  return (
    <div className={styles.tools}>
      {tool(t('zoomIn'), '+', AddRegular, zoom >= zooms.max, () => onZoom(1))}
      {tool(t('zoomOut'), '−', SubtractRegular, zoom <= zooms.min, () => onZoom(-1))}
      {onAll !== undefined && tool(t('showAll'), '0', FullScreenMaximizeRegular, false, onAll)}
    </div>
  );
});

/** Maximal width of the scale, in pixels. */
const MAX_SCALE_WIDTH = 100;

/** The scale of the map: a length on the ground and its width on screen. */
export function Scale({ view }: { view: View }) {
  const { t } = useTranslation('map');
  const format = useFormat();
  const { metres, pixels } = scaleOf(view, MAX_SCALE_WIDTH);
  const distance = format.distance(metres);
  return (
    <div className={styles.scale} style={{ inlineSize: pixels }} role="img" aria-label={t('scale', { distance })}>
      {distance}
    </div>
  );
}

interface MapLegendProps {
  names: MarkerStyleNames;
  /** Some points lie so near one another that they are one circle with their number. */
  hasClusters: boolean;
}

/** The legend of the marker styles; nothing when there is only one. */
export const MapLegend = memo(function MapLegend({ names, hasClusters }: MapLegendProps) {
  const { t } = useTranslation('map');
  const named = markerStyles.flatMap((markerStyle) => {
    const name = names[markerStyle];
    return name === undefined ? [] : { markerStyle, name };
  });
  if (named.length < 2) return null;
  return (
    <ul className={styles.legend} aria-label={t('legend')}>
      {named.map(({ markerStyle, name }) => (
        <li key={markerStyle}>
          <span className={styles.sign}>
            <MarkerShape markerStyle={markerStyle} />
          </span>
          {name}
        </li>
      ))}
      {hasClusters && <li className={styles.clusters}>{t('legendClusters')}</li>}
    </ul>
  );
});
