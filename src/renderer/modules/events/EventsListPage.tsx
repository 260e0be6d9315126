import { ResourceList, type ResourceListProps } from '#renderer/kit/list/ResourceList.tsx';
import type { Event } from '#shared/resources/events/index.ts';
import { eventList } from './definition.ts';

/** `/events`. */
export const EventsListPage = (props: Omit<ResourceListProps<Event>, 'definition'>) => (
  <ResourceList definition={eventList} {...props} />
);
