import { useEffect } from 'react';
import { useStore } from '#renderer/kit/data/store.ts';
import { useListLayout } from '#renderer/kit/list/layout/useListLayout.ts';
import { ResourceList, type ResourceListProps } from '#renderer/kit/list/ResourceList.tsx';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { CreatedPointBar } from './CreatedPointBar.tsx';
import { relayPointList } from './list.tsx';
import { wantedOnMap } from './map/centre.ts';
import { RelayPointsMap } from './map/RelayPointsMap.tsx';

/** `/relaypoints`. */
export function RelayPointsListPage(props: Omit<ResourceListProps<RelayPoint>, 'definition'>) {
  return (
    <>
      <CreatedPointBar />
      <RelayPointsView definition={relayPointList} {...props} />
    </>
  );
}

/** Shows the relay points of one query as rows, on a map, or both. */
export function RelayPointsView(props: Omit<ResourceListProps<RelayPoint>, 'pane'>) {
  const { layout, onLayout } = useListLayout('relaypoints');
  const isWanted = useStore(wantedOnMap) !== null;
  useEffect(() => {
    // A request to show a point on the map opens the map.
    if (isWanted && layout === 'list') onLayout('both');
  });
  return <ResourceList {...props} pane={{ layout, onLayout, Pane: RelayPointsMap }} />;
}
