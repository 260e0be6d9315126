import {
  Button,
  Menu,
  MenuDivider,
  MenuItem,
  MenuItemSwitch,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { OptionsFilled, OptionsRegular } from '@fluentui/react-icons';
import { useTranslation } from 'react-i18next';
import type { BarTool } from './bar-tool.ts';
import styles from './local.module.css';
import type { LocalFilters } from './useLocalFilters.ts';

interface BarMenuProps {
  filters: LocalFilters;
  tools: readonly BarTool[];
}

/** What the bar has no room for in one line: both filters and the tools; its icon is filled while a filter is on. */
export function BarMenu({ filters: { all, reason }, tools }: BarMenuProps) {
  const { t } = useTranslation('solidarylists');
  const on = all.filter(({ isOn }) => isOn);
  const label = [t('label'), ...on.map((one) => one.label)].join(' · ');
  return (
    <Menu
      positioning={{ position: 'below', align: 'end', autoSize: true }}
      checkedValues={{ local: on.map(({ id }) => id) }}
      onCheckedValueChange={(_, { checkedItems }) => {
        for (const one of all) if (checkedItems.includes(one.id) !== one.isOn) one.change(!one.isOn);
      }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          className={styles.menu}
          data-on={on.length > 0 ? '' : undefined}
          icon={on.length > 0 ? <OptionsFilled /> : <OptionsRegular />}
          aria-label={label}
          title={label}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {all.map(({ id, label: name, tip }) => (
            <MenuItemSwitch
              key={id}
              name="local"
              value={id}
              title={tip}
              disabled={reason !== null}
              subText={reason ?? undefined}
            >
              {name}
            </MenuItemSwitch>
          ))}
          <MenuDivider />
          {tools.map(({ id, label: name, icon: Icon, run }) => (
            <MenuItem key={id} icon={<Icon />} onClick={run}>
              {name}
            </MenuItem>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
