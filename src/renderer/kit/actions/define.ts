import type { FluentIcon } from '@fluentui/react-icons';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { NoticeName, Notify, UndoQuestion } from '#renderer/kit/data/notify.ts';
import type { BaseRow, ListResource } from '#renderer/kit/data/queries.ts';
import type { Requires } from '#renderer/kit/data/session.ts';
import type { Text } from '#renderer/kit/ui/translate.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { SiteConfig } from '#shared/config.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { SignedInState } from '#shared/ipc/session.ts';
import type { Permission } from '#shared/permissions.ts';
import type { ListQuery } from '#shared/resources/define.ts';
import type { ResourceName } from '#shared/resources/index.ts';
import type { BulkWork } from './bulk/work.ts';
import type { Confirm } from './confirm/levels.ts';
import type { ShortcutId } from './shortcuts/catalogue.ts';

/** A column as a file has it. */
export type FileColumn = RequestOf<'lists.export'>['columns'][number];

export interface ActionDialogProps {
  resource: ListResource;
  query: ListQuery;
  /** Rows over all pages, as last known. */
  total: number;
  /** The visible columns, as a file would have them. */
  columns: readonly FileColumn[];
  onClose: () => void;
}

/** What is chosen: these records, or everything that a query finds but those. */
export type SelectionSnapshot<R extends BaseRow> =
  | { kind: 'ids'; ids: readonly number[]; records: ReadonlyMap<number, R> }
  | { kind: 'query'; query: ListQuery; total: number; except: readonly number[]; records: ReadonlyMap<number, R> };

/** Who looks and where: what decides whether an action is offered. */
export interface ActionContext {
  session: SignedInState;
  config: SiteConfig;
}

/** What performing an action may do beside its calls over the bridge. */
export interface ActionTools extends ActionContext {
  /** Ends when the page stands there. */
  open(path: string): Promise<void>;
  /** The path of the page on screen. */
  pathname(): string;
  openExternal(url: string): void;
  copy(text: string): void;
  translate: Text;
  notify: Notify;
  client: QueryClient;
}

/** Headings under which menus and the palette gather actions, in this order. */
export const sections = ['open', 'change', 'contact', 'files', 'access', 'danger'] as const;
export type ActionSection = (typeof sections)[number];

interface Common extends Requires {
  /** `users.remove`: unique in the product. */
  id: string;
  label: TextKey;
  icon: FluentIcon;
  section: ActionSection;
  shortcut?: ShortcutId;
  isPrimary?: boolean;
}

interface ForPage extends Common {
  accepts: 'page';
}

/** Started on a page, for nothing in particular: leads somewhere, to a place that may have to be looked up first. */
export type PageAction = ForPage & ({ to: string } | { run(tools: ActionTools): Promise<void> });

export interface QueryDialogProps extends ActionDialogProps {
  /** Set when it was started for a selection. */
  chosen?: SelectionSnapshot<BaseRow>;
}

/** Takes what the list shows, or any selection of it, however large. */
export interface QueryAction extends Common {
  accepts: 'query';
  /** Not offered for the list as a whole, only for what was chosen in it. */
  isSelectionOnly?: boolean;
  Dialog(props: QueryDialogProps): ReactNode;
}

export interface RecordDialogProps<R> {
  record: R;
  /** The list that it belongs to on this screen. */
  resource: ResourceName;
  onClose: () => void;
}

interface ForRecord<R> extends Common {
  accepts: 'one';
  /** Whether this record can take it, for this person; default yes. */
  isVisible?(record: R, context: ActionContext): boolean;
}

/** Does something to one record, at once or behind a confirmation. */
export interface PerformedAction<R, Done> extends ForRecord<R> {
  /** How it is asked first; by the record, where some are harder to do than others. */
  confirm?: Confirm<R> | ((record: R) => Confirm<R>);
  /** `Done` is what `undo` needs to take it back. */
  perform(record: R, tools: ActionTools): Promise<Done> | Done;
  undo?(done: Done, tools: ActionTools): Promise<void>;
  /** The right that taking it back needs, where it is another one than the action's own: not offered without it. */
  undoPermission?: Permission;
  /** Asked before it is taken back, where that loses something. */
  undoQuestion?(record: R): UndoQuestion;
  /** Message of how it ended; absent when the screen shows it by itself. */
  notice?: NoticeName;
  /** Resources that are read again afterwards. */
  invalidates?: readonly ResourceName[];
}

/** Needs more than a confirmation: a dialog of its own. */
interface DialogAction<R> extends ForRecord<R> {
  Dialog(props: RecordDialogProps<R>): ReactNode;
}

export type RecordAction<R, Done = unknown> = PerformedAction<R, Done> | DialogAction<R>;

export interface BulkDialogProps<R extends BaseRow> {
  action: BulkAction<R>;
  resource: ResourceName;
  chosen: SelectionSnapshot<R>;
  nameOf(record: R): string;
  onClose: (touched: readonly number[]) => void;
}

/** Does the same to several records, by explicit ids: at most `upTo`. */
export interface BulkAction<R extends BaseRow = BaseRow> extends Common {
  accepts: { upTo: number };
  /** Offered for a single record too. */
  isForOne?: boolean;
  isVisible?(record: R, context: ActionContext): boolean;
  /** What is done, for the dialog that every bulk action shares; or a dialog that asks for something first. */
  work: BulkWork | { Dialog(props: BulkDialogProps<R>): ReactNode };
}

export type Action<R extends BaseRow = BaseRow> = PageAction | QueryAction | RecordAction<R> | BulkAction<R>;

export const isBulk = <R extends BaseRow>(action: Action<R>): action is BulkAction<R> =>
  typeof action.accepts === 'object';

/**
 * One action as data: header buttons, menus of rows and records, the bulk bar, shortcuts, the palette and the list of
 * shortcuts are all drawn from it. `Done` goes from `perform` to `undo`, checked by the compiler.
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
