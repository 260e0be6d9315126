import { Button, ProgressBar } from '@fluentui/react-components';
import { SearchRegular } from '@fluentui/react-icons';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#renderer/kit/data/store.ts';
import { writeArea } from '#renderer/kit/list/filters/area-text.ts';
import type { PaneProps } from '#renderer/kit/list/layout/pane.ts';
import { MapPanel } from '#renderer/kit/map/MapPanel.tsx';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { ErrorLine } from '#renderer/kit/ui/states/ErrorLine.tsx';
import { toAppError } from '#shared/failure.ts';
import { mostMapPoints, type RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { useMarkerStyleNames } from '../labels.ts';
import { wantedOnMap } from './centre.ts';
import styles from './map.module.css';
import { RelayPointCard } from './RelayPointCard.tsx';
import { useMapPoints } from './useMapPoints.ts';

/** Zoom level at which a single point is shown among its neighbours. */
const NEAR = 16;

/** The points of the list's query on a map (docs/screens/05-content.md D1). */
export function RelayPointsMap(props: PaneProps<RelayPoint>) {
  const { query, state, selection, setFilter, hrefOf, onOpen, onEdit } = props;
  const { t } = useTranslation('relaypoints');
  const names = useMarkerStyleNames();
  const map = useMapPoints(query);
  const { shown, points, goTo, movedTo, chosenArea } = map;
  const [current, setCurrent] = useState<number | null>(null);
  const rowOf = useMemo(() => {
    const byId = new Map(shown.rows.map((row) => [row.id, row]));
    return (id: number) => byId.get(id);
  }, [shown]);

  const wanted = useStore(wantedOnMap);
  const bring = useEffectEvent((place: NonNullable<typeof wanted>) => {
    goTo({ view: { centre: place, zoom: NEAR }, isMove: true });
    setCurrent(place.id);
    wantedOnMap.set(null);
  });
  useEffect(() => {
    if (wanted !== null) bring(wanted);
  }, [wanted]);

  const choose = (ids: readonly number[]) => {
    if (selection === null) return;
    const areAllChosen = ids.every(selection.has);
    for (const id of ids) {
      const row = rowOf(id);
      if (row !== undefined && selection.has(id) === areAllChosen) selection.toggle(row);
    }
  };
  const searched = movedTo === null ? null : writeArea(movedTo);
  return (
    <MapPanel
      label={t('map.label')}
      points={points}
      names={names}
      cameraTarget={map.cameraTarget}
      everything={map.everything}
      current={current}
      frame={chosenArea}
      selection={selection ?? undefined}
      onChoose={selection === null ? undefined : choose}
      onRest={map.moveTo}
      renderCard={({ id }) => {
        const point = rowOf(id);
        return (
          point !== undefined && (
            <RelayPointCard
              point={point}
              selection={selection}
              href={hrefOf(point)}
              onOpen={() => onOpen(point)}
              onEdit={onEdit(point)}
            />
          )
        );
      }}
    >
      {searched !== null && searched !== state.filters.area && (
        <Button icon={<SearchRegular />} onClick={() => setFilter('area', searched, false)}>
          {t('map.searchHere')}
        </Button>
      )}
      <MapNote map={map} />
    </MapPanel>
  );
}

/** Says how many points have come, and why some are missing: too many, none found, without a place, or a failure. */
function MapNote({ map: { query, shown, points, chosenArea } }: { map: ReturnType<typeof useMapPoints> }) {
  const { t } = useTranslation(['relaypoints', 'form']);
  const format = useFormat();
  const { data, error, refetch } = query;
  const come = { shown: format.number(shown.rows.length), all: format.number(shown.total) };
  if (error !== null) {
    return (
      <div role="alert" className={styles.note}>
        <span>
          <ErrorLine error={toAppError(error)} context="relaypoints" />
          {data === undefined && shown.total > 0 && ` ${t('map.part', come)}`}
        </span>
        <Button size="small" onClick={() => void refetch()}>
          {t('form:show.retry')}
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    const isBegun = shown.total > 0;
    return (
      <div className={styles.note} aria-busy="true">
        {/* Each part that comes would be read out: the bar beside it says how far it is. */}
        <span role="status">{!isBegun && t('map.loading')}</span>
        {isBegun && <span>{t('map.loadingMore', come)}</span>}
        <ProgressBar
          className={styles.progress}
          aria-label={t('map.loading')}
          {...(isBegun && { value: shown.rows.length, max: shown.total })}
        />
      </div>
    );
  }
  const unplaced = data.rows.length - points.length;
  const parts = [
    data.total > mostMapPoints && t('map.tooMany', { n: come.all, max: come.shown }),
    data.total === 0 && t(chosenArea === null ? 'map.noneAnywhere' : 'map.none'),
    unplaced > 0 && t('map.unplaced', { count: unplaced, shown: format.number(unplaced) }),
  ].filter((part) => part !== false);
  return (
    <div role="status" className={parts.length === 0 ? styles.silent : styles.note}>
      {parts.length === 0
        ? t('map.shown', { count: points.length, shown: format.number(points.length) })
        : parts.join(' ')}
    </div>
  );
}
