import type { BaseRow, ListedName } from '#renderer/kit/data/queries.ts';
import { useCan, useSignedIn } from '#renderer/kit/data/session.ts';
import { useNavigation } from '#renderer/kit/ui/navigation.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import { manifests } from '#shared/resources/manifests.ts';
import { addressOf, isRouteName } from '#shared/routes.ts';
import type { ListDefinition } from './definition.ts';

export interface RowLinks<R> {
  /** Path of a row's page. */
  pathOf: (row: R) => string;
  /** Returns the address of a row's page; undefined without the permission to open it. */
  hrefOf: (row: R) => string | undefined;
  open: (row: R) => void;
  /** Returns a function that opens the row's form; undefined without a form or the permission to edit it. */
  editOf: (row: R) => (() => void) | undefined;
  /** Path of the creation form; undefined without the permission. */
  createPath: string | undefined;
  /** Opens the creation form; undefined without the permission. */
  create: (() => void) | undefined;
}

interface RowLinksOptions<R extends BaseRow> {
  definition: ListDefinition<R>;
  /** The query of the list: a page that is opened from it knows its neighbours. */
  query: ListQuery;
  /** Called before a row is opened. */
  onLeave: () => void;
}

/** Returns the links of rows, by the permissions of the user; the user's own record is always accessible. */
export function useRowLinks<R extends BaseRow>({ definition, query, onLeave }: RowLinksOptions<R>): RowLinks<R> {
  const { resource, opens } = definition;
  // `defineList` demands `opens` of a resource without pages.
  const pages = opens?.resource ?? (resource.name as ListedName);
  const pathOf = (row: R) => addressOf(`${pages}_show`, { id: opens?.idOf(row) ?? row.id });
  const { show } = manifests[pages].permissions;
  // The form of another resource is reached from its page; a part of a resource has the same records.
  const isSame = opens === undefined || manifests[resource.name].parent === pages;
  const { create, edit } = isSame ? resource.permissions : {};
  const can = useCan();
  const self = useSignedIn().user.id;
  const navigation = useNavigation();
  const toCreate = `${pages}_create`;
  const isOwn = (row: R) => definition.isOwn?.(row, self) === true;
  const canOpen = (row: R) => show === undefined || can(show) || isOwn(row);
  const canEdit = (row: R) => edit !== undefined && (can(edit) || isOwn(row));
  const createPath = create !== undefined && can(create) && isRouteName(toCreate) ? addressOf(toCreate) : undefined;
  return {
    pathOf,
    hrefOf: (row) => (canOpen(row) ? navigation.hrefOf(pathOf(row)) : undefined),
    open: (row) => {
      onLeave();
      // The neighbours of a row are records of this list.
      void navigation.open(pathOf(row), isSame ? { name: resource.name, query } : undefined);
    },
    editOf: (row) => {
      if (!canEdit(row)) return undefined;
      return () => {
        onLeave();
        void navigation.open(addressOf(`${pages}_edit`, { id: row.id }));
      };
    },
    createPath,
    create: createPath === undefined ? undefined : () => void navigation.open(createPath),
  };
}
