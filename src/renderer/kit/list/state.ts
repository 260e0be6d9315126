import { z } from 'zod';
import type { ListResource } from '#renderer/kit/data/queries.ts';
import type { CalendarDay } from '#shared/calendar.ts';
import type { FilterValues, ListQuery, Sort } from '#shared/resources/define.ts';
import type { ListFilter } from './definition.ts';
import { type PageSize, pageSizes } from './page-size.ts';

/** The whole state of a list, as its address holds it. An empty `sort` means the resource's default. */
export interface ListState {
  page: number;
  perPage: PageSize;
  sort: readonly Sort[];
  /** By filter name, in the text form of its control; only those with a value. */
  filters: Readonly<Record<string, string>>;
  /** Id of the open view, whether or not it was changed since. */
  view: string | null;
}

/** The part of the state that a view of the list sets. */
export interface ViewState {
  id: string;
  /** In the text form of the address. */
  filters: Readonly<Record<string, string>>;
  sort: string;
}

/** The views that an address may name, and the default view. */
export interface KnownViews {
  all: readonly ViewState[];
  default: ViewState | null;
}
const noViews: KnownViews = { all: [], default: null };

/** In the address: no view, where the default view would open otherwise. */
const PLAIN = 'all';

interface ReadDefaults {
  perPage: PageSize;
  today: CalendarDay;
  views?: KnownViews;
}

/** The search parameters of an address, as the router takes them. */
export type ListSearch = Readonly<Record<string, unknown>>;

export interface SearchChange {
  /** Replaces the current history entry. */
  replace?: boolean;
}
export type OnSearch = (search: Record<string, string | number>, change?: SearchChange) => void;

/** Context for parsing an address. */
export interface Shape {
  resource: ListResource;
  filters: readonly ListFilter[];
  /** Filters that every query has. */
  within?: Readonly<Record<string, unknown>>;
  /** Parameters that every address has. */
  beside?: Readonly<Record<string, string>>;
}

const MAX_SORT_KEYS = 3;

const scalar = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const numeric = scalar.transform(Number);

const addressOf = (fallback: PageSize) =>
  z.object({
    page: numeric.pipe(z.int().min(1).max(1_000_000)).catch(1),
    perPage: numeric.pipe(z.union(pageSizes.map((size) => z.literal(size)))).catch(fallback),
    sort: scalar.catch(''),
    view: scalar.catch(''),
  });

/** Parses `-createdDate,familyName`: keys in order, a dash for descending. Unknown and repeated ones are dropped. */
function readSort(text: string, resource: ListResource): Sort[] {
  const keys = new Map<string, Sort>();
  for (const key of text.split(',')) {
    const field = key.replace(/^-/, '');
    if (Object.hasOwn(resource.sorts, field) && !keys.has(field)) {
      keys.set(field, { field, direction: key.startsWith('-') ? 'desc' : 'asc' });
    }
  }
  return [...keys.values()].slice(0, MAX_SORT_KEYS);
}

export const writeSort = (sort: readonly Sort[]) =>
  sort.map(({ field, direction }) => (direction === 'desc' ? `-${field}` : field)).join(',');

const isDefaultSort = (sort: readonly Sort[], { defaultSort }: ListResource) =>
  sort.length === 1 && writeSort(sort) === writeSort([defaultSort]);

/** Parses the value of a filter with the resource's own schema; undefined when it is invalid. */
function checkedValue({ resource }: Shape, { name, control }: ListFilter, text: string, today: CalendarDay): unknown {
  const contract = resource.filters[name];
  const value = control.toValue(text, today);
  if (contract === undefined || value === undefined) return undefined;
  const parsed = contract.schema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

/** Returns the filters whose text can be parsed. */
function readFilters(
  shape: Shape,
  texts: Readonly<Record<string, unknown>>,
  { today }: Pick<ReadDefaults, 'today'>,
): Record<string, string> {
  const filters: Record<string, string> = {};
  for (const filter of shape.filters) {
    const text = scalar.safeParse(texts[filter.name]).data ?? '';
    if (text !== '' && checkedValue(shape, filter, text, today) !== undefined) filters[filter.name] = text;
  }
  return filters;
}

/** Returns the part of a view that this version can read. */
export function viewContent(
  shape: Shape,
  view: ViewState,
  defaults: Pick<ReadDefaults, 'today'>,
): Pick<ListState, 'filters' | 'sort' | 'view'> {
  const sort = readSort(view.sort, shape.resource);
  return {
    filters: readFilters(shape, view.filters, defaults),
    sort: isDefaultSort(sort, shape.resource) ? [] : sort,
    view: view.id,
  };
}

const isSilent = (shape: Shape, search: ListSearch): boolean =>
  ['view', 'sort', ...shape.filters.map(({ name }) => name)].every((name) => search[name] === undefined);

/**
 * Parses an address; invalid parts fall back to their defaults. An address without view, sort and filters opens the
 * default view.
 */
export function readSearch(shape: Shape, search: ListSearch, defaults: ReadDefaults): ListState {
  const { page, perPage, sort: sortText, view: viewId } = addressOf(defaults.perPage).parse(search);
  const { views = noViews } = defaults;
  const named = views.all.find(({ id }) => id === viewId);
  const filters = readFilters(shape, search, defaults);
  const opened = isSilent(shape, search) ? views.default : named;
  const isUnmodified = search.sort === undefined && Object.keys(filters).length === 0;
  if (opened && isUnmodified) return { page, perPage, ...viewContent(shape, opened, defaults) };
  const sort = readSort(sortText, shape.resource);
  return { page, perPage, sort: isDefaultSort(sort, shape.resource) ? [] : sort, filters, view: named?.id ?? null };
}

/** Whole numbers go as numbers: the router would put other digits between quotation marks. */
const plain = (text: string) => (/^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : text);

/**
 * Writes a state as an address, without defaults: the plain list has a plain address. Filters and sort are written
 * beside the view they come from, so that the address means the same to a user who does not have that view.
 */
export function writeSearch(
  shape: Shape,
  state: ListState,
  defaults: { perPage: PageSize; views?: KnownViews },
): Record<string, string | number> {
  const { views = noViews } = defaults;
  const hasSort = state.sort.length > 0 && !isDefaultSort(state.sort, shape.resource);
  const isPlain = !hasSort && Object.keys(state.filters).length === 0;
  const view = views.all.find(({ id }) => id === state.view);
  // A view whose filters and sort are all gone is no longer that view: alone in the address, its name would restore
  // them.
  const isCleared = isPlain && view !== undefined && (view.sort !== '' || Object.keys(view.filters).length > 0);
  const named = isCleared ? undefined : view?.id;
  const viewId = named ?? (isPlain && views.default !== null ? PLAIN : undefined);
  return {
    ...shape.beside,
    ...(viewId !== undefined && { view: viewId }),
    ...(state.page > 1 && { page: state.page }),
    ...(state.perPage !== defaults.perPage && { perPage: state.perPage }),
    ...(hasSort && { sort: writeSort(state.sort) }),
    ...Object.fromEntries(
      shape.filters
        .map(({ name }) => [name, state.filters[name] ?? ''] as const)
        .filter(([, text]) => text !== '')
        .map(([name, text]) => [name, plain(text)]),
    ),
  };
}

/** Builds the request of a state, on a day. */
export function queryOf(shape: Shape, state: ListState, today: CalendarDay): ListQuery {
  const filters: Record<string, unknown> = { ...shape.within };
  for (const filter of shape.filters) {
    const text = state.filters[filter.name];
    const value = text === undefined ? undefined : checkedValue(shape, filter, text, today);
    if (value !== undefined) filters[filter.name] = value;
  }
  return {
    page: state.page,
    perPage: state.perPage,
    sort: effectiveSort(state, shape.resource),
    // Each value was just parsed by the schema of its own filter, or stands in the definition.
    filters: filters as FilterValues<ListResource['filters']>,
  };
}

/** The sort of the rows: the state's, else the resource's default. */
export const effectiveSort = ({ sort }: Pick<ListState, 'sort'>, { defaultSort }: ListResource): Sort[] =>
  sort.length > 0 ? [...sort] : [defaultSort];
