import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { DarkButton } from '../controls/DarkButton.tsx';
import { DarkSwitch } from '../controls/DarkSwitch.tsx';
import { HelpButton } from '../help/HelpButton.tsx';
import { NotificationsBell } from '../notifications/NotificationsBell.tsx';
import { StructureSelector } from './StructureSelector.tsx';
import styles from './TopBar.module.css';
import { UserChip } from './UserChip.tsx';

/** The menus and dialogs of the top bar: loaded after the first screen, which does not need them. */
export function TopBarTools() {
  const isTight = useMedia('(max-width: 1499px)');
  const isNarrow = useMedia('(max-width: 759px)');
  // The title needs the room: help is in the account menu then.
  const isNarrowest = useMedia('(max-width: 479px)');
  return (
    <>
      {!isNarrow && <StructureSelector />}
      {isTight ? (
        <DarkButton />
      ) : (
        <div className={styles.dark}>
          <DarkSwitch />
        </div>
      )}
      {!isNarrowest && <HelpButton />}
      <NotificationsBell />
      <UserChip hasStructures={isNarrow} hasHelp={isNarrowest} />
    </>
  );
}
