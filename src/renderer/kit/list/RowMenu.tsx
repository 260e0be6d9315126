import { Menu, MenuList, MenuPopover, type PositioningVirtualElement } from '@fluentui/react-components';
import { ActionMenuItems } from '#renderer/kit/actions/ActionMenuItems.tsx';
import type { Action } from '#renderer/kit/actions/define.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { MenuAnchor } from './grid/Grid.tsx';

interface RowMenuProps<R extends BaseRow> {
  anchor: MenuAnchor;
  actions: readonly Action<R>[];
  onAction: (action: Action<R>) => void;
  onClose: () => void;
}

/** The one menu of a list, opened for whichever row asked. */
export function RowMenu<R extends BaseRow>({ anchor, actions, onAction, onClose }: RowMenuProps<R>) {
  return (
    <Menu
      open
      onOpenChange={(_, { open }) => !open && onClose()}
      positioning={{
        target: anchor instanceof HTMLElement ? anchor : pointAt(anchor),
        position: 'below',
        align: 'end',
      }}
    >
      <MenuPopover>
        <MenuList>
          <ActionMenuItems actions={actions} onAction={onAction} />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** The place of the pointer as something that a menu can stand at. */
const pointAt = ({ x, y }: { x: number; y: number }): PositioningVirtualElement => ({
  getBoundingClientRect: () => DOMRect.fromRect({ x, y }),
});
