import { MenuDivider, MenuItem, MenuItemRadio } from '@fluentui/react-components';
import { useTranslation } from 'react-i18next';
import { MoreMenu } from '#renderer/kit/ui/menu/MoreMenu.tsx';
import { type ColumnView, cardOrders } from './column-views.ts';

interface ColumnMenuProps {
  /** Name of the column. */
  status: string;
  view: ColumnView;
  onView: (view: ColumnView) => void;
}

/** Sorts the cards of a column, and folds it. */
export function ColumnMenu({ status, view, onView }: ColumnMenuProps) {
  const { t } = useTranslation('solidaryrecords');
  return (
    <MoreMenu
      size="small"
      label={t('board.columnMenu', { status })}
      checkedValues={{ order: [view.order] }}
      onCheckedValueChange={(_, { checkedItems }) => {
        const order = cardOrders.find((one) => one === checkedItems[0]);
        if (order !== undefined) onView({ ...view, order });
      }}
    >
      {cardOrders.map((order) => (
        <MenuItemRadio key={order} name="order" value={order}>
          {t(`board.orders.${order}`)}
        </MenuItemRadio>
      ))}
      <MenuDivider />
      <MenuItem onClick={() => onView({ ...view, isFolded: !view.isFolded })}>
        {t(view.isFolded ? 'board.unfold' : 'board.fold')}
      </MenuItem>
    </MoreMenu>
  );
}
