import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { Action } from '#renderer/kit/actions/define.ts';
import type { BaseRow, ListedName, ListResource } from '#renderer/kit/data/queries.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import type { Requires } from '#renderer/kit/data/session.ts';
import type { Format } from '#renderer/kit/ui/format.ts';
import type { Text } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { SignedInState } from '#shared/ipc/session.ts';
import type { FilterContract, Filters, FilterValues, ResourceContract, Sort } from '#shared/resources/define.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import type { FilterControl } from './filters/control.ts';
import type { PageSize } from './page-size.ts';
import type { ListBarProps } from './slots.ts';

/** Context for rendering cells, built once per list, so that a thousand cells do not each subscribe to the language. */
export interface CellTools {
  translate: Text;
  format: Format;
  /** The words with which a name of a row begins as several others on the page do; empty for one of its own. */
  startOf?: (name: string) => string;
}

export interface ListColumn<R extends BaseRow = BaseRow, Field extends string = string> extends Requires {
  id: string;
  header: TextKey;
  /** Pixels at the normal size; remaining space is shared in these proportions. */
  width: number;
  /** Renders the cell; plain elements without hooks. */
  cell: (row: R, tools: CellTools) => ReactNode;
  /** Sort key of the resource; absent when the platform cannot sort by it. */
  sort?: Field;
  /** Second sort key, which Shift+click on the same column adds after `sort`. */
  sortThen?: Field;
  /** Set where the first column holds only a part of the name: the name of the whole row is `rowLabel`. */
  isPartOfName?: boolean;
  /** Hidden until the user chooses it. */
  isOptional?: boolean;
  /** Leaves first where the window has no room for every column, the highest number before the others; stays when absent. */
  priority?: number;
  /** Digits that always have room, such as those of a telephone number. */
  digits?: number;
  /** Set at the end of its column, so that digits stand below one another. */
  isNumber?: boolean;
  /** Path of the field of the form that changes what it shows: the cell is changed where it stands (`CellEditor`). */
  edits?: string;
  /** Paths of its raw values in a row, for exports: `['homeAddress.locality']`; the column's id when absent. */
  fields?: readonly FieldPath<R>[];
}

/** A field of a row, or of an object in it, down to two objects. */
export type FieldPath<R> = {
  [K in keyof R & string]: NonNullable<R[K]> extends readonly unknown[]
    ? K
    : NonNullable<R[K]> extends object
      ? K | `${K}.${InnerPath<NonNullable<R[K]>>}`
      : K;
}[keyof R & string];

type InnerPath<R> = {
  [K in keyof R & string]: NonNullable<R[K]> extends readonly unknown[]
    ? K
    : NonNullable<R[K]> extends object
      ? K | `${K}.${keyof NonNullable<R[K]> & string}`
      : K;
}[keyof R & string];

export interface ListFilter<Name extends string = string, Value = unknown> extends Requires {
  name: Name;
  label: TextKey;
  control: FilterControl<Value>;
  /** Always on the line: a search as its box, another as a chip that has no value yet. The user adds the others. */
  isAlwaysOn?: boolean;
  /** What the search box takes, in the box. */
  placeholder?: TextKey;
  /** Shown under the control: what the platform actually compares. */
  hint?: TextKey;
  /** Heading of its group in the menu of filters. */
  group?: TextKey;
  /** Set by another part of the screen, e.g. a map: the menu that adds filters leaves it out. */
  isSetElsewhere?: boolean;
  /** Set and shown by the list's own `Bar`, so that it has no chip. */
  isOnBar?: boolean;
}

/** A predefined view of the module: filters in the text form of the address, so that days stay relative. */
export interface SystemView<Name extends string = string, Field extends string = string> extends Requires {
  id: string;
  label: TextKey;
  filters: Readonly<Partial<Record<Name, string>>>;
  sort?: readonly Sort<Field>[];
}

/** A sort without a column: its key is not among the fields that are read. */
export interface ListOrder<Field extends string = string> {
  id: string;
  label: TextKey;
  sort: readonly Sort<Field>[];
}

type NamedFilters<F extends Filters> = {
  [K in keyof F & string]: ListFilter<K, F[K] extends FilterContract<infer V> ? V : never>;
}[keyof F & string];

export interface Contacts {
  telephone?: string | null;
  email?: string | null;
}

export interface CellEditorProps<R> {
  row: R;
  /** Path of the field in the form. */
  field: string;
  /** Name of the row. */
  name: string;
  /** The cell. */
  anchor: HTMLElement;
  onClose: () => void;
}

interface ListParts<R extends BaseRow> {
  /** Name of the grid for assistive technology. */
  label: TextKey;
  /** State E0: no rows, no filter; a function where it depends on the user. */
  empty: TextKey | ((session: SignedInState) => TextKey);
  /** What its records are for, and where they come from: shown under `empty`. */
  emptyHint?: TextKey;
  /** Another empty state for these filters (in the text form of the address), where no row is good news. */
  emptyFor?: (filters: Readonly<Record<string, string>>) => TextKey | undefined;
  /** Note under a list that the platform may have restricted: shown with at most one row and no filter. */
  scopeNote?: TextKey;
  /** Note under the list about records that it never contains. */
  note?: TextKey;
  /** Whether a record is the signed-in user's own: it can be opened and edited without a permission. */
  isOwn?: (row: R, personId: number) => boolean;
  /** Actions on the list, a row or a selection (kit/actions). */
  actions: readonly Action<R>[];
  /** Id of the view that opens where the person chose none; every row, in the default sort, when absent. */
  defaultView?: string;
  /** Rows per page to begin with, unless the person prefers more. */
  startsAt?: PageSize;
  /** Whether it is read again when the window regains the focus; true when absent. */
  refreshesOnFocus?: boolean;
  /** Whether Space and the eye button show the row beside the list; true when absent. */
  hasPreview?: boolean;
  /** Changes one cell of a row where it stands; its code is loaded when it opens. */
  CellEditor?: (props: CellEditorProps<R>) => ReactNode;
  /** How a person of the list is reached: shown first in the preview. */
  contactsOf?: (row: R) => Contacts;
  /** Shown below the fields of the preview: content too wide for a column. */
  PreviewBody?: ComponentType<{ row: R }>;
  /** Notices above the rows, independent of the filters. */
  Above?: ComponentType;
  /** Names in the address that are not the list's own, such as those of `Above`: they stay when the list changes it. */
  keeps?: readonly string[];
  /** Shown under the filters: tools of the module that work on what the list shows. */
  Bar?: ComponentType<ListBarProps<R>>;
  /** Replaces the rows of an empty list; the default texts when absent. */
  Empty?: ComponentType<Pick<ListBarProps<R>, 'page'> & { onClear: () => void }>;
  /** Shown under the list, after its notes. */
  Below?: ComponentType<Pick<ListBarProps<R>, 'page'>>;
}

/** The records whose pages the rows open, where these are not pages of their own. */
export interface RowPages<R> {
  resource: ListedName;
  idOf: (row: R) => number;
}

/** A list as data. Sorts, filters and permissions come from the resource; `defineList` checks the names. */
export interface ListDefinition<R extends BaseRow = BaseRow> extends ListParts<R> {
  resource: ListResource;
  rowLabel: (row: R) => string;
  columns: readonly ListColumn<R>[];
  filters: readonly ListFilter[];
  views?: readonly SystemView[];
  /** Offered in a menu beside the columns. */
  orders?: readonly ListOrder[];
  /** Fixed filters of every query that define the list, such as one community. */
  within?: Readonly<Record<string, unknown>>;
  /** Parameters of the address beside those of the list, such as the tab of a page that it stands in. */
  beside?: Readonly<Record<string, string>>;
  /** Pages of another resource that the rows open; their own when absent. */
  opens?: RowPages<R>;
}

/** Builds a definition whose columns, sorts and filters the compiler checks against the resource. */
export function defineList<
  const Name extends ResourceName,
  Row extends z.ZodType<BaseRow>,
  Item extends z.ZodType,
  Write extends z.ZodObject,
  F extends Filters,
  Field extends string,
>(
  resource: ResourceContract<Name, Row, Item, Write, F, Field>,
  parts: ListParts<z.output<Row>> & {
    /** Name of a row; its `name` or `title` when absent. */
    rowLabel?: (row: z.output<Row>) => string;
    columns: readonly ListColumn<z.output<Row>, NoInfer<Field>>[];
    filters: readonly NamedFilters<NoInfer<F>>[];
    views?: readonly SystemView<NoInfer<keyof F & string>, NoInfer<Field>>[];
    orders?: readonly ListOrder<NoInfer<Field>>[];
    within?: FilterValues<NoInfer<F>>;
    beside?: Readonly<Record<string, string>>;
  } & (Name extends ListedName ? unknown : { opens: RowPages<z.output<Row>> }),
): ListDefinition<z.output<Row>> {
  return { resource, rowLabel: recordName, ...parts };
}
