import { useMemo } from 'react';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { ColumnLayout, Density } from '#shared/lists.ts';
import type { ListColumn } from '../definition.ts';
import type { ListSettingsState } from '../views/useListSettings.ts';
import type { View } from '../views/useViews.ts';
import { type ArrangedColumn, arrange, isSameLayout, layoutOf } from './layout.ts';

export interface Columns<R extends BaseRow> {
  arranged: readonly ArrangedColumn<R>[];
  layout: ColumnLayout;
  /** Other than the open view has them. */
  isModified: boolean;
  density: Density;
  change: (layout: ColumnLayout) => void;
  setDensity: (density: Density) => void;
  /** Back to what the view, or else the list, comes with. */
  reset: () => void;
}

/**
 * How the columns of a list stand. A view with columns of its own keeps changes of them to itself until they are saved;
 * everywhere else they are the list's.
 */
export function useColumns<R extends BaseRow>(
  allowed: readonly ListColumn<R>[],
  view: View | undefined,
  { settings, update }: ListSettingsState,
): Columns<R> {
  const own = view?.columns === undefined ? undefined : view;
  const changed = own === undefined ? settings.columns : settings.viewColumns[own.id];
  const chosen = changed ?? own?.columns ?? settings.columns;
  const arranged = useMemo(() => arrange(allowed, chosen), [allowed, chosen]);
  return {
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
