import { RecordEdit } from '#renderer/kit/resource/RecordEdit.tsx';
import { EventForm } from './form/EventForm.tsx';
import { eventName } from './labels.ts';

/** `/events/{id}`. */
export const EventEditPage = ({ id }: { id: number }) => (
  <RecordEdit resource="events" id={id} nameOf={eventName}>
    {(stored) => <EventForm stored={stored} />}
  </RecordEdit>
);
