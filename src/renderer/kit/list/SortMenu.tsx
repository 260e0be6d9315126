import { Button, Menu, MenuItemRadio, MenuList, MenuPopover, MenuTrigger } from '@fluentui/react-components';
import { ArrowSortRegular } from '@fluentui/react-icons';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Sort } from '#shared/resources/define.ts';
import type { ListOrder } from './definition.ts';

interface SortMenuProps {
  orders: readonly ListOrder[];
  /** The sort of the list; empty for its default. */
  sort: readonly Sort[];
  onSort: (sort: readonly Sort[]) => void;
}

/** The menu item of the default sort. */
const OWN = '';

const isSame = (left: readonly Sort[], right: readonly Sort[]) =>
  left.length === right.length &&
  left.every(({ field, direction }, index) => field === right[index]?.field && direction === right[index]?.direction);

/** The menu of sorts that have no column. */
export function SortMenu({ orders, sort, onSort }: SortMenuProps) {
  const translate = useTranslate();
  const current = orders.find((order) => isSame(order.sort, sort));
  const checked = current?.id ?? (sort.length === 0 ? OWN : undefined);
  const label = translate(current?.label ?? 'list:sort.menu');
  return (
    <Menu
      checkedValues={{ order: checked === undefined ? [] : [checked] }}
      positioning={{ position: 'below', align: 'end', autoSize: true }}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button appearance="subtle" icon={<ArrowSortRegular />} aria-label={label} title={label} />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItemRadio name="order" value={OWN} onClick={() => onSort([])}>
            {translate('list:sort.own')}
          </MenuItemRadio>
          {orders.map((order) => (
            <MenuItemRadio key={order.id} name="order" value={order.id} onClick={() => onSort(order.sort)}>
              {translate(order.label)}
            </MenuItemRadio>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
