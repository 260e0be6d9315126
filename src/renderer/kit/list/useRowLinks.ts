import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import type { ListDefinition } from './definition.ts';

export interface RowLinks<R> {
  /** Address of a row's page; undefined for whoever may not open it. */
  hrefOf: (row: R) => string | undefined;
  open: (row: R) => void;
  /** Opens its form; undefined where there is none, and for whoever may not edit it. */
  editOf: (row: R) => (() => void) | undefined;
  /** Where a new one is made; undefined for whoever may not. */
  createPath: string | undefined;
}

interface Options<R extends BaseRow> {
  definition: ListDefinition<R>;
  /** What the list shows: a page that is opened from it knows its neighbours. */
  query: ListQuery;
  /** Before the list is left for a row. */
  onLeave: () => void;
}

/** Where the rows of a list lead, by the rights of the person; one's own record is always open. */
export function useRowLinks<R extends BaseRow>({ definition, query, onLeave }: Options<R>): RowLinks<R> {
  const { resource, showPath, editPath } = definition;
  const { create, edit, show } = resource.permissions;
  const can = useCan();
  const self = useSignedIn().user.id;
  const navigation = useNavigation();
  const isOwn = (row: R) => definition.isOwn?.(row, self) === true;
  const canOpen = (row: R) => show === undefined || can(show) || isOwn(row);
  const canEdit = (row: R) => edit !== undefined && (can(edit) || isOwn(row));
  return {
    hrefOf: (row) => (canOpen(row) ? navigation.hrefOf(showPath(row.id)) : undefined),
    open: ({ id }) => {
      onLeave();
      void navigation.open(showPath(id), { name: resource.name, query });
    },
    editOf: (row) => {
      if (editPath === undefined || !canEdit(row)) return undefined;
      return () => {
        onLeave();
        void navigation.open(editPath(row.id));
      };
    },
    createPath: create !== undefined && can(create) ? definition.createPath : undefined,
  };
}
