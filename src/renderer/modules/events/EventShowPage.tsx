import { useSwitch } from '#renderer/kit/data/session.ts';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import { EventHeader } from './show/EventHeader.tsx';
import { CommunitySection, DescriptionSection, OriginSection, PlaceSection } from './show/sections.tsx';

/** `/events/show/{id}` (docs/screens/05-content.md A3). */
export function EventShowPage({ id }: { id: number }) {
  const isOn = useSwitch();
  return (
    <RecordPage resource="events" id={id}>
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
