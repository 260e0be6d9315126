import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useSignedIn } from '#renderer/kit/data/session.ts';
import type { NotSaved, SaveStrategy, Sent } from '#renderer/kit/form/save.ts';
import { useReadNow } from '#renderer/kit/form/useReread.ts';
import { createRecord } from '#renderer/kit/resource/calls.ts';
import { useFormat } from '#renderer/kit/ui/format.ts';
import { toAppError } from '#shared/failure.ts';
import type { Attempt } from '#shared/ipc/resource-calls.ts';
import type { Structure } from '#shared/resources/solidarystructures/item.ts';
import { rememberCreated } from '../../created.ts';
import { type StructureDraft, type StructureValues, structureForm } from '../fields.tsx';
import type { RefusedOperators } from '../operators/field.tsx';
import { missingPeople } from './missing.ts';
import { isInvalidTerritory, isUnknownOperator, operatorRefusal, territoryRefusal } from './refusals.ts';

type SentStructure = Sent<StructureDraft, StructureValues>;

/**
 * Saves a structure (docs/screens/09-solidary-structures.md §5.7): one POST, or one PATCH of what changed; refusals
 * that name a territory or a person come to their fields, and the list of the session's structures is read again.
 */
export function useStructureSave(stored: Structure | null) {
  const client = useQueryClient();
  const { user } = useSignedIn();
  const { list } = useFormat();
  const readNow = useReadNow('solidarystructures');
  const isClosed = useRef(false);

  /** Reads what a refused change did all the same, so that the former list can be saved again. */
  const afterUnknownOperator = async (
    id: number,
    { draft, stored: before }: SentStructure,
  ): Promise<NotSaved<RefusedOperators, StructureDraft>> => {
    const item = await readNow(id).catch(() => null);
    const now = item && { ...before, operators: structureForm.draftOf(item).operators };
    const isHeld = (one: { id: number }) => (now ?? before).operators.some((other) => other.id === one.id);
    const unknown = await missingPeople(draft.operators.filter((one) => !isHeld(one)));
    const former = before.operators.filter((one) => !unknown.some((other) => other.id === one.id));
    const removed = before.operators.filter((one) => !isHeld(one));
    const { error } = operatorRefusal(unknown, list);
    return { isSaved: false, end: { unknown, former, removed }, isUnsure: false, error, now };
  };

  const refused = async (thrown: unknown, sent: SentStructure) => {
    const error = toAppError(thrown);
    const { territories, operators } = sent.draft;
    if (isInvalidTerritory(error)) throw await territoryRefusal(territories, stored?.territories ?? [], list);
    if (isUnknownOperator(error)) {
      if (stored !== null) return afterUnknownOperator(stored.id, sent);
      throw operatorRefusal(await missingPeople(operators), list);
    }
    // Somebody may have changed or taken away what was refused.
    if (stored !== null && error.isUnsent !== true) void refresh(client, ['solidarystructures']);
    throw thrown;
  };

  const strategyOf = ({
    send,
  }: SaveStrategy<StructureDraft, StructureValues>): SaveStrategy<
    StructureDraft,
    StructureValues,
    RefusedOperators
  > => ({
    send: async (sent) => {
      try {
        const outcome = await send(sent);
        const isOwn = (operators: readonly { id: number }[]) => operators.some(({ id }) => id === user.id);
        const { operators } = sent.changes;
        isClosed.current = operators !== undefined && isOwn(sent.stored.operators) && !isOwn(operators);
        return outcome;
      } catch (thrown) {
        return refused(thrown, sent);
      }
    },
  });

  return {
    create: async (values: StructureValues, attempt: Attempt): Promise<{ id: number }> => {
      const { id, item } = await createRecord('solidarystructures', values, attempt);
      if (item !== undefined) rememberCreated(client, item);
      return { id };
    },
    strategyOf,
    /** Reads the structures of the session again: the selector and the menu follow. */
    saved: () => void invoke('session.readStructures', undefined).catch(() => undefined),
    /** Whether the last save took the structure away from this person. */
    isClosed: () => isClosed.current,
  };
}
