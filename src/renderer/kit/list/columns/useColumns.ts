import { useMemo } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ColumnLayout } from '#shared/lists.ts';
import type { ListColumn, ListDefinition } from '../definition.ts';
import { useAllowed } from '../useAllowed.ts';
import type { ListPageState } from '../useListPage.ts';
import { type ArrangedColumn, arrange, isSameLayout, layoutOf } from './layout.ts';
import { fittingColumns } from './room.ts';

export interface Columns<R extends BaseRow> {
  /** Every column that the user may see, hidden ones included. */
  allowed: readonly ListColumn<R>[];
  arranged: readonly ArrangedColumn<R>[];
  layout: ColumnLayout;
  /** The layout differs from that of the open view. */
  isModified: boolean;
  change: (layout: ColumnLayout) => void;
  /** Resets to the layout of the view, or else of the list. */
  reset: () => void;
}

/**
 * Holds the column layout of a list: that of the user, else the columns that fit into `room` pixels. Changes belong to the open view, until they are saved, when it has columns of its
 * own; otherwise to the list.
 */
export function useColumns<R extends BaseRow>(
  definition: Pick<ListDefinition<R>, 'columns'>,
  page: Pick<ListPageState<R>, 'state' | 'views' | 'settings' | 'query'>,
  room: number | null,
): Columns<R> {
  const { settings, update } = page.settings;
  const isAllowed = useAllowed();
  const allowed = useMemo(() => definition.columns.filter(isAllowed), [definition, isAllowed]);
  const view = page.views.all.find(({ id }) => id === page.state.view);
  const own = view?.columns === undefined ? undefined : view;
  const changed = own === undefined ? settings.columns : settings.viewColumns[own.id];
  const chosen = changed ?? own?.columns ?? settings.columns;
  const fitting = fittingColumns(allowed, room, page.query.sort)
    .map(({ id }) => id)
    .join(' ');
  // The same columns while the same ones fit: the rows are drawn again for others.
  const arranged = useMemo(() => {
    const ids = new Set(fitting.split(' '));
    return arrange(allowed, chosen, ({ id }) => ids.has(id));
  }, [allowed, chosen, fitting]);
  return {
    allowed,
    arranged,
    layout: layoutOf(arranged),
    isModified: own?.columns !== undefined && changed !== undefined && !isSameLayout(changed, own.columns),
    change: (layout) =>
      update(own === undefined ? { columns: layout } : { viewColumns: { ...settings.viewColumns, [own.id]: layout } }),
    reset: () => {
      if (own === undefined) update({ columns: undefined });
      else {
        const { [own.id]: _gone, ...viewColumns } = settings.viewColumns;
        update({ viewColumns });
      }
    },
  };
}
