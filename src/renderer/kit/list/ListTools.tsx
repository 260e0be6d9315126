import { Button } from '@fluentui/react-components';
import type { Action } from '#renderer/kit/actions/define.ts';
import { useActionLabel, useRefusal } from '#renderer/kit/actions/useActionTools.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { ColumnChooser } from './columns/ColumnChooser.tsx';
import type { Columns } from './columns/useColumns.ts';
import type { ListDefinition } from './definition.ts';
import { ListMenu } from './ListMenu.tsx';
import { LayoutSwitch } from './layout/LayoutSwitch.tsx';
import type { ListPane } from './layout/pane.ts';
import { SortMenu } from './SortMenu.tsx';
import type { ListActions } from './useListActions.tsx';
import type { ListPageState } from './useListPage.ts';

interface ListToolsProps<R extends BaseRow> {
  definition: Pick<ListDefinition<R>, 'orders'>;
  page: ListPageState<R>;
  columns: Columns<R>;
  pane: ListPane<R> | undefined;
  actions: Pick<ListActions<R>, 'header' | 'startForList'>;
}

/** The end of a list's line: how it is shown, the menu of its other actions, and the main action last. */
export function ListTools<R extends BaseRow>({ definition, page, columns, pane, actions }: ListToolsProps<R>) {
  const { orders = [] } = definition;
  const { header, startForList } = actions;
  const labelOf = useActionLabel();
  const refusal = useRefusal();
  const isMain = (action: Action<R>) => action.isPrimary === true;
  return (
    <>
      {pane !== undefined && <LayoutSwitch layout={pane.layout} onChange={pane.onLayout} />}
      {orders.length > 0 && (
        <SortMenu orders={orders} sort={page.state.sort} onSort={(sort) => page.change({ page: 1, sort })} />
      )}
      <ColumnChooser columns={columns} />
      <ListMenu page={page} actions={header.filter((action) => !isMain(action))} onAction={startForList} />
      {header.filter(isMain).map((action) => (
        <Button
          key={action.id}
          icon={<action.icon />}
          appearance="primary"
          disabledFocusable={refusal(action) !== undefined}
          aria-description={refusal(action)}
          title={refusal(action)}
          onClick={() => startForList(action)}
        >
          {labelOf(action)}
        </Button>
      ))}
    </>
  );
}
