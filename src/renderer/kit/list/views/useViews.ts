import { useTranslate } from '#renderer/kit/ui/translate.ts';
import { folded } from '#shared/folded.ts';
import { type ColumnLayout, type ListSettings, maxViews, type SavedView } from '#shared/lists.ts';
import type { ListDefinition } from '../definition.ts';
import { type KnownViews, type ListState, type ViewState, writeSort } from '../state.ts';
import { useAllowed } from '../useAllowed.ts';
import type { ListSettingsState } from './useListSettings.ts';

/** A view of a list, as its menu shows it. */
export interface View extends ViewState {
  name: string;
  kind: 'system' | 'own';
  /** Absent where the columns of the list apply. */
  columns?: ColumnLayout;
}

export interface Views extends KnownViews {
  all: readonly View[];
  default: View | null;
  /** Whether the person chose the default view; otherwise it is that of the list itself, if it has one. */
  isDefaultChosen: boolean;
}

/** A letter first: the router would read digits alone, or `12e45678`, as a number. */
const newViewId = (): string => `v${crypto.randomUUID().slice(0, 7)}`;

/** Returns the views of a list: the predefined ones that the user may see, then the user's own. */
export function useViews(definition: Pick<ListDefinition, 'views' | 'defaultView'>, settings: ListSettings): Views {
  const translate = useTranslate();
  const isAllowed = useAllowed();
  const system = (definition.views ?? []).filter(isAllowed).map(
    ({ id, label, filters, sort = [] }): View => ({
      id,
      kind: 'system',
      name: translate(label),
      filters: withoutGaps(filters),
      sort: writeSort(sort),
    }),
  );
  const all = [...system, ...settings.views.map((view): View => ({ ...view, kind: 'own' }))];
  const chosen = all.find(({ id }) => id === settings.defaultView);
  const first = all.find(({ id }) => id === definition.defaultView);
  return { all, default: chosen ?? first ?? null, isDefaultChosen: chosen !== undefined };
}

const withoutGaps = (filters: Readonly<Partial<Record<string, string>>>): Record<string, string> =>
  Object.fromEntries(Object.entries(filters).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

/** Whether two names are equal apart from case, accents and spelling. */
export const isSameName = (one: string, other: string): boolean => folded(one) === folded(other);

/** Appends a number to a name that is taken: `Nancy (2)`. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? '' : ` (${number})`;
    const candidate = `${name.trim().slice(0, 60 - ending.length)}${ending}`;
    if (!taken.some((other) => isSameName(other, candidate))) return candidate;
  }
}

type Shown = Pick<ListState, 'filters' | 'sort'> & { columns: ColumnLayout };

const contentOf = ({ filters, sort, columns }: Shown) => ({ filters: { ...filters }, sort: writeSort(sort), columns });

/** Returns the functions that change the user's views. */
export function viewChanges({ settings, update }: ListSettingsState) {
  const { views, viewColumns, defaultView } = settings;
  const columnsWithout = (id: string) => {
    const { [id]: _gone, ...others } = viewColumns;
    return others;
  };
  return {
    canSave: views.length < maxViews,
    /** @returns the new view */
    save: (name: string, shown: Shown, isDefault: boolean): SavedView => {
      const view = { id: newViewId(), name: name.trim(), ...contentOf(shown) };
      update({ views: [...views, view], ...(isDefault && { defaultView: view.id }) });
      return view;
    },
    overwrite: (id: string, shown: Shown) =>
      update({
        views: views.map((view) => (view.id === id ? { ...view, ...contentOf(shown) } : view)),
        viewColumns: columnsWithout(id),
      }),
    rename: (id: string, name: string) =>
      update({ views: views.map((view) => (view.id === id ? { ...view, name: name.trim() } : view)) }),
    remove: (id: string) =>
      update({
        views: views.filter((view) => view.id !== id),
        viewColumns: columnsWithout(id),
        defaultView: defaultView === id ? undefined : defaultView,
      }),
    setDefault: (id: string | undefined) => update({ defaultView: id }),
    /** Adds the views of a file to the existing ones; a name that is taken gets a number. @returns those added */
    add: (found: readonly Omit<SavedView, 'id'>[]): SavedView[] => {
      const names = views.map(({ name }) => name);
      const added = found.slice(0, maxViews - views.length).map((view) => {
        const name = freeName(view.name, names);
        names.push(name);
        return { ...view, name, id: newViewId() };
      });
      update({ views: [...views, ...added] });
      return added;
    },
  };
}
