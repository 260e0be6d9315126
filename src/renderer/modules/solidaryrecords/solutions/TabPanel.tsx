import type { ZoneProps } from '../zones.ts';
import type { Desk } from './desk.ts';
import { DriversTab } from './drivers/DriversTab.tsx';
import { ExternalTab } from './ExternalTab.tsx';
import { CarpoolsTab } from './matches/CarpoolsTab.tsx';
import { VolunteersTab } from './matches/VolunteersTab.tsx';
import type { SolutionTab } from './tabs.ts';

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
      return <ExternalTab {...zone} id={desk.record.id} record={desk.record} />;
  }
}
