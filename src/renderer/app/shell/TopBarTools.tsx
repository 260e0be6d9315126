import { Label, Select, useId } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { useMedia } from '#renderer/kit/ui/theme/useMedia.ts';
import { DarkButton } from '../controls/DarkButton.tsx';
import { DarkSwitch } from '../controls/DarkSwitch.tsx';
import { NotificationsBell } from '../notifications/NotificationsBell.tsx';
import { SearchButton } from '../palette/SearchButton.tsx';
import styles from './TopBar.module.css';
import { UserChip } from './UserChip.tsx';
import { useStructures } from './useStructures.ts';

/**
 * The menus and dialogs of the top bar: loaded after the first screen, which does not need them. The title gets its
 * space first.
 */
export function TopBarTools() {
  const isTight = useMedia('(max-width: 1499px)');
  const isNarrow = useMedia('(max-width: 759px)');
  return (
    <>
      <SearchButton />
      {!isNarrow && <StructureSelector />}
      {isTight ? (
        <DarkButton />
      ) : (
        <div className={styles.dark}>
          <DarkSwitch />
        </div>
      )}
      <NotificationsBell />
      <UserChip hasStructures={isNarrow} />
    </>
  );
}

/** Chooses the current structure, for a user of several. */
function StructureSelector() {
  const { t } = useTranslation('shell');
  const { choices, currentId, isHeld, choose } = useStructures();
  const id = useId('structure');
  if (choices.length === 0) return null;

  return (
    <div className={styles.structure} title={isHeld ? t('structureHeld') : undefined}>
      <Label htmlFor={id}>{t('structure')}</Label>
      <Select
        id={id}
        size="small"
        value={currentId ?? ''}
        disabled={isHeld}
        aria-description={isHeld ? t('structureHeld') : undefined}
        onChange={(_, { value }) => choose(Number(value))}
      >
        {choices.map((structure) => (
          <option key={structure.id} value={structure.id}>
            {structure.name}
          </option>
        ))}
      </Select>
    </div>
  );
}
