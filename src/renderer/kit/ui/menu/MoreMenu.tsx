import {
  Button,
  type ButtonProps,
  Menu,
  MenuList,
  MenuPopover,
  type MenuProps,
  MenuTrigger,
} from '@fluentui/react-components';
import { MoreHorizontalRegular } from '@fluentui/react-icons';
import type { ReactNode } from 'react';

interface MoreMenuProps
  extends Pick<ButtonProps, 'appearance' | 'size' | 'tabIndex'>,
    Pick<MenuProps, 'positioning' | 'checkedValues' | 'onCheckedValueChange'> {
  /** Names the button; shown as its tip. */
  label: string;
  /** The items. */
  children: ReactNode;
  /** Marks its button, for the key that opens it. */
  'data-list-menu'?: '';
  /** Marks it as the one control of the title of a column, which takes the focus of its cell. */
  'data-sort'?: '';
}

/** The `⋯` button and its menu: what has no button of its own. */
export const MoreMenu = ({
  label,
  positioning,
  checkedValues,
  onCheckedValueChange,
  children,
  ...button
}: MoreMenuProps) => (
  <Menu {...{ positioning, checkedValues, onCheckedValueChange }}>
    <MenuTrigger disableButtonEnhancement>
      <Button appearance="subtle" icon={<MoreHorizontalRegular />} aria-label={label} title={label} {...button} />
    </MenuTrigger>
    <MenuPopover>
      <MenuList>{children}</MenuList>
    </MenuPopover>
  </Menu>
);
