import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import { localDay } from '#shared/calendar.ts';
import { toAppError } from '#shared/failure.ts';
import { type ColumnLayout, type SavedView, savedView } from '#shared/lists.ts';
import type { Columns } from '../columns/useColumns.ts';
import type { ListDefinition } from '../definition.ts';
import { useRememberView } from '../recent/useRecent.ts';
import { type ListState, type Shape, type ViewState, viewContent, writeSort } from '../state.ts';
import type { ListSettingsState } from './useListSettings.ts';
import { type View, type Views, viewChanges } from './useViews.ts';

interface OpenViewOptions<R extends BaseRow> {
  definition: ListDefinition<R>;
  state: ListState;
  /** `opened` is a view that was just saved. */
  change: (changes: Partial<ListState>, how?: { opened?: ViewState }) => void;
  views: Views;
  columns: Pick<Columns<R>, 'layout' | 'isModified'>;
  settings: ListSettingsState;
}

export interface OpenViews {
  views: Views;
  current: View | undefined;
  /** The list differs from its view. */
  isModified: boolean;
  /** The current state: what a saved view would hold. */
  shown: Pick<ListState, 'filters' | 'sort'> & { columns: ColumnLayout };
  changes: ReturnType<typeof viewChanges>;
  /** Opens a view; null shows every row, in the default sort. */
  show: (view: ViewState | null) => void;
  /** Makes a view the open one without changing the list. */
  mark: (view: SavedView) => void;
  exportFile: () => void;
  importFile: () => void;
}

/** The open view of a list, and the actions on views. */
export function useOpenView<R extends BaseRow>(options: OpenViewOptions<R>): OpenViews {
  const { definition, state, change, views, columns, settings } = options;
  const notify = useNotify();
  const today = localDay(Date.now());
  const current = views.all.find(({ id }) => id === state.view);
  const changes = viewChanges(settings);
  const list = definition.resource.name;
  useRememberView(list, remembered(definition, current));

  const exportFile = async () => {
    try {
      const own = settings.settings.views.map(({ id: _id, ...view }) => view);
      const { fileName } = await invoke('views.save', { format: 'escale-views', version: 1, list, views: own });
      notify({ context: 'views', name: 'exported', outcome: 'success', values: { fileName } });
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind !== 'cancelled') notify({ context: 'views', name: 'exported', outcome: 'error', error });
    }
  };
  const importFile = async () => {
    try {
      const file = await invoke('views.open', undefined);
      if (file.list !== list) {
        notify({ context: 'views', name: 'foreign', outcome: 'error' });
        return;
      }
      const added = changes.add(file.views.map((view) => readable(definition, view, today)));
      const names = added.map(({ name }) => name).join(', ');
      notify({ context: 'views', name: 'imported', outcome: 'success', values: { names } });
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind !== 'cancelled') notify({ context: 'views', name: 'imported', outcome: 'error', error });
    }
  };

  return {
    views,
    current,
    isModified: current !== undefined && (columns.isModified || !isAsViewed(definition, state, current, today)),
    shown: { filters: state.filters, sort: state.sort, columns: columns.layout },
    changes,
    show: (view) =>
      change({
        page: 1,
        ...(view === null ? { filters: {}, sort: [], view: null } : viewContent(definition, view, { today })),
      }),
    mark: (view) => change({ view: view.id }, { opened: view }),
    exportFile: () => void exportFile(),
    importFile: () => void importFile(),
  };
}

/** A view as a recent item: the user's own by its id only, because its name can change. */
function remembered({ views = [] }: Pick<ListDefinition, 'views'>, view: View | undefined) {
  if (view === undefined) return null;
  return { id: view.id, label: view.kind === 'system' ? views.find(({ id }) => id === view.id)?.label : undefined };
}

/** Whether the filters and the sort are those of the view. */
function isAsViewed(definition: Shape, state: ListState, view: View, today: CalendarDay): boolean {
  const content = viewContent(definition, view, { today });
  const names = Object.keys(content.filters);
  return (
    writeSort(content.sort) === writeSort(state.sort) &&
    names.length === Object.keys(state.filters).length &&
    names.every((name) => content.filters[name] === state.filters[name])
  );
}

/** Converts a view of a file for this list: filters and columns that it does not know are left out. */
function readable(
  definition: Shape & { columns: readonly { id: string }[] },
  view: Omit<SavedView, 'id'>,
  today: CalendarDay,
): Omit<SavedView, 'id'> {
  const { filters, sort } = viewContent(definition, { ...view, id: '' }, { today });
  const ids = new Set(definition.columns.map(({ id }) => id));
  const columns = view.columns?.filter(({ id }) => ids.has(id));
  return savedView.omit({ id: true }).parse({ name: view.name, filters, sort: writeSort(sort), columns });
}
