import type { Desk } from './desk.ts';
import { DriversTab } from './drivers/DriversTab.tsx';
import { CarpoolsTab } from './matches/CarpoolsTab.tsx';
import { VolunteersTab } from './matches/VolunteersTab.tsx';
import type { SolutionTab } from './tabs.ts';

/** The content of one tab. */
export function TabPanel({ tab, desk }: { tab: SolutionTab; desk: Desk }) {
  switch (tab) {
    case 'drivers':
      return <DriversTab desk={desk} />;
    case 'carpools':
      return <CarpoolsTab desk={desk} />;
    case 'volunteers':
      return <VolunteersTab desk={desk} />;
  }
}
