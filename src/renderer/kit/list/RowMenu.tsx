import { Menu, MenuList, MenuPopover, type PositioningVirtualElement } from '@fluentui/react-components';
import { ActionMenuItems } from '#renderer/kit/actions/ActionMenuItems.tsx';
import type { Action } from '#renderer/kit/actions/define.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { MenuAnchor } from './grid/grid-props.ts';

interface RowMenuProps<R extends BaseRow> {
  anchor: MenuAnchor;
  actions: readonly Action<R>[];
  onAction: (action: Action<R>) => void;
  onClose: () => void;
}

/** The context menu of the list, anchored at the row that opened it. */
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

/** The position of the pointer as an anchor of a menu. */
const pointAt = ({ x, y }: { x: number; y: number }): PositioningVirtualElement => ({
  getBoundingClientRect: () => DOMRect.fromRect({ x, y }),
});
