import type { QueryAction, QueryDialogProps } from '#renderer/kit/actions/define.ts';
import { printEntry } from '#renderer/kit/actions/print-action.tsx';
import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { lazily } from '#renderer/kit/ui/lazily.tsx';
import { useTranslate } from '#renderer/kit/ui/translate.ts';
import type { Columns } from '../columns/useColumns.ts';
import type { ListDefinition, ListFilter } from '../definition.ts';

const ListPrintDialog = lazily(async () => (await import('./ListPrintDialog.tsx')).ListPrintDialog);

interface ListPrintOptions<R extends BaseRow> {
  definition: ListDefinition<R>;
  columns: Pick<Columns<R>, 'arranged'>;
  /** Filters in the text form of the address. */
  filters: Readonly<Record<string, string>>;
}

/** Returns the action that prints the list on screen: its columns in sight, its filters, all its pages. */
export function useListPrint<R extends BaseRow>({ definition, columns, filters }: ListPrintOptions<R>): QueryAction {
  const title = useTranslate()(definition.label);
  const list = {
    title,
    // Cells take the rows of their own list, which the dialog reads.
    columns: columns.arranged.flatMap(({ column, isShown }) => (isShown ? [column as never] : [])),
    filters: definition.filters.flatMap((filter: ListFilter) => {
      const text = filters[filter.name];
      return text === undefined ? [] : [{ filter, text }];
    }),
  };
  return {
    ...printEntry,
    id: `${definition.resource.name}.printList`,
    label: 'list:print.action',
    accepts: 'query',
    Dialog: ({ resource, query, total, onClose }: QueryDialogProps) => (
      <ListPrintDialog {...{ resource, query, total, list, onClose }} />
    ),
  };
}
