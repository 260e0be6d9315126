import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import {
  AccessibilityRegular,
  InfoRegular,
  KeyboardRegular,
  OptionsRegular,
  PersonRegular,
  QuestionCircleRegular,
} from '@fluentui/react-icons';
import { useRouter } from '@tanstack/react-router';
import { type MouseEvent, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyNames } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import { DialogSequence } from '#renderer/kit/ui/dialog/DialogSequence.tsx';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { addressOf } from '#shared/routes.ts';
import { useDialogs } from '../dialogs/context.ts';
import { openHelp } from '../help/help.ts';
import { usePalette } from '../palette/context.ts';
import { useUpdate } from '../updates/context.ts';
import { UpdateItem } from '../updates/UpdateItem.tsx';
import updateStyles from '../updates/updates.module.css';
import { useUpdateText } from '../updates/useUpdateText.ts';
import styles from './TopBar.module.css';
import { hasSearch, useStructures } from './useStructures.ts';

const StructureDialog = lazily(async () => (await import('./StructureDialog.tsx')).StructureDialog);

interface UserChipProps {
  hasStructures: boolean;
  hasHelp: boolean;
}

/**
 * The menu of the signed-in user: own page, preferences, about; the structures and the help too where the bar has no
 * room for them.
 */
export function UserChip({ hasStructures, hasHelp }: UserChipProps) {
  const { t } = useTranslation('shell');
  const { user } = useSignedIn();
  const can = useCan();
  const { openDialog } = useDialogs();
  const { showShortcuts } = usePalette();
  const keys = useKeyNames();
  const router = useRouter();
  const structures = useStructures();
  const chip = useRef<HTMLButtonElement>(null);
  const [isSearching, setSearching] = useState(false);
  const update = useUpdate();
  const updateText = useUpdateText();
  // A security update is shown before the menu opens.
  const urgent = update?.isSecurity === true ? update : null;
  const name = `${user.givenName} ${user.shortFamilyName}`;
  const account = addressOf('users_show', { id: user.id });

  const openAccount = (event: MouseEvent) => {
    event.preventDefault();
    void router.navigate({ to: account });
  };

  return (
    <>
      <Menu
        checkedValues={{ structure: [String(structures.currentId)] }}
        onCheckedValueChange={(_, { checkedItems: [id] }) => void structures.choose(Number(id))}
      >
        <MenuTrigger disableButtonEnhancement>
          <Button
            ref={chip}
            appearance="subtle"
            className={styles.chip}
            aria-label={[t('user.chip', { name }), ...(urgent ? [updateText(urgent)] : [])].join(' – ')}
            icon={<Initials givenName={user.givenName} familyName={user.shortFamilyName} isMarked={urgent !== null} />}
          >
            <span className={styles.chipName}>{name}</span>
          </Button>
        </MenuTrigger>
        <MenuPopover>
          <MenuList>
            <UpdateItem />
            {can('user_read') && (
              <MenuItemLink href={account} icon={<PersonRegular />} onClick={openAccount}>
                {t('user.account')}
              </MenuItemLink>
            )}
            {hasHelp && (
              <MenuItem
                icon={<QuestionCircleRegular />}
                secondaryContent={keys.label('help')}
                onClick={() => openHelp(null, chip.current)}
              >
                {t('help.label')}
              </MenuItem>
            )}
            <MenuItem icon={<OptionsRegular />} onClick={() => openDialog('preferences', chip.current)}>
              {t('user.preferences')}
            </MenuItem>
            <MenuItem icon={<AccessibilityRegular />} onClick={() => openDialog('accessibility', chip.current)}>
              {t('accessibility.title')}
            </MenuItem>
            <MenuItem icon={<KeyboardRegular />} secondaryContent={keys.label('shortcutList')} onClick={showShortcuts}>
              {t('user.shortcuts')}
            </MenuItem>
            <MenuItem icon={<InfoRegular />} onClick={() => openDialog('about', chip.current)}>
              {t('user.about')}
            </MenuItem>
            {hasStructures && <StructureItems onSearch={() => setSearching(true)} />}
          </MenuList>
        </MenuPopover>
      </Menu>
      {isSearching && (
        <DialogSequence opener={chip.current}>
          <Suspense>
            <StructureDialog onClose={() => setSearching(false)} />
          </Suspense>
        </DialogSequence>
      )}
    </>
  );
}

interface InitialsProps {
  givenName: string;
  familyName: string;
  /** Whether the menu contains something that needs attention. */
  isMarked: boolean;
}

/** A disc with the initials. Decorative: the name is beside it. */
function Initials({ givenName, familyName, isMarked }: InitialsProps) {
  const [first = ''] = givenName;
  const [last = ''] = familyName;
  return (
    <span className={styles.initials} aria-hidden="true">
      {`${first}${last}`.toLocaleUpperCase()}
      {isMarked && <span className={updateStyles.mark} />}
    </span>
  );
}

/** The structures as menu items, the current one checked, for a top bar without room for the selector. */
function StructureItems({ onSearch }: { onSearch: () => void }) {
  const { t } = useTranslation('shell');
  const { choices, currentId, isHeld } = useStructures();
  if (choices.length === 0) return null;
  const held = isHeld ? t('structureHeld') : undefined;
  // Many are searched in a dialog: a menu has no field.
  const shown = hasSearch(choices) ? choices.filter(({ id }) => id === currentId) : choices;
  return (
    <>
      <MenuDivider />
      <MenuGroup>
        <MenuGroupHeader>{t('structure')}</MenuGroupHeader>
        {hasSearch(choices) && (
          <MenuItem disabled={isHeld} title={held} onClick={onSearch}>
            {t('structureChange')}
          </MenuItem>
        )}
        {shown.map(({ id, name }) => (
          <MenuItemRadio key={id} name="structure" value={String(id)} disabled={isHeld} title={held}>
            {name}
          </MenuItemRadio>
        ))}
      </MenuGroup>
    </>
  );
}
