import type { BaseRow } from '#renderer/kit/data/queries.ts';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import { addressOf } from '#shared/routes.ts';
import type { ListDefinition } from './definition.ts';

export interface RowLinks<R> {
  /** Returns the address of a row's page; undefined without the permission to open it. */
  hrefOf: (row: R) => string | undefined;
  open: (row: R) => void;
  /** Returns a function that opens the row's form; undefined without a form or the permission to edit it. */
  editOf: (row: R) => (() => void) | undefined;
  /** Path of the creation form; undefined without the permission. */
  createPath: string | undefined;
}

interface Options<R extends BaseRow> {
  definition: ListDefinition<R>;
  /** The query of the list: a page that is opened from it knows its neighbours. */
  query: ListQuery;
  /** Called before a row is opened. */
  onLeave: () => void;
}

/** Returns the links of rows, by the permissions of the user; the user's own record is always accessible. */
export function useRowLinks<R extends BaseRow>({ definition, query, onLeave }: Options<R>): RowLinks<R> {
  const { resource } = definition;
  const showPath = (id: number) => addressOf(`${resource.name}_show`, { id });
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
      if (!canEdit(row)) return undefined;
      return () => {
        onLeave();
        void navigation.open(addressOf(`${resource.name}_edit`, { id: row.id }));
      };
    },
    createPath: create !== undefined && can(create) ? addressOf(`${resource.name}_create`) : undefined,
  };
}
