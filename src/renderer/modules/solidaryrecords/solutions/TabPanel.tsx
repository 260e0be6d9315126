import { Suspense } from 'react';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import type { ZoneProps } from '../zones.ts';
import type { Desk } from './desk.ts';
import { DriversTab } from './drivers/DriversTab.tsx';
import { CarpoolsTab } from './matches/CarpoolsTab.tsx';
import { VolunteersTab } from './matches/VolunteersTab.tsx';
import type { SolutionTab } from './tabs.ts';

const ExternalJourneys = lazily(async () => (await import('../external/ExternalJourneys.tsx')).ExternalJourneys);

interface TabPanelProps extends Pick<ZoneProps, 'row' | 'isReadable' | 'onWritten'> {
  tab: SolutionTab;
  desk: Desk;
}

/** The content of one tab. */
export function TabPanel({ tab, desk, ...zone }: TabPanelProps) {
  switch (tab) {
    case 'drivers':
      return <DriversTab desk={desk} />;
    case 'carpools':
      return <CarpoolsTab desk={desk} />;
    case 'volunteers':
      return <VolunteersTab desk={desk} />;
    case 'external':
      return (
        <Suspense>
          <ExternalJourneys {...zone} id={desk.record.id} record={desk.record} />
        </Suspense>
      );
  }
}
