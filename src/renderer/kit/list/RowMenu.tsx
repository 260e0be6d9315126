import { Menu, MenuItem, MenuList, MenuPopover, type PositioningVirtualElement } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { BaseRow, RowAction, RowTools } from './definition.ts';
import type { MenuAnchor } from './grid/Grid.tsx';
import { useText } from './text.ts';

interface RowMenuProps<R extends BaseRow> {
  row: R;
  anchor: MenuAnchor;
  actions: readonly RowAction<R>[];
  tools: RowTools;
  onClose: () => void;
  /** Further entries, `MenuItem`s. */
  children?: ReactNode;
}

/** The one menu of a list, opened for whichever row asked. */
export function RowMenu<R extends BaseRow>({ row, anchor, actions, tools, onClose, children }: RowMenuProps<R>) {
  const words = useText();
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
          {actions
            .filter(({ isOffered = () => true }) => isOffered(row))
            .map(({ id, label, icon: Icon, run }) => (
              <MenuItem key={id} icon={<Icon />} onClick={() => run(row, tools)}>
                {words(label)}
              </MenuItem>
            ))}
          {children}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** The place of the pointer as something that a menu can stand at. */
const pointAt = ({ x, y }: { x: number; y: number }): PositioningVirtualElement => ({
  getBoundingClientRect: () => DOMRect.fromRect({ x, y }),
});
