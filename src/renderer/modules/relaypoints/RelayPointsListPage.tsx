import type { ResourceListProps } from '#renderer/kit/list/ResourceList.tsx';
import type { RelayPoint } from '#shared/resources/relaypoints/index.ts';
import { CreatedPointBar } from './CreatedPointBar.tsx';
import { relayPointList } from './list.tsx';
import { RelayPointsView } from './map/RelayPointsView.tsx';

/** `/relaypoints`. */
export function RelayPointsListPage(props: Omit<ResourceListProps<RelayPoint>, 'definition'>) {
  return (
    <>
      <CreatedPointBar />
      <RelayPointsView definition={relayPointList} {...props} />
    </>
  );
}
