import { useSwitch } from '#renderer/kit/data/session.ts';
import { RefusedPictureBar } from '#renderer/kit/resource/picture/RefusedPictureBar.tsx';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import { eventName } from './labels.ts';
import { EventHeader } from './show/EventHeader.tsx';
import { CommunitySection, DescriptionSection, OriginSection, PlaceSection } from './show/sections.tsx';

/** `/events/show/{id}` (docs/screens/05-content.md A3). */
export function EventShowPage({ id }: { id: number }) {
  const isOn = useSwitch();
  return (
    <RecordPage
      resource="events"
      id={id}
      list="events"
      context="events"
      nameOf={eventName}
      notices={() => <RefusedPictureBar owner={{ resource: 'events', id }} />}
    >
      {(event) => (
        <>
          <EventHeader event={event} />
          <Sections>
            <DescriptionSection event={event} />
            <PlaceSection event={event} />
            {isOn('community') && <CommunitySection event={event} />}
            <OriginSection event={event} />
          </Sections>
        </>
      )}
    </RecordPage>
  );
}
