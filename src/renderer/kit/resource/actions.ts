import {
  AddRegular,
  ArrowDownloadRegular,
  CopyRegular,
  DeleteRegular,
  EditRegular,
  type FluentIcon,
  OpenRegular,
} from '@fluentui/react-icons';
import type { BulkWork } from '#renderer/kit/actions/bulk/work.ts';
import type { Confirm } from '#renderer/kit/actions/confirm/levels.ts';
import {
  type BulkAction,
  defineAction,
  type PerformedAction,
  type RecordAction,
} from '#renderer/kit/actions/define.ts';
import type { ActionContext, ActionTools } from '#renderer/kit/actions/tools.ts';
import { type BaseRow, keys, type ListedName } from '#renderer/kit/data/queries.ts';
import { recordName } from '#renderer/kit/data/record-name.ts';
import { ListExportDialog } from '#renderer/kit/list/export/ListExportDialog.tsx';
import type { TextKey } from '#renderer/locales/text-key.ts';
import { addressOf } from '#shared/routes.ts';
import { deleteRecord } from './calls.ts';
import { type RecordResource, rightsOf } from './resources.ts';

/** Ids of the actions that every resource has, for the header of its page. */
export const actionIds = (resource: ListedName) =>
  ({ edit: `${resource}.edit`, duplicate: `${resource}.duplicate` }) as const;

/** Opens a record's page. */
export const openAction = <R extends BaseRow>(resource: ListedName): RecordAction<R> =>
  defineAction<R, unknown>({
    id: `${resource}.open`,
    label: 'record:actions.open',
    icon: OpenRegular,
    section: 'open',
    permission: rightsOf(resource).show,
    accepts: 'one',
    perform: ({ id }, { open }) => open(addressOf(`${resource}_show`, { id })),
  });

/** Opens a record's form. */
export const editAction = <R extends BaseRow>(resource: ListedName): RecordAction<R> =>
  defineAction<R, unknown>({
    id: actionIds(resource).edit,
    label: 'record:actions.edit',
    icon: EditRegular,
    section: 'open',
    shortcut: 'edit',
    permission: rightsOf(resource).edit,
    accepts: 'one',
    perform: ({ id }, { open }) => open(addressOf(`${resource}_edit`, { id })),
  });

interface CopyOptions<R> {
  id: string;
  label: TextKey;
  icon?: FluentIcon;
  /** The text that is copied; null or empty where the record has none, which hides the action. */
  textOf: (record: R) => string | null;
}

/** Copies a text of a record, such as a telephone number. */
export const copyAction = <R extends BaseRow>({
  id,
  label,
  icon = CopyRegular,
  textOf,
}: CopyOptions<R>): RecordAction<R> =>
  defineAction<R, unknown>({
    id,
    label,
    icon,
    section: 'contact',
    accepts: 'one',
    isVisible: (record) => Boolean(textOf(record)),
    perform: (record, { copy }) => copy(textOf(record) ?? ''),
  });

/** Opens the form of a new record, filled from this one. */
export const duplicateAction = <R extends BaseRow>(resource: RecordResource): RecordAction<R> =>
  defineAction<R, unknown>({
    id: actionIds(resource).duplicate,
    label: 'record:actions.duplicate',
    icon: CopyRegular,
    section: 'change',
    permission: rightsOf(resource).create,
    accepts: 'one',
    perform: ({ id }, { open }) => open(`${addressOf(`${resource}_create`)}?from=${id}`),
  });

/** Opens the form of a new record. */
export const createAction = (resource: RecordResource, label: TextKey) =>
  defineAction({
    id: `${resource}.create`,
    label,
    icon: AddRegular,
    section: 'open',
    shortcut: 'create',
    permission: rightsOf(resource).create,
    isPrimary: true,
    accepts: 'page',
    to: addressOf(`${resource}_create`),
  });

/** Writes the list, or a selection of it, into a file built from its pages: these have no export of the platform. */
export const exportAction = (resource: ListedName) =>
  defineAction({
    id: `${resource}.export`,
    label: 'record:actions.export',
    icon: ArrowDownloadRegular,
    section: 'files',
    switch: 'export',
    accepts: 'query',
    Dialog: ListExportDialog,
  });

type RecordConfirm<R> = Confirm<R> | ((record: R) => Confirm<R>);

/** The plain question before one record is deleted. */
export const plainRemoval = <R extends BaseRow>(nameOf: (record: R) => string = recordName): Confirm<R> => ({
  level: 'confirm',
  title: 'record:remove.title',
  text: 'record:remove.text',
  button: 'record:remove.button',
  values: (record) => ({ name: nameOf(record) }),
});

interface RemoveOptions<R> {
  /** Its name in the question; the name or the title of the record when absent. */
  nameOf?: (record: R) => string;
  /** How it is asked; a plain question when absent. */
  confirm?: RecordConfirm<R>;
  isVisible?: (record: R, context: ActionContext) => boolean;
  /** Replaces the default call, where something has to be checked first. */
  remove?: (record: R, tools: ActionTools) => Promise<void>;
}

/**
 * Deletes one record for good, after a question. From its own page it leads back to the list. Where something has to be
 * read before it can be asked, `{ ...removeAction(…), Dialog }` asks by a dialog of its own, which ends in `performOn`.
 */
export const removeAction = <R extends BaseRow>(
  resource: RecordResource,
  { nameOf, confirm, isVisible, remove = ({ id }) => deleteRecord(resource, id) }: RemoveOptions<R> = {},
): PerformedAction<R, void> => ({
  id: `${resource}.remove`,
  label: 'record:actions.remove',
  icon: DeleteRegular,
  section: 'danger',
  shortcut: 'remove',
  permission: rightsOf(resource).remove,
  accepts: 'one',
  isVisible,
  confirm: confirm ?? plainRemoval(nameOf),
  perform: async (record, tools) => {
    await remove(record, tools);
    const { id } = record;
    // Its page would request a record that no longer exists.
    if (tools.pathname() === addressOf(`${resource}_show`, { id })) await tools.open(addressOf(resource));
    tools.client.removeQueries({ queryKey: keys.item(resource, id) });
  },
  notice: { context: resource, name: 'deleted' },
  invalidates: [resource],
});

/** Has main delete several records for good, one by one, after the number of them was typed. */
export const removeManyAction = <R extends BaseRow>(
  resource: RecordResource,
  operation: BulkWork['operation'],
): BulkAction<R> =>
  defineAction<R>({
    id: `${resource}.removeMany`,
    label: 'record:actions.remove',
    icon: DeleteRegular,
    section: 'danger',
    shortcut: 'remove',
    permission: rightsOf(resource).remove,
    accepts: 'many',
    work: {
      operation,
      isForGood: true,
      confirm: {
        level: 'typeToConfirm',
        title: 'record:removeMany.title',
        text: 'record:removeMany.text',
        button: 'record:remove.button',
        values: ({ count }) => ({ count }),
        expected: ({ count }) => String(count),
      },
    },
  });
