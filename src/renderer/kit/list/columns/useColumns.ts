import { useMemo } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ColumnLayout, Density } from '#shared/lists.ts';
import type { ListColumn, ListDefinition } from '../definition.ts';
import { useAllowed } from '../useAllowed.ts';
import type { ListPageState } from '../useListPage.ts';
import { type ArrangedColumn, arrange, isSameLayout, layoutOf } from './layout.ts';

export interface Columns<R extends BaseRow> {
  /** Every column that the user may see, hidden ones included. */
  allowed: readonly ListColumn<R>[];
  arranged: readonly ArrangedColumn<R>[];
  layout: ColumnLayout;
  /** The layout differs from that of the open view. */
  isModified: boolean;
  density: Density;
  change: (layout: ColumnLayout) => void;
  setDensity: (density: Density) => void;
  /** Resets to the layout of the view, or else of the list. */
  reset: () => void;
}

/**
 * Holds the column layout of a list. Changes belong to the open view, until they are saved, when it has columns of its
 * own; otherwise to the list.
 */
export function useColumns<R extends BaseRow>(
  definition: Pick<ListDefinition<R>, 'columns'>,
  page: Pick<ListPageState<R>, 'state' | 'views' | 'settings'>,
): Columns<R> {
  const { settings, update } = page.settings;
  const isAllowed = useAllowed();
  const allowed = useMemo(() => definition.columns.filter(isAllowed), [definition, isAllowed]);
  const view = page.views.all.find(({ id }) => id === page.state.view);
  const own = view?.columns === undefined ? undefined : view;
  const changed = own === undefined ? settings.columns : settings.viewColumns[own.id];
  const chosen = changed ?? own?.columns ?? settings.columns;
  const arranged = useMemo(() => arrange(allowed, chosen), [allowed, chosen]);
  return {
    allowed,
    arranged,
    layout: layoutOf(arranged),
    isModified: own?.columns !== undefined && changed !== undefined && !isSameLayout(changed, own.columns),
    density: settings.density,
    change: (layout) =>
      update(own === undefined ? { columns: layout } : { viewColumns: { ...settings.viewColumns, [own.id]: layout } }),
    setDensity: (density) => update({ density }),
    reset: () => {
      if (own === undefined) update({ columns: undefined, density: 'normal' });
      else {
        const { [own.id]: _gone, ...viewColumns } = settings.viewColumns;
        update({ viewColumns, density: 'normal' });
      }
    },
  };
}
