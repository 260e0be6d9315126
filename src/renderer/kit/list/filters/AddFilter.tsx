import {
  Button,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { ListFilter } from '../definition.ts';
import styles from './Filters.module.css';

interface AddFilterProps {
  /** Those that can be added. */
  filters: readonly ListFilter[];
  onAdd: (filter: ListFilter) => void;
  /** Clears every filter; absent while there is none. */
  onClear: (() => void) | undefined;
  /** Leaves its word to the chips where the line is short. */
  isShort: boolean;
  label: string;
}

/** The menu of filters that can be added, grouped; its last entry clears them all. */
export function AddFilter({ filters, onAdd, onClear, isShort, label }: AddFilterProps) {
  const translate = useTranslate();
  if (filters.length === 0 && onClear === undefined) return null;
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
          icon={<AddRegular />}
          aria-label={label}
          title={label}
          data-add-filter=""
          data-short={isShort ? '' : undefined}
        >
          <span className={styles.addLabel}>{translate('list:filters.addShort')}</span>
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
          {filters.length > 0 && onClear !== undefined && <MenuDivider />}
          {onClear !== undefined && <MenuItem onClick={onClear}>{translate('list:filters.clear')}</MenuItem>}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
