import { RecordCreate } from '#renderer/kit/resource/RecordEdit.tsx';
import { EventForm } from './form/EventForm.tsx';

/** `/events/create`, and `/events/create?from={id}` for a copy. */
export const EventCreatePage = () => (
  <RecordCreate resource="events">{(source) => <EventForm stored={null} source={source} />}</RecordCreate>
);
