import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { failureNotice, type NoticeName, noticeOf, saidInPlace, useNotify } from '#renderer/kit/data/notify.ts';
import type { Item } from '#renderer/kit/data/queries.ts';
import { isSame } from '#renderer/kit/form/changes.ts';
import type { FormDefinition } from '#renderer/kit/form/definition/defineForm.ts';
import { takeHeldInput } from '#renderer/kit/form/held-input.ts';
import { isRuleMessage, serverType } from '#renderer/kit/form/messages.ts';
import { nested, valueAt } from '#renderer/kit/form/paths.ts';
import { useReadNow } from '#renderer/kit/form/useReread.ts';
import type { AppError } from '#shared/errors.ts';
import { AppFailure, mayBeDone, toAppError } from '#shared/failure.ts';
import { type Changes, changeRecord } from '../calls.ts';
import type { EditedResource } from '../resources.ts';

/** Resources whose saves have a message. */
export type SavedResource = EditedResource & Extract<NoticeName, { name: 'updated' }>['context'];

interface FieldSaveOptions<N extends SavedResource, Draft extends FieldValues, Values extends object> {
  definition: FormDefinition<N, Draft, Values>;
  /** Path of the field. */
  field: string;
  stored: Item<N>;
  id: number;
}

export interface FieldSave<Draft extends FieldValues, Values extends object> {
  record: { form: UseFormReturn<Draft, unknown, Values> };
  isDirty: boolean;
  isSaving: boolean;
  /** Why the last save failed, unless it belongs to the field. */
  failure: AppError | null;
  /** Somebody changed the field since it was read: nothing was sent yet, and the next save replaces their value. */
  isChangedElsewhere: boolean;
  /** The value is refused because of other fields, which the form shows. */
  isElsewhere: boolean;
  /** Validates and saves; resolves to whether it is saved, or there is nothing to save. Never rejects. */
  save: () => Promise<boolean>;
}

/**
 * Saves one field of a record by the rules of its form. The record is read again before the write, and undoing writes
 * the former value, unless the field was changed again meanwhile.
 */
export function useFieldSave<N extends SavedResource, Draft extends FieldValues, Values extends object>({
  definition,
  field,
  stored,
  id,
}: FieldSaveOptions<N, Draft, Values>): FieldSave<Draft, Values> {
  const { resource, draftOf, checkField } = definition;
  const client = useQueryClient();
  const notify = useNotify();
  const readNow = useReadNow<N>(resource);
  const path = field as FieldPath<Draft>;
  /** The record as it was last read. */
  const known = useRef(stored);
  const form = useForm<Draft, unknown, Values>({
    defaultValues: draftOf(stored) as DefaultValues<Draft>,
    resolver: async (draft) => {
      const checked = checkField(field, draft, known.current);
      // The draft stands for its values: the one that is sent is asked for by itself.
      if (checked.outcome !== 'refused') return { values: draft as unknown as Values, errors: {} };
      const errors = nested([[field, { type: 'custom', message: checked.message }]]) as FieldErrors<Draft>;
      return { values: {}, errors };
    },
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const [isChangedElsewhere, setChangedElsewhere] = useState(false);
  const [isElsewhere, setElsewhere] = useState(false);
  const notice = { context: resource, name: 'updated' } as NoticeName;
  const heldBy = (record: Item<N>): unknown => valueAt(draftOf(record), field);
  const send = (value: unknown) =>
    // What a field gives is what its resource writes: `defineForm` holds it to that.
    changeRecord(resource, id, nested([[field, value]]) as Changes<N>);

  const undoOf = (former: unknown, written: unknown) => async () => {
    const now = await readNow(id);
    if (!isSame(heldBy(now), written)) throw new AppFailure({ kind: 'conflict', reason: 'changedMeanwhile' });
    await send(former);
    await refresh(client, [resource]);
  };

  const write = async (): Promise<boolean> => {
    takeHeldInput();
    await form.handleSubmit(() => {})();
    const draft = form.getValues();
    const checked = checkField(field, draft, known.current);
    // The field says so itself.
    if (checked.outcome === 'refused') return false;
    if (checked.outcome === 'elsewhere') {
      setElsewhere(true);
      return false;
    }
    const now = await readNow(id);
    const isAnother = !isSame(heldBy(now), heldBy(known.current));
    known.current = now;
    if (isAnother) {
      setChangedElsewhere(true);
      return false;
    }
    if (isSame(valueAt(draft, field), heldBy(now)) || checked.value === undefined) return true;
    const before = checkField(field, draftOf(now), now);
    await send(checked.value);
    // A value that the rules refuse by now cannot be written back.
    const isUndoable = before.outcome === 'valid' && before.value !== undefined;
    const written = await readNow(id).then(heldBy, () => valueAt(draft, field));
    notify(noticeOf(notice, 'success', isUndoable ? { undo: undoOf(before.value, written) } : {}));
    void refresh(client, [resource]);
    return true;
  };

  const save = async (): Promise<boolean> => {
    setSaving(true);
    setFailure(null);
    setChangedElsewhere(false);
    setElsewhere(false);
    try {
      return await write();
    } catch (thrown) {
      const error = toAppError(thrown);
      const own = error.kind === 'invalid' ? error.fields.find((one) => one.field === field) : undefined;
      if (own !== undefined) {
        form.setError(path, { type: isRuleMessage(own.message) ? 'rule' : serverType, message: own.message });
      } else setFailure(error);
      notify(saidInPlace(failureNotice(notice, error)));
      if (mayBeDone(error)) void refresh(client, [resource]);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return {
    record: { form },
    isDirty: form.formState.isDirty,
    isSaving,
    failure,
    isChangedElsewhere,
    isElsewhere,
    save,
  };
}
