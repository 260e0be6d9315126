import { AddRegular, EditRegular } from '@fluentui/react-icons';
import { Activity } from '#renderer/kit/ui/show/Activity.tsx';
import type { Instant } from '#shared/instant.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import { useOwnActivity } from './own-activity.tsx';

interface DatedRecord {
  id: number;
  createdDate?: Instant | null;
  updatedDate?: Instant | null;
}

interface RecordActivityProps {
  resource: ResourceName;
  record: DatedRecord;
  /** What its dates say. */
  texts?: { created: string; updated: string };
}

/** The activity of a record: its dates on the platform, and what was done to it on this computer. */
export function RecordActivity({ resource, record: { id, createdDate, updatedDate }, texts }: RecordActivityProps) {
  const own = useOwnActivity(resource, id);
  const dated = [
    { key: 'updated', at: updatedDate, icon: EditRegular, text: texts?.updated },
    { key: 'created', at: createdDate, icon: AddRegular, text: texts?.created },
  ];
  return <Activity entries={[...own, ...dated.flatMap((entry) => (entry.at ? { ...entry, at: entry.at } : []))]} />;
}
