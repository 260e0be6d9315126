import { HitchhikerTabs } from '#renderer/features/people/HitchhikerTabs.tsx';
import { ResourceList, type ResourceListProps } from '#renderer/kit/list/ResourceList.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { hitchhikerList } from './definition.ts';
import { MissingRightsBar } from './MissingRightsBar.tsx';

/** `/hitchhikers`. */
export function HitchhikersListPage(props: Omit<ResourceListProps<User>, 'definition'>) {
  return (
    <>
      <HitchhikerTabs />
      <MissingRightsBar />
      <ResourceList definition={hitchhikerList} {...props} />
    </>
  );
}
