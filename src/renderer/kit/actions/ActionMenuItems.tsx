import { MenuDivider, MenuItem } from '@fluentui/react-components';
import { Fragment } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { Action } from './define.ts';
import { useKeyNames } from './shortcuts/useShortcut.ts';
import { useActionLabel, useRefusal } from './useActionTools.ts';
import { usePreloadedDialogs } from './usePreloadedDialogs.ts';

interface ActionMenuItemsProps<R extends BaseRow> {
  /** Ordered by section. */
  actions: readonly Action<R>[];
  onAction: (action: Action<R>) => void;
}

/** Renders actions as menu items with their shortcuts, sections separated by dividers. */
export function ActionMenuItems<R extends BaseRow>({ actions, onAction }: ActionMenuItemsProps<R>) {
  usePreloadedDialogs(actions);
  const labelOf = useActionLabel();
  const keys = useKeyNames();
  const refusal = useRefusal();
  return actions.map((action, index) => {
    const { id, icon: Icon, section, shortcut } = action;
    const before = actions[index - 1];
    return (
      <Fragment key={id}>
        {before !== undefined && before.section !== section && <MenuDivider />}
        <MenuItem
          icon={<Icon />}
          disabled={refusal(action) !== undefined}
          subText={refusal(action)}
          secondaryContent={shortcut === undefined ? undefined : keys.label(shortcut)}
          onClick={() => onAction(action)}
        >
          {labelOf(action)}
        </MenuItem>
      </Fragment>
    );
  });
}
