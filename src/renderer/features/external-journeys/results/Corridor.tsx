import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type Drawing, endMarks } from '#renderer/features/journey-map/drawing.ts';
import { JourneyMap } from '#renderer/features/journey-map/JourneyMap.tsx';
import { useSteady } from '#renderer/kit/data/useSteady.ts';
import type { MapPoint } from '#renderer/kit/map/point.ts';
import type { MapLine } from '#renderer/kit/map/Shapes.tsx';
import type { ReadAddress } from '#shared/resources/address.ts';
import type { SearchPlace } from '../search/draft.ts';
import type { ResultRow } from './rows.ts';
import { useJourneyTexts } from './useJourneyTexts.ts';

interface CorridorProps {
  rows: readonly ResultRow[];
  /** The journey of the record, or of the search where the record has no destination. */
  from: SearchPlace | null;
  to: SearchPlace | null;
  /** The row that the list shows on the map. */
  current: string | null;
  /** Called when a point of the map is selected, so that the list scrolls to it. */
  onCurrent: (key: string) => void;
}

interface Located {
  latitude: number;
  longitude: number;
}

const located = (place: ReadAddress | null): Located | null =>
  place === null || place.latitude === null || place.longitude === null
    ? null
    : { latitude: place.latitude, longitude: place.longitude };

/** Points of a row: its ends have ids that follow from its position, after those of the record. */
const startId = (position: number) => 2 * position + 3;

/**
 * The journey of the record and those that were found, on one map (docs/screens/10-external-journeys.md §6). The table
 * says the same in texts.
 */
export function Corridor({ rows, from, to, current, onCurrent }: CorridorProps) {
  const { t } = useTranslation('externaljourneys');
  const texts = useJourneyTexts();
  const drawn = rows.map(({ journey }) => ({
    start: located(journey.origin),
    end: located(journey.destination),
    of: { alias: texts.alias(journey), provider: journey.provider },
  }));
  const points: MapPoint[] = [];
  const lines: MapLine[] = [];
  if (from !== null)
    points.push({ id: 1, ...placed(from), label: t('map.origin'), markerStyle: 'origin', mark: endMarks.origin });
  if (to !== null)
    points.push({
      id: 2,
      ...placed(to),
      label: t('map.destination'),
      markerStyle: 'destination',
      mark: endMarks.destination,
    });
  if (from !== null && to !== null) lines.push({ from: placed(from), to: placed(to), weight: 'main', isBroken: false });
  drawn.forEach(({ start, end, of }, position) => {
    const [id, mark] = [startId(position), String(position + 1)];
    if (start !== null) points.push({ id, ...start, label: t('map.start', of), markerStyle: 'driver', mark });
    if (end !== null) points.push({ id: id + 1, ...end, label: t('map.end', of), markerStyle: 'driver', mark });
    if (start !== null && end !== null) lines.push({ from: start, to: end, weight: 'other', isBroken: false });
  });
  // Another object would move the camera of the same map.
  const drawing = useSteady<Drawing>({ points, lines, circles: [] });
  const without = drawn.filter(({ start, end }) => start === null && end === null).length;
  const position = rows.findIndex(({ key }) => key === current);
  return (
    <>
      <JourneyMap
        label={t('map.label')}
        drawing={drawing}
        current={position === -1 ? null : startId(position)}
        renderCard={({ id }) => {
          const row = rows[Math.floor((id - startId(0)) / 2)];
          return row === undefined ? null : <JourneyCard row={row} onOpen={onCurrent} />;
        }}
      />
      {without > 0 && <p>{t('map.without', { count: without })}</p>}
    </>
  );
}

/** The card of a point on the map. The list scrolls to its row while the card is open. */
function JourneyCard({ row: { key, journey }, onOpen }: { row: ResultRow; onOpen: (key: string) => void }) {
  const texts = useJourneyTexts();
  const open = useEffectEvent(onOpen);
  useEffect(() => open(key), [key]);
  return <>{[texts.date(journey), ...texts.when(journey)].join(' · ')}</>;
}

const placed = ({ latitude, longitude }: SearchPlace): Located => ({ latitude, longitude });
