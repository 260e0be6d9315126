import { Menu, MenuList, MenuPopover, type PositioningVirtualElement } from '@fluentui/react-components';
import { EyeRegular } from '@fluentui/react-icons';
import { type ReactNode, useState } from 'react';
import { ActionMenuItems } from '#renderer/kit/actions/ActionMenuItems.tsx';
import { type Action, defineAction } from '#renderer/kit/actions/define.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { MenuAnchor, RowPlace } from './grid/grid-props.ts';
import type { ListActions } from './useListActions.tsx';

interface OpenMenu<R extends BaseRow> {
  row: R;
  anchor: MenuAnchor;
  place: RowPlace<R>;
}

interface RowMenuOptions<R extends BaseRow> {
  actions: Pick<ListActions<R>, 'actionsOf' | 'startForRow'>;
  /** What can be done with the cell from which the menu was opened. */
  cellActionsOf: (row: R, place: RowPlace<R>) => readonly Action<R>[];
  /** Shows a row in the preview; absent for a list without one. */
  onPreview: ((row: R) => void) | undefined;
  /** Called before an action starts: some open a page, from which back returns to the row. */
  onLeave: () => void;
}

/** Holds the menu of a row: `open` shows it, `element` is to be rendered. */
export function useRowMenu<R extends BaseRow>({
  actions,
  cellActionsOf,
  onPreview,
  onLeave,
}: RowMenuOptions<R>): {
  open: (row: R, anchor: MenuAnchor, place: RowPlace<R>) => void;
  element: ReactNode;
} {
  const [menu, setMenu] = useState<OpenMenu<R> | null>(null);
  const open = (row: R, anchor: MenuAnchor, place: RowPlace<R>) => setMenu({ row, anchor, place });
  if (menu === null) return { open, element: null };
  const cells = cellActionsOf(menu.row, menu.place);
  const available = withCells(actions.actionsOf(menu.row), cells);
  const element = (
    <RowMenu
      anchor={menu.anchor}
      actions={onPreview === undefined ? available : withPreview(available, onPreview)}
      onAction={(action) => {
        if (!cells.includes(action)) onLeave();
        actions.startForRow(action, menu.row);
      }}
      onClose={() => {
        menu.place.restoreFocus();
        setMenu(null);
      }}
    />
  );
  return { open, element };
}

/**
 * Adds the preview to the menu of a row, right after the entry that opens it (docs/screens/02-users-hitchhikers.md §2).
 */
function withPreview<R extends BaseRow>(actions: readonly Action<R>[], show: (row: R) => void): Action<R>[] {
  const preview = defineAction<R, void>({
    id: 'list.preview',
    label: 'list:preview.label',
    icon: EyeRegular,
    section: 'open',
    accepts: 'one',
    perform: show,
  });
  return actions.toSpliced(actions[0]?.section === 'open' ? 1 : 0, 0, preview);
}

/** Adds what is done with a cell after what opens the row; its key is then no longer that of the form. */
function withCells<R extends BaseRow>(actions: readonly Action<R>[], cells: readonly Action<R>[]): Action<R>[] {
  const keys = new Set(cells.map(({ shortcut }) => shortcut));
  const others = actions.map((action) => (keys.has(action.shortcut) ? { ...action, shortcut: undefined } : action));
  return others.toSpliced(others.findLastIndex(({ section }) => section === 'open') + 1, 0, ...cells);
}

interface RowMenuProps<R extends BaseRow> {
  anchor: MenuAnchor;
  actions: readonly Action<R>[];
  onAction: (action: Action<R>) => void;
  onClose: () => void;
}

/** The context menu of the list, anchored at the row that opened it. */
function RowMenu<R extends BaseRow>({ anchor, actions, onAction, onClose }: RowMenuProps<R>) {
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
