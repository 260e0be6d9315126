import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { Action } from '#renderer/kit/actions/define.ts';
import type { BaseRow, ListResource } from '#renderer/kit/data/queries.ts';
import type { Requires } from '#renderer/kit/data/session.ts';
import type { Format } from '#renderer/kit/ui/format.ts';
import type { Text } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { FilterContract, Filters, ResourceContract, Sort } from '#shared/resources/define.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { FilterControl } from './filters/control.ts';

/** What cells are drawn with: made once for a list, so that a thousand cells do not each listen to the language. */
export interface CellTools {
  translate: Text;
  format: Format;
}

export interface ListColumn<R extends BaseRow = BaseRow, Field extends string = string> extends Requires {
  id: string;
  header: TextKey;
  /** Pixels at the normal size; spare room is shared out in these proportions. */
  width: number;
  /** Draws the cell; plain elements without hooks. */
  cell: (row: R, tools: CellTools) => ReactNode;
  /** Order key of the resource; absent when the platform cannot sort by it. */
  sort?: Field;
  /** Second key that Shift+click adds behind `sort` on the same column. */
  sortThen?: Field;
  /** Not shown until the person asks for it. */
  isOptional?: boolean;
  /** Where its raw values lie in a row, for files: `['homeAddress.locality']`; the column's id when absent. */
  fields?: readonly FieldPath<R>[];
}

/** A field of a row, or one of an object in it. */
export type FieldPath<R> = {
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
  /** Fixed in the bar; the others are added by the person. */
  isAlwaysOn?: boolean;
  /** Shown under the control: what the platform really compares. */
  hint?: TextKey;
  /** Heading under which the menu gathers filters of one kind. */
  group?: TextKey;
  /** Set by another part of the screen, e.g. a map: the menu that adds filters does not offer it. */
  isSetElsewhere?: boolean;
}

/** A view that comes with the module: filters in the text of the address, so that days stay relative. */
export interface SystemView<Name extends string = string, Field extends string = string> extends Requires {
  id: string;
  label: TextKey;
  filters: Readonly<Partial<Record<Name, string>>>;
  sort?: readonly Sort<Field>[];
}

/** An order that no column stands for: what it sorts by is not among what is read. */
export interface ListOrder<Field extends string = string> {
  id: string;
  label: TextKey;
  sort: readonly Sort<Field>[];
}

type NamedFilters<F extends Filters> = {
  [K in keyof F & string]: ListFilter<K, F[K] extends FilterContract<infer V> ? V : never>;
}[keyof F & string];

interface ListParts<R extends BaseRow> {
  /** Name of the grid for assistive technology. */
  label: TextKey;
  /** State E0: nothing there, no filter. */
  empty: TextKey;
  /** Under a list that the platform may have narrowed: shown when there is at most one row and no filter. */
  scopeNote?: TextKey;
  /** Under the list: what it never holds, whatever is searched. */
  note?: TextKey;
  rowLabel: (row: R) => string;
  /** Whether a record is the signed-in person's own: that one opens, and is edited, without a right. */
  isOwn?: (row: R, personId: number) => boolean;
  /** The page of a record; rows are links to it for whoever holds the resource's `show` right. */
  showPath: (id: number) => string;
  editPath?: (id: number) => string;
  createPath?: string;
  /** What can be done with the list, a row or a selection (kit/actions). */
  actions: readonly Action<R>[];
  /** Whether Space and the eye show the row beside the list; default yes. */
  hasPreview?: boolean;
  /** Stands below the fields of the preview: what a column is too narrow for. */
  PreviewBody?: ComponentType<{ row: R }>;
}

/** A list as data. Sorts, filters and rights come from the resource; `defineList` checks the names. */
export interface ListDefinition<R extends BaseRow = BaseRow> extends ListParts<R> {
  resource: ListResource;
  columns: readonly ListColumn<R>[];
  filters: readonly ListFilter[];
  views?: readonly SystemView[];
  /** Offered in a menu beside the columns. */
  orders?: readonly ListOrder[];
}

/** A definition whose columns, sorts and filters are checked against the resource by the compiler. */
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
    columns: readonly ListColumn<z.output<Row>, NoInfer<Field>>[];
    filters: readonly NamedFilters<NoInfer<F>>[];
    views?: readonly SystemView<NoInfer<keyof F & string>, NoInfer<Field>>[];
    orders?: readonly ListOrder<NoInfer<Field>>[];
  },
): ListDefinition<z.output<Row>> {
  return { resource, ...parts };
}
