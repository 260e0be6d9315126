import { useSwitch } from '#renderer/kit/data/session.ts';
import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { RecordBody } from '#renderer/kit/ui/show/RecordBody.tsx';
import { EventKeyFacts, EventView } from './show/EventView.tsx';
import { CommunitySection, DescriptionSection, EventActivity, OriginSection, PlaceSection } from './show/sections.tsx';

/** `/events/show/{id}` (docs/screens/05-content.md A3). */
export function EventShowPage({ id }: { id: number }) {
  const isOn = useSwitch();
  return (
    <RecordPage resource="events" id={id}>
      {(event) => (
        <EventView event={event}>
          <RecordBody
            top={<EventKeyFacts event={event} />}
            aside={
              <>
                <EventActivity event={event} />
                {isOn('community') && <CommunitySection event={event} />}
                <OriginSection event={event} />
              </>
            }
          >
            <DescriptionSection event={event} />
            <PlaceSection event={event} />
          </RecordBody>
        </EventView>
      )}
    </RecordPage>
  );
}
