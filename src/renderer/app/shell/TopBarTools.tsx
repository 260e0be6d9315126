import { DarkSwitch } from '../controls/DarkSwitch.tsx';
import { NotificationsBell } from '../notifications/NotificationsBell.tsx';
import { SearchButton } from '../palette/SearchButton.tsx';
import { StructureSelector } from './StructureSelector.tsx';
import styles from './TopBar.module.css';
import { UserChip } from './UserChip.tsx';

/** What opens from the top bar: loaded after the first screen stands, which does not need it. */
export function TopBarTools() {
  return (
    <>
      <SearchButton />
      <StructureSelector />
      <div className={styles.dark}>
        <DarkSwitch />
      </div>
      <NotificationsBell />
      <UserChip />
    </>
  );
}
