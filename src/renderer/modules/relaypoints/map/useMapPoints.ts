import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type ListRequest, listQuery } from '#renderer/kit/data/queries.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { homeTarget, targetOf } from '#renderer/kit/map/camera-targets.ts';
import type { MapPoint } from '#renderer/kit/map/point.ts';
import type { CameraTarget } from '#renderer/kit/map/useCamera.ts';
import { type Area, area as areaSchema } from '#shared/area.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import { maxMapPoints, type RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { markerStyleOf } from '../labels.ts';
import { placeOf } from './centre.ts';

const noRows: readonly RelayPoint[] = [];
const noPoints: readonly MapPoint[] = [];

const pointOf = (row: RelayPoint): MapPoint[] => {
  const place = placeOf(row);
  return place === null
    ? []
    : [{ id: row.id, ...place, label: recordName(row), markerStyle: markerStyleOf(row), icon: row.typeIcon }];
};

/**
 * The points of a list's query on the map: at first all that the filters find, and once the map was moved those in the
 * visible area; at most 500 at a time (docs/screens/05-content.md D1).
 */
export function useMapPoints({ filters, sort }: ListQuery) {
  const { area: wanted, ...others } = filters as ListQuery['filters'] & { area?: unknown };
  const chosenArea = areaSchema.safeParse(wanted).data;
  // Another filter drops the area of the map: its results may be elsewhere.
  const key = JSON.stringify(others);
  const [moved, setMoved] = useState<{ key: string; area: Area } | null>(null);
  const area = moved?.key === key ? moved.area : chosenArea;

  const request = { page: 1, perPage: maxMapPoints, sort, filters: area === undefined ? others : { ...others, area } };
  // The filters are those of this resource's own list, as its address gave them.
  const query = useQuery(listQuery('relaypoints', request as ListRequest<'relaypoints'>));
  const rows = query.data?.rows ?? noRows;
  const points = useMemo(() => rows.flatMap(pointOf), [rows]);

  const [cameraTarget, setCameraTarget] = useState<CameraTarget>(
    chosenArea === undefined ? homeTarget : { area: chosenArea, margin: 0 },
  );
  const [sighted, setSighted] = useState<string | null>(chosenArea === undefined ? null : key);
  const isSettled = query.data !== undefined && !query.isPlaceholderData;
  // All that the filters find: it stays cached while the map shows a part of it.
  const [whole, setWhole] = useState<{ key: string; points: readonly MapPoint[] } | null>(null);
  if (isSettled && area === undefined && whole?.points !== points) setWhole({ key, points });
  const everywhere = whole?.key === key ? whole.points : noPoints;
  const areaText = JSON.stringify(chosenArea);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an area is another object at every drawing, its text is not.
  const everything = useMemo(
    (): CameraTarget => (chosenArea === undefined ? targetOf(everywhere) : { area: chosenArea, margin: 0 }),
    [everywhere, areaText],
  );
  if (isSettled && sighted !== key && moved?.key !== key) {
    setSighted(key);
    if (points.length > 0) setCameraTarget(targetOf(points));
  }
  return {
    query,
    rows,
    points,
    cameraTarget,
    /** Moves the map to a place; results of the filters that load later do not move it away. */
    goTo: (next: CameraTarget) => {
      setSighted(key);
      setCameraTarget(next);
    },
    /** The query of all that the filters find, wherever the map was moved to. */
    everything,
    /** Whether only the points of the visible area were requested. */
    isPart: area !== undefined,
    /** The area that the map was moved to; null while it shows all that the filters find. */
    movedTo: moved?.key === key ? moved.area : null,
    moveTo: (next: Area) => setMoved({ key, area: next }),
    chosenArea: chosenArea ?? null,
  };
}
