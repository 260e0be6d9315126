import type { FluentIcon } from '@fluentui/react-icons';
import type { ReactNode } from 'react';
import type { NoticeName, UndoQuestion } from '#renderer/kit/data/notify.ts';
import type { BaseRow, ListResource } from '#renderer/kit/data/queries.ts';
import type { Requires } from '#renderer/kit/data/session.ts';
import type { TextKey, TextValues } from '#renderer/locales/text-key.ts';
import type { BulkJobView } from '#shared/ipc/bulk.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { Permission } from '#shared/permissions.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import type { ResourceName } from '#shared/resources/manifests.ts';
import type { BulkWork } from './bulk/work.ts';
import type { Confirm } from './confirm/levels.ts';
import type { ShortcutId } from './shortcuts/catalogue.ts';
import type { ActionContext, ActionTools } from './tools.ts';

/** A column of an exported file. */
export type FileColumn = RequestOf<'lists.export'>['columns'][number];

export interface ActionDialogProps {
  resource: ListResource;
  query: ListQuery;
  /** Rows over all pages, as last known. */
  total: number;
  /** The visible columns, as columns of an exported file. */
  columns: readonly FileColumn[];
  onClose: () => void;
}

/** The selected records: a list of ids, or a query with exceptions. */
export type SelectionSnapshot<R extends BaseRow> =
  | { kind: 'ids'; ids: readonly number[]; records: ReadonlyMap<number, R> }
  | { kind: 'query'; query: ListQuery; total: number; except: readonly number[]; records: ReadonlyMap<number, R> };

/** Sections of actions in menus and in the palette, in this order. */
export const sections = ['open', 'change', 'contact', 'files', 'access', 'danger'] as const;
export type ActionSection = (typeof sections)[number];

interface Common extends Requires {
  /** Unique in the product, e.g. `users.remove`. */
  id: string;
  label: TextKey;
  /** Its words on the line of a selection, which is about these rows: a part of the label. */
  shortLabel?: TextKey;
  /** Values of the label, such as the name of the current structure. */
  labelValues?(context: ActionContext): TextValues;
  icon: FluentIcon;
  section: ActionSection;
  shortcut?: ShortcutId;
  isPrimary?: boolean;
  /** Why it is shown disabled to this user; null where it is not. */
  refusal?(context: ActionContext): TextKey | null;
}

interface ForPage extends Common {
  accepts: 'page';
}

/** An action of a page, without a record: opens a path, which may have to be looked up first. */
export type PageAction = ForPage & ({ to: string } | { run(tools: ActionTools): Promise<void> });

export interface QueryDialogProps extends ActionDialogProps {
  /** Set when it was started for a selection. */
  chosen?: SelectionSnapshot<BaseRow>;
}

/** Takes the whole list, or any selection of it, of any size. */
export interface QueryAction extends Common {
  accepts: 'query';
  /** Available for a selection only, not for the whole list. */
  isSelectionOnly?: boolean;
  /** Available for the whole list only, not for a selection. */
  isListOnly?: boolean;
  /** How many rows of a selection it needs; one when absent. */
  least?: number;
  /** How many rows of a selection it takes; any number when absent. */
  most?: number;
  Dialog(props: QueryDialogProps): ReactNode;
}

export interface RecordDialogProps<R> {
  record: R;
  /** Resource of the list on this screen. */
  resource: ResourceName;
  onClose: () => void;
}

interface ForRecord<R> extends Common {
  accepts: 'one';
  /** Whether the action applies to this record, for this user; true when absent. */
  isVisible?(record: R, context: ActionContext): boolean;
}

/** Changes one record, at once or after a confirmation. */
export interface PerformedAction<R, Done> extends ForRecord<R> {
  /** The confirmation to ask for; a function where it depends on the record. */
  confirm?: Confirm<R> | ((record: R) => Confirm<R>);
  /** Performs the action; the result is passed to `undo`. */
  perform(record: R, tools: ActionTools): Promise<Done> | Done;
  undo?(done: Done, tools: ActionTools): Promise<void>;
  /** Permission that undoing needs, where it is not that of the action; without it, undo is not offered. */
  undoPermission?: Permission;
  /** Confirmation asked before undoing, where that loses something. */
  undoQuestion?(record: R): UndoQuestion;
  /** Message of the outcome; absent when the screen shows it by itself. */
  notice?: NoticeName;
  /** Resources to refetch afterwards. */
  invalidates?: readonly ResourceName[];
}

/** An action with a dialog of its own. */
interface DialogAction<R> extends ForRecord<R> {
  Dialog(props: RecordDialogProps<R>): ReactNode;
}

export type RecordAction<R, Done = unknown> = PerformedAction<R, Done> | DialogAction<R>;

export interface BulkDialogProps<R extends BaseRow> {
  action: BulkAction<R>;
  resource: ResourceName;
  chosen: SelectionSnapshot<R>;
  nameOf(record: R): string;
  /** @param job what was begun, as it was when the dialog was closed; null for nothing */
  onClose: (job: BulkJobView | null) => void | Promise<void>;
}

/** Has main perform the same operation on several records, chosen one by one or by a query. */
export interface BulkAction<R extends BaseRow = BaseRow> extends Common {
  accepts: 'many';
  /** How many rows it takes, where main does not do it; as many as jobs do when absent. */
  most?: number;
  /** Also available for a single record. */
  isForOne?: boolean;
  isVisible?(record: R, context: ActionContext): boolean;
  /** The work, for the common dialog of bulk actions; or a dialog that asks for input first. */
  work: BulkWork | { Dialog(props: BulkDialogProps<R>): ReactNode };
}

export type Action<R extends BaseRow = BaseRow> = PageAction | QueryAction | RecordAction<R> | BulkAction<R>;

export const isBulk = <R extends BaseRow>(action: Action<R>): action is BulkAction<R> => action.accepts === 'many';

/**
 * Defines one action as data: header buttons, menus of rows and records, the bulk bar, shortcuts, the palette and the
 * list of shortcuts derive from it. The result type `Done` of `perform` is what `undo` takes.
 */
export function defineAction(action: PageAction): PageAction;
export function defineAction(action: QueryAction): QueryAction;
export function defineAction<R extends BaseRow>(action: BulkAction<R>): BulkAction<R>;
export function defineAction<R extends BaseRow, Done>(action: RecordAction<R, Done>): RecordAction<R>;
export function defineAction<R extends BaseRow, Done>(
  action: PageAction | QueryAction | BulkAction<R> | RecordAction<R, Done>,
): PageAction | QueryAction | BulkAction<R> | RecordAction<R> {
  return action;
}
