import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import { useReadNow } from '#renderer/kit/form/useReread.ts';
import { changeRecord, createRecord } from '#renderer/kit/resource/calls.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { toAppError } from '#shared/failure.ts';
import type { Attempt } from '#shared/ipc/resource-calls.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { rememberCreated } from '../../created.ts';
import { type StructureFormState, type StructureValues, structureForm } from '../fields.tsx';
import type { RefusedOperators } from '../operators/RefusedOperatorsBar.tsx';
import { changedWindows } from '../windows/windows.ts';
import { missingPeople } from './missing.ts';
import { isInvalidTerritory, isUnknownOperator, operatorRefusal, territoryRefusal } from './refusals.ts';

/**
 * Saves a structure (docs/screens/09-solidary-structures.md §5.7): one POST, or one PATCH of what changed; refusals
 * that name a territory or a person come to their fields, and the list of the session's structures is read again.
 *
 * @param formNow the form, which is made with these functions
 */
export function useStructureSave(stored: Structure | null, formNow: () => StructureFormState) {
  const client = useQueryClient();
  const { user } = useSignedIn();
  const { list } = useFormat();
  const readNow = useReadNow('solidarystructures');
  const [refused, setRefused] = useState<RefusedOperators | null>(null);
  const isClosed = useRef(false);

  /** Reads what a refused change did all the same, so that the former list can be saved again. */
  const afterUnknownOperator = async (id: number) => {
    const { record } = formNow();
    const [before, mine] = [record.stored().operators, record.form.getValues('operators')];
    const now = await readNow(id).catch(() => null);
    const draft = now === null ? null : structureForm.draftOf(now);
    const isHeld = (one: { id: number }) => (draft?.operators ?? before).some((other) => other.id === one.id);
    const unknown = await missingPeople(mine.filter((one) => !isHeld(one)));
    // What is typed stays; it differs from what the platform holds since.
    if (draft !== null) record.restart({ ...record.stored(), operators: draft.operators });
    setRefused({
      unknown,
      former: before.filter((one) => !unknown.some((other) => other.id === one.id)),
      removed: before.filter((one) => !isHeld(one)),
    });
    return operatorRefusal(unknown, list);
  };

  /** The failure to show for a call that failed. */
  const refusalOf = async (thrown: unknown, id: number | null): Promise<unknown> => {
    const error = toAppError(thrown);
    const { form } = formNow().record;
    if (isInvalidTerritory(error))
      return territoryRefusal(form.getValues('territories'), stored?.territories ?? [], list);
    if (isUnknownOperator(error)) {
      if (id !== null) return afterUnknownOperator(id);
      return operatorRefusal(await missingPeople(form.getValues('operators')), list);
    }
    // Somebody may have changed or taken away what was refused.
    if (id !== null && error.isUnsent !== true) void refresh(client, ['solidarystructures']);
    return thrown;
  };

  const create = async (values: StructureValues, attempt: Attempt): Promise<{ id: number }> => {
    try {
      const { id, item } = await createRecord('solidarystructures', values, attempt);
      if (item !== undefined) rememberCreated(client, item);
      return { id };
    } catch (thrown) {
      throw await refusalOf(thrown, null);
    }
  };

  const change = async (id: number, { windows, ...changes }: Partial<StructureValues>): Promise<void> => {
    const { stored: storedNow } = formNow().record;
    const before = storedNow();
    setRefused(null);
    const parts = windows && { windows: changedWindows(before.windows, windows) };
    try {
      await changeRecord('solidarystructures', id, { ...changes, ...parts });
    } catch (thrown) {
      throw await refusalOf(thrown, id);
    }
    const isOwn = (operators: readonly { id: number }[]) => operators.some((one) => one.id === user.id);
    isClosed.current = changes.operators !== undefined && isOwn(before.operators) && !isOwn(changes.operators);
  };

  return {
    create,
    change,
    /** Reads the structures of the session again: the selector and the menu follow. */
    saved: () => void invoke('session.readStructures', undefined).catch(() => undefined),
    /** Operators that the platform refused after it had removed others. */
    refused,
    forgetRefused: () => setRefused(null),
    /** Whether the last save took the structure away from this person. */
    isClosed: () => isClosed.current,
  };
}
