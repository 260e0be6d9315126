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
