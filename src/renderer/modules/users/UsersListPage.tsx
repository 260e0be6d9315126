import { ResourceList, type ResourceListProps } from '#renderer/kit/list/ResourceList.tsx';
import type { User } from '#shared/resources/users/user.ts';
import { userList } from './definition.ts';

/** `/users`. */
export function UsersListPage(props: Omit<ResourceListProps<User>, 'definition'>) {
  return <ResourceList definition={userList} {...props} />;
}
