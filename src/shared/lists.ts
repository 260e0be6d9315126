import { z } from 'zod';
import { namedBy } from './bounded.ts';
import { manifests } from './resources/manifests.ts';

/** A list with positions can be shown as rows, as a map, or as both side by side. */
export const listLayouts = ['list', 'map', 'both'] as const;
export type ListLayout = (typeof listLayouts)[number];

export const densities = ['compact', 'normal', 'comfortable'] as const;
export const density = z.enum(densities);
export type Density = z.infer<typeof density>;

/** Limits of column widths, in pixels. */
export const columnWidths = { min: 48, max: 800 } as const;

/** Columns as a person arranged them, from the left. `width` in pixels; absent for the default. */
export const columnLayout = z
  .array(
    z.object({
      id: z.string().min(1).max(60),
      isShown: z.boolean(),
      width: z.int().min(columnWidths.min).max(columnWidths.max).optional(),
    }),
  )
  .max(100);
export type ColumnLayout = z.infer<typeof columnLayout>;

const viewName = z.string().trim().min(1).max(60);

/**
 * Content of a view: filters by name, as in the URL, so that `7d` stays seven days before the day on which the view is
 * opened; the sort as in the URL (`-createdDate,familyName`, empty for the list's default).
 */
const viewContent = {
  name: viewName,
  filters: namedBy(z.string().max(60), z.string().min(1).max(2000), 100),
  sort: z.string().max(200),
  columns: columnLayout.optional(),
};

const viewId = z.string().regex(/^[\w-]{1,36}$/);

/** A view that a person saved. */
export const savedView = z.object({ id: viewId, ...viewContent });
export type SavedView = z.infer<typeof savedView>;

export const maxViews = 100;

/** A person's settings of one list. */
export const listSettings = z.object({
  /** Columns of the list outside views with their own columns. */
  columns: columnLayout.optional(),
  /** Unsaved columns of such views, by the view's id. */
  viewColumns: namedBy(viewId, columnLayout, maxViews),
  /** Absent for the default, which depends on the window's width. */
  layout: z.enum(listLayouts).optional(),
  views: z.array(savedView).max(maxViews),
  /** The view that the list opens with: one of `views`, or a built-in one. */
  defaultView: z.string().max(60).optional(),
});
export type ListSettings = z.infer<typeof listSettings>;

/** Default settings of a list. */
export const untouchedList: ListSettings = { viewColumns: {}, views: [] };

/** Lists of people whose settings are kept at most: those of twenty people who share a computer. */
const maxLists = 20 * Object.keys(manifests).length;
/** Allowance for the entries that the page adds. */
const maxSentLists = maxLists + 1;

/** A list by its name, with the person's id, because several people may share a computer. */
const listKey = z.string().regex(new RegExp(`^(?:${Object.keys(manifests).join('|')})(?::\\d{1,16})?$`));

/** Settings by list. */
export const listsSettings = namedBy(listKey, listSettings, maxSentLists);
export type ListsSettings = z.infer<typeof listsSettings>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parses stored settings: each part or view that this version cannot read is left out, without affecting others. */
export function readListsSettings(stored: unknown): ListsSettings {
  if (!isRecord(stored)) return {};
  const known = Object.entries(stored).filter(([key]) => listKey.safeParse(key).success);
  return Object.fromEntries(known.slice(-maxLists).map(([key, value]) => [key, readListSettings(value)]));
}

function readListSettings(stored: unknown): ListSettings {
  if (!isRecord(stored)) return untouchedList;
  const { shape } = listSettings;
  const views = Array.isArray(stored.views) ? stored.views : [];
  return {
    ...untouchedList,
    ...partOf('columns', shape.columns.safeParse(stored.columns).data),
    viewColumns: readViewColumns(stored.viewColumns),
    ...partOf('layout', shape.layout.safeParse(stored.layout).data),
    ...partOf('defaultView', shape.defaultView.safeParse(stored.defaultView).data),
    views: views
      .slice(0, 10 * maxViews)
      .flatMap((view) => savedView.safeParse(view).data ?? [])
      .slice(0, maxViews),
  };
}

const readViewColumns = (stored: unknown): ListSettings['viewColumns'] =>
  Object.fromEntries(
    Object.entries(isRecord(stored) ? stored : {})
      .slice(-maxViews)
      .flatMap(([id, value]) => {
        const { data } = columnLayout.safeParse(value);
        return data === undefined || !viewId.safeParse(id).success ? [] : [[id, data]];
      }),
  );

const partOf = <Key extends string, Value>(key: Key, value: Value | undefined) =>
  // The compiler widens a computed name to `string`; it is this key or none.
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };

/** The views of one list as a file that can be shared. */
export const viewFile = z.object({
  format: z.literal('escale-views'),
  version: z.literal(1),
  list: z.string().min(1).max(60),
  views: z.array(z.object(viewContent)).min(1).max(maxViews),
});
export type ViewFile = z.infer<typeof viewFile>;
