import {
  Button,
  Menu,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { FilterAddRegular } from '@fluentui/react-icons';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { ListFilter } from '../definition.ts';
import styles from './Filters.module.css';

/** The menu of filters that can be added, grouped. */
export function AddFilter({ filters, onAdd }: { filters: readonly ListFilter[]; onAdd: (filter: ListFilter) => void }) {
  const translate = useTranslate();
  if (filters.length === 0) return null;
  const groups = Map.groupBy(filters, ({ group }) => group);
  const itemsOf = (members: readonly ListFilter[]) =>
    members.map((filter) => (
      <MenuItem key={filter.name} onClick={() => onAdd(filter)}>
        {translate(filter.label)}
      </MenuItem>
    ));
  return (
    <Menu positioning={{ position: 'below', align: 'start', autoSize: true }}>
      <MenuTrigger disableButtonEnhancement>
        <Button
          appearance="subtle"
          className={styles.add}
          icon={<FilterAddRegular />}
          title={translate('list:filters.add')}
          data-add-filter=""
        >
          <span className={styles.addLabel}>{translate('list:filters.add')}</span>
        </Button>
      </MenuTrigger>
      <MenuPopover className={styles.menu}>
        <MenuList>
          {[...groups].map(([group, members]) =>
            group === undefined ? (
              itemsOf(members)
            ) : (
              <MenuGroup key={group}>
                <MenuGroupHeader>{translate(group)}</MenuGroupHeader>
                {itemsOf(members)}
              </MenuGroup>
            ),
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
