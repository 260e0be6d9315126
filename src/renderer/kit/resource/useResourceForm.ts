import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FieldValues } from 'react-hook-form';
import { refresh } from '#renderer/kit/actions/perform.ts';
import type { Item } from '#renderer/kit/data/queries.ts';
import type { FormDefinition } from '#renderer/kit/form/definition/defineForm.ts';
import type { DefinedForm } from '#renderer/kit/form/definition/FormField.tsx';
import type { SaveStrategy } from '#renderer/kit/form/save.ts';
import { type ConfirmSave, type RecordForm, useRecordForm } from '#renderer/kit/form/useRecordForm.ts';
import { useReadNow } from '#renderer/kit/form/useReread.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { Attempt } from '#shared/ipc/resource-calls.ts';
import type { ResourceName, UniqueNameResource } from '#shared/resources/manifests.ts';
import { type Changes, changeRecord, createRecord, type NewRecord } from './calls.ts';
import { refuseDuplicate } from './picture/duplicates.ts';
import { type EditedResource, hasPicture, type RecordResource } from './resources.ts';
import { type AlsoSaved, type SaveRecord, useSaveRecord } from './useSaveRecord.ts';

export interface ResourceFormOptions<
  N extends EditedResource,
  Draft extends FieldValues,
  Values extends object,
  Context,
  End,
> {
  definition: FormDefinition<N, Draft, Values, Context>;
  /** Context of its validation rules beside the draft, as plain data. */
  context?: Context;
  /** Null creates. */
  stored: Item<N> | null;
  /** The record that a new one starts as a copy of. */
  source?: Item<N> | null;
  /** Initial values of a new record, copy or not, e.g. its creator. */
  given?: Partial<Draft>;
  /** Saves a new record; the plain call when absent. */
  create?: (values: Values, attempt: Attempt) => Promise<{ id: number }>;
  /** Saves what changed of a stored record; the plain call when absent. */
  change?: (id: number, changes: Partial<Values>) => Promise<unknown>;
  /** Extends the strategy that saves the record, e.g. to send files afterwards; unchanged when absent. */
  strategyOf?: (record: SaveStrategy<Draft, Values>) => SaveStrategy<Draft, Values, End>;
  /** The outcome of an earlier save of the record, from which this form continues. */
  formerEnd?: End | undefined;
  /** Whether the record can still be read after these changes; true when absent. */
  canReread?: (changes: Partial<Values>) => boolean;
  confirm?: ConfirmSave<Draft, Values>;
  /** Runs once the record is saved. */
  onSaved?: () => void;
  /** Other resources that display data of this one: they are refreshed after a save. */
  invalidates?: readonly ResourceName[];
  /** The name that the file of its picture is made of, where records of this kind have one. */
  pictureName?: (values: Values) => string;
  /** Further data that is saved after the record and its picture. */
  also?: AlsoSaved<Values>;
}

export interface ResourceForm<N extends EditedResource, Draft extends FieldValues, Values extends object, End = unknown>
  extends DefinedForm<Item<N>, Draft, Values> {
  resource: N;
  stored: Item<N> | null;
  record: RecordForm<Draft, Values, End>;
  saving: SaveRecord<Draft, Values, End>;
}

/** The form of one record of a resource: fields, drafts, the choice between two edits, saving, its picture. */
export function useResourceForm<
  N extends EditedResource,
  Draft extends FieldValues,
  Values extends object,
  Context = unknown,
  End = never,
>({
  definition,
  context,
  stored,
  source = null,
  given,
  create,
  change,
  strategyOf,
  formerEnd,
  canReread,
  confirm,
  onSaved,
  invalidates = [],
  pictureName,
  also,
}: ResourceFormOptions<N, Draft, Values, Context, End>): ResourceForm<N, Draft, Values, End> {
  const { resource, draftOf } = definition;
  const schema = useMemo(() => definition.schema(stored, context), [definition, stored, context]);
  const client = useQueryClient();
  const readNow = useReadNow<N>(resource);
  const saving = useSaveRecord<N, Draft, Values, End>({
    resource,
    stored,
    draftOf,
    // A form without `stored` is that of a resource that is created. A schema of a resource gives what its calls take:
    // the definition of the form is held to it by its own types.
    create:
      create ??
      ((values, attempt) =>
        createRecord(resource as N & RecordResource, values as unknown as NewRecord<N & RecordResource>, attempt)),
    change: change ?? ((id, changes) => changeRecord(resource, id, changes as unknown as Changes<N>)),
    strategyOf,
    ...(canReread !== undefined && { canReread }),
    ...(hasPicture(resource) && { picture: resource }),
    also,
  });
  const record = useRecordForm<Draft, Values, End>({
    schema,
    context,
    initial: stored === null ? definition.newDraft(source, given) : draftOf(stored),
    confirm: async (values, changes, since) => {
      if (saving.picture !== null && hasPicture(resource) && pictureName !== undefined) {
        // A form gives a name only where pictures are named after it.
        await refuseDuplicate(resource as N & UniqueNameResource, pictureName(values), stored?.id ?? null);
      }
      return confirm === undefined || (await confirm(values, changes, since));
    },
    strategy: {
      send: async (sent) => {
        const outcome = await saving.strategy.send(sent).catch((thrown: unknown) => {
          const error = toAppError(thrown);
          if (mayBeDone(error) || error.readBack !== undefined) void refresh(client, [resource, ...invalidates]);
          throw thrown;
        });
        if (!outcome.isSaved) return outcome;
        onSaved?.();
        void refresh(client, invalidates);
        return outcome;
      },
    },
    formerEnd,
    hasMore: saving.picture !== null || also?.isPending === true,
    target: {
      resource,
      id: stored?.id ?? null,
      fields: definition.fields,
      ...(stored !== null && { read: async () => draftOf(await readNow(stored.id)) }),
    },
  });
  return { definition, resource, stored, named: stored ?? source, record, saving };
}
