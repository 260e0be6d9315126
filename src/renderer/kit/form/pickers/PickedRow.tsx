import flow from '#renderer/kit/ui/layout/layout.module.css';
import { platformImageUrl } from '#renderer/kit/ui/picture-url.ts';
import styles from './pickers.module.css';
import type { Picked } from './sources.ts';

/** One option of a picker: icon, name, and a detail that distinguishes records of the same name. */
export function PickedRow({ record }: { record: Picked }) {
  return (
    <span className={flow.side}>
      <PickedIcon record={record} />
      <span className={styles.texts}>
        <span>{record.name}</span>
        {record.detail && <span className={flow.small}>{record.detail}</span>}
      </span>
    </span>
  );
}

/** The icon of a record that has one; its name is beside it. */
export function PickedIcon({ record }: { record: Picked | undefined }) {
  if (!record?.icon) return null;
  return (
    <img
      src={platformImageUrl(record.icon, { kind: 'icon' })}
      alt=""
      width={20}
      height={20}
      className={styles.icon}
      onError={({ currentTarget }) => currentTarget.remove()}
    />
  );
}
