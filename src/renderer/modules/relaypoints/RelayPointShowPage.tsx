import { RecordPage } from '#renderer/kit/resource/RecordPage.tsx';
import { RecordBody } from '#renderer/kit/ui/show/RecordBody.tsx';
import { CreatedPointBar } from './CreatedPointBar.tsx';
import { PendingStructureBar } from './form/PendingStructureBar.tsx';
import { RelayPointKeyFacts, RelayPointView } from './show/RelayPointView.tsx';
import {
  AroundSection,
  FeaturesSection,
  LocationSection,
  RelayPointActivity,
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
        <RelayPointView point={point}>
          <RecordBody
            top={<RelayPointKeyFacts point={point} />}
            aside={
              <>
                <AroundSection point={point} />
                <WhoseSection point={point} />
                <RelayPointActivity point={point} />
              </>
            }
          >
            <LocationSection point={point} />
            <FeaturesSection point={point} />
            <TextSection point={point} />
          </RecordBody>
        </RelayPointView>
      )}
    </RecordPage>
  );
}
