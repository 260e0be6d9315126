import type { FluentIcon } from '@fluentui/react-icons';
import type { BulkWork } from '#renderer/kit/actions/bulk/work.ts';
import { type BulkAction, defineAction, type RecordAction } from '#renderer/kit/actions/define.ts';
import type { BaseRow, Item } from '#renderer/kit/data/queries.ts';
import type { TextKey } from '#renderer/locales/text-key.ts';
import type { ResourceWith } from '#shared/resources/manifests.ts';
import { type Changes, changeRecord } from './calls.ts';
import { type RecordResource, rightsOf } from './resources.ts';

/** A change that a record takes with one click, and gives back with another: a status, a type. */
export interface Change<N extends RecordResource> {
  resource: N;
  /** Its part of the action's id. */
  id: string;
  label: TextKey;
  icon: FluentIcon;
  /** The values to write. */
  changes: Changes<N>;
  /** The same fields as they are now: the values that undoing writes. */
  before: (record: Item<N>) => Changes<N>;
  /** Whether the record already has these values. */
  isApplied: (record: Item<N>) => boolean;
}

/** Resources whose records have a status that is changed with a click. */
type WithStatus = ResourceWith<{ hasQuickStatus: true }>;

/** A change of the status. Undoing restores `fallback` if this version does not know the former status. */
export const statusChange = <N extends WithStatus>(
  resource: N,
  { to, fallback, ...texts }: Pick<Change<N>, 'id' | 'label' | 'icon'> & { to: StatusOf<N>; fallback: StatusOf<N> },
): Change<N> => ({
  ...texts,
  resource,
  changes: statusChanges(to),
  before: ({ status }) => statusChanges((status ?? fallback) as StatusOf<N>),
  isApplied: ({ status }) => status === to,
});

type StatusOf<N extends WithStatus> = NonNullable<Item<N>['status']>;
// The status of a record is what its change takes under the same name.
const statusChanges = <N extends WithStatus>(status: StatusOf<N>) => ({ status }) as Changes<N>;

/** A change that was made, with the data that undoing needs. */
interface Changed<N extends RecordResource> {
  id: number;
  before: Changes<N>;
}

/** The action on one record, performed at once; not offered if the record already has these values. */
export const changeAction = <N extends RecordResource>({
  resource,
  id: name,
  label,
  icon,
  changes,
  before,
  isApplied,
}: Change<N>): RecordAction<Item<N> & BaseRow> =>
  defineAction<Item<N> & BaseRow, Changed<N>>({
    id: `${resource}.${name}`,
    label,
    icon,
    section: 'change',
    permission: rightsOf(resource).edit,
    accepts: 'one',
    isVisible: (record) => !isApplied(record),
    perform: async (record) => {
      await changeRecord(resource, record.id, changes);
      return { id: record.id, before: before(record) };
    },
    undo: async ({ id, before: former }) => {
      await changeRecord(resource, id, former);
    },
    notice: { context: resource, name: 'updated' },
    invalidates: [resource],
  });

/** The action on several records, which main makes one by one, after a confirmation with their number. */
export const changeManyAction = <N extends RecordResource>(
  change: Pick<Change<N>, 'resource' | 'id' | 'label' | 'icon'>,
  { operation, title }: { operation: BulkWork['operation']; title: TextKey /** Takes `count`. */ },
): BulkAction<Item<N> & BaseRow> =>
  defineAction<Item<N> & BaseRow>({
    id: `${change.resource}.${change.id}.many`,
    label: change.label,
    icon: change.icon,
    section: 'change',
    permission: rightsOf(change.resource).edit,
    accepts: 'many',
    work: {
      operation,
      confirm: {
        level: 'confirm',
        title,
        text: 'record:change.text',
        button: change.label,
        values: ({ count }) => ({ count }),
      },
    },
  });
