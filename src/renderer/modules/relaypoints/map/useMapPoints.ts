import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ListRequest } from '#renderer/kit/data/queries.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { homeTarget, targetOf } from '#renderer/kit/map/camera-targets.ts';
import type { MapPoint } from '#renderer/kit/map/point.ts';
import type { CameraTarget } from '#renderer/kit/map/useCamera.ts';
import { type Area, area as areaSchema } from '#shared/area.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { markerStyleOf } from '../labels.ts';
import { allPointsQuery, type MapRows } from './allPoints.ts';
import { placeOf } from './centre.ts';

const nothing: MapRows = { rows: [], total: 0 };

const pointOf = (row: RelayPoint): MapPoint[] => {
  const place = placeOf(row);
  return place === null
    ? []
    : [{ id: row.id, ...place, label: recordName(row), markerStyle: markerStyleOf(row), icon: row.typeIcon }];
};

/**
 * The points of a list's query on the map: all that the filters find, wherever the map is moved. While they come, those
 * that have come (docs/screens/05-content.md D1).
 */
export function useMapPoints({ filters }: ListQuery) {
  const chosenArea = areaSchema.safeParse((filters as { area?: unknown }).area).data;
  const key = JSON.stringify(filters);
  const [part, setPart] = useState<{ key: string; shown: MapRows } | null>(null);
  // The filters are those of this resource's own list, as its address gave them.
  const wanted = filters as ListRequest<'relaypoints'>['filters'];
  const query = useQuery(allPointsQuery(wanted, (shown) => setPart({ key, shown })));
  const isWhole = query.data !== undefined;
  const shown = query.data ?? (part?.key === key ? part.shown : nothing);
  const points = useMemo(() => shown.rows.flatMap(pointOf), [shown]);

  const areaText = JSON.stringify(chosenArea);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an area is another object at every drawing, its text is not.
  const everything = useMemo(
    (): CameraTarget => (chosenArea === undefined ? targetOf(points) : { area: chosenArea, margin: 0 }),
    [points, areaText],
  );
  const [cameraTarget, setCameraTarget] = useState<CameraTarget>(
    chosenArea === undefined ? homeTarget : { area: chosenArea, margin: 0 },
  );
  const [sighted, setSighted] = useState<string | null>(chosenArea === undefined ? null : key);
  const [moved, setMoved] = useState<{ key: string; area: Area } | null>(null);
  // Shown whole once everything has come, unless the map was moved meanwhile.
  if (isWhole && sighted !== key && moved?.key !== key) {
    setSighted(key);
    if (points.length > 0) setCameraTarget(targetOf(points));
  }
  return {
    query,
    /** The rows that have come, and the number of all of them. */
    shown,
    points,
    cameraTarget,
    /** Moves the map to a place; points that come later do not move it away. */
    goTo: (next: CameraTarget) => {
      setSighted(key);
      setCameraTarget(next);
    },
    /** The view of all that the filters find, wherever the map was moved to. */
    everything,
    /** The area that the map was moved to; null while it shows all that the filters find. */
    movedTo: moved?.key === key ? moved.area : null,
    moveTo: (next: Area) => setMoved({ key, area: next }),
    chosenArea: chosenArea ?? null,
  };
}
