import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { Sections } from '#renderer/kit/ui/show/Sections.tsx';
import { CreatedPointBar } from './CreatedPointBar.tsx';
import { PendingStructureBar } from './form/PendingStructureBar.tsx';
import { RelayPointHeader } from './show/RelayPointHeader.tsx';
import {
  AroundSection,
  CapacitySection,
  FeaturesSection,
  LocationSection,
  OriginSection,
  TextSection,
  WhoseSection,
} from './show/sections.tsx';

/** `/relaypoints/show/{id}` (docs/screens/05-content.md D3). */
export function RelayPointShowPage({ id }: { id: number }) {
  return (
    <RecordPage
      resource="relaypoints"
      id={id}
      notices={(point) => (
        <>
          <CreatedPointBar on={id} />
          <PendingStructureBar point={point} />
        </>
      )}
    >
      {(point) => (
        <>
          <RelayPointHeader point={point} />
          <Sections>
            <LocationSection point={point} />
            <CapacitySection point={point} />
            <FeaturesSection point={point} />
            <WhoseSection point={point} />
            <TextSection point={point} />
            <OriginSection point={point} />
            <AroundSection point={point} />
          </Sections>
        </>
      )}
    </RecordPage>
  );
}
