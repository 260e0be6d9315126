import { Suspense } from 'react';
import type { RecordPartProps } from '#renderer/features/solidary/records/known-record.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';

const ExternalJourneys = lazily(
  async () => (await import('#renderer/features/external-journeys/ExternalJourneys.tsx')).ExternalJourneys,
);

export type ExternalTabProps = Pick<RecordPartProps, 'id' | 'record' | 'row' | 'isReadable'>;

/** The tab of external journeys, loaded when it is first shown. */
export const ExternalTab = (props: ExternalTabProps) => (
  <Suspense>
    <ExternalJourneys {...props} />
  </Suspense>
);
