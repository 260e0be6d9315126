import { useState } from 'react';
import { ResourceList } from '#renderer/kit/list/ResourceList.tsx';
import { OwnLine } from '#renderer/kit/ui/page/LineFrame.tsx';
import { userList } from '#renderer/modules/users/list.ts';
import styles from '../gallery.module.css';

/** A whole list, on a line of its own: search, chips, selection, rows, preview and footer are those of all lists. */
export function List() {
  const [address, setAddress] = useState<Record<string, unknown>>({});
  return (
    <OwnLine>
      <div className={styles.page}>
        <ResourceList definition={userList} search={address} onSearch={setAddress} />
      </div>
    </OwnLine>
  );
}
