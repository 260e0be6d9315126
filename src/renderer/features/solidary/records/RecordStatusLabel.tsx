import flow from '#renderer/kit/ui/layout/layout.module.css';
import type { Text } from '#renderer/kit/ui/translate.ts';
import type { RecordStatus } from '#shared/resources/solidaryrecords/status.ts';
import styles from './records.module.css';
import { recordStatusIcon, recordStatusLabel } from './status.ts';

interface RecordStatusLabelProps {
  status: RecordStatus | null;
  translate: Text;
}

/** Icon and name of the status of a record. The icon is always blue: no status is good or bad. Without hooks. */
export function RecordStatusLabel({ status, translate }: RecordStatusLabelProps) {
  const Icon = recordStatusIcon(status);
  const label = translate(recordStatusLabel(status));
  return (
    <span className={`${flow.inline} ${styles.status}`}>
      <Icon aria-hidden />
      <span className={styles.statusText} title={label}>
        {label}
      </span>
    </span>
  );
}
