import { Suspense } from 'react';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { ZoneProps } from '../zones.ts';

const ExternalJourneys = lazily(async () => (await import('../external/ExternalJourneys.tsx')).ExternalJourneys);

export type ExternalTabProps = Pick<ZoneProps, 'id' | 'record' | 'row' | 'isReadable'>;

/** The tab of external journeys, loaded when it is first shown. */
export const ExternalTab = (props: ExternalTabProps) => (
  <Suspense>
    <ExternalJourneys {...props} />
  </Suspense>
);
