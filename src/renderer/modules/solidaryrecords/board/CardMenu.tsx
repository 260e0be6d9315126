import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
} from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { recordStatusLabel } from '#renderer/features/solidary/records/status.ts';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { SolidaryRecordRow } from '#shared/resources/solidaryrecords/index.ts';
import { type Target, targetsOf } from './columns.ts';

interface CardMenuProps {
  row: SolidaryRecordRow;
  button: HTMLElement;
  onMove: (to: Target) => void;
  onAct: () => void;
  onClose: () => void;
}

/** The menu of a card: the keyboard equivalent of dragging. One menu serves all cards. */
export function CardMenu({ row, button, onMove, onAct, onClose }: CardMenuProps) {
  const { t } = useTranslation('solidaryrecords');
  const translate = useTranslate();
  return (
    <Menu
      open
      onOpenChange={(_, { open }) => !open && onClose()}
      positioning={{ target: button, position: 'below', align: 'end' }}
    >
      <MenuPopover>
        <MenuList>
          <MenuGroup>
            <MenuGroupHeader>{t('board.moveTo')}</MenuGroupHeader>
            {targetsOf(row).map((to) => (
              <MenuItem key={to} onClick={() => onMove(to)}>
                {to === 4 ? t('board.close') : translate(recordStatusLabel(to))}
              </MenuItem>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItem onClick={onAct}>{t('board.add')}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
