import type { RecordPartProps } from '#renderer/features/solidary/records/known-record.ts';
import { useSolutions } from './context.ts';
import { DriversTab } from './drivers/DriversTab.tsx';
import { ExternalTab } from './ExternalTab.tsx';
import { CarpoolsTab } from './matches/CarpoolsTab.tsx';
import { VolunteersTab } from './matches/VolunteersTab.tsx';
import type { SolutionTab } from './tabs.ts';

interface TabPanelProps extends Pick<RecordPartProps, 'row' | 'isReadable'> {
  tab: SolutionTab;
}

/** The content of one tab. */
export function TabPanel({ tab, ...zone }: TabPanelProps) {
  const { record } = useSolutions();
  switch (tab) {
    case 'drivers':
      return <DriversTab />;
    case 'carpools':
      return <CarpoolsTab />;
    case 'volunteers':
      return <VolunteersTab />;
    case 'external':
      return <ExternalTab {...zone} id={record.id} record={record} />;
  }
}
