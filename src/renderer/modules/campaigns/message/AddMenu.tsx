import { Button, Menu, MenuItem, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyNames, useShortcut } from '#renderer/kit/actions/shortcuts/useShortcut.ts';
import { useBootstrap } from '#renderer/kit/data/session.ts';
import { focusedRow } from '#renderer/kit/form/rows/commands.ts';
import type { NewBlock } from '#shared/resources/campaigns/blocks.ts';
import { addedKinds, kindIcons } from './kinds.ts';
import styles from './message.module.css';
import { emptyBlocks, withColor } from './templates.ts';

interface AddMenuProps {
  /** The editor: a block that is added by the keys goes behind the one that has the focus in it. */
  editor: () => HTMLElement | null;
  hasPictures: boolean;
  onAdd: (block: NewBlock, after: string | null) => void;
}

/** Adds a block at the end, or by its keys behind the block that has the focus (docs/screens/04-campaigns.md §4). */
export const AddMenu = memo(function AddMenu({ editor, hasPictures, onAdd }: AddMenuProps) {
  const { t } = useTranslation('message');
  const keys = useKeyNames();
  const { color } = useBootstrap().config.letters;
  const [opened, setOpened] = useState<{ after: string | null } | null>(null);
  useShortcut('addBlock', () => setOpened({ after: focusedRow(editor()) }));
  return (
    <Menu open={opened !== null} onOpenChange={(_, { open }) => setOpened(open ? { after: null } : null)}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          data-add
          className={styles.add}
          icon={<AddRegular />}
          aria-keyshortcuts={keys.aria('addBlock')}
          title={keys.label('addBlock')}
        >
          {t('editor.add')}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {addedKinds.map((kind) => {
            if (kind === 'image' && !hasPictures) return null;
            const Icon = kindIcons[kind];
            return (
              <MenuItem
                key={kind}
                icon={<Icon />}
                onClick={() => onAdd(withColor(emptyBlocks[kind], color), opened?.after ?? null)}
              >
                {t(`kinds.${kind}`)}
              </MenuItem>
            );
          })}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
});
