import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { DecisionOutcome } from '#shared/ipc/solidary.ts';
import type { StructureId } from '#shared/resources/solidary/ids.ts';
import { type Decision, decide, decisionFailure, decisionNotice, refreshDecided } from '../decision.ts';

/** The outcome of the last decision of a page, if it has to be shown beside the rows. */
export type DecisionEnd =
  | { structureId: StructureId; outcome: DecisionOutcome }
  | { structureId: StructureId; error: AppError };

export interface Decisions {
  /** The structure that a decision is on its way to; null while there is none. */
  pending: StructureId | null;
  last: DecisionEnd | null;
  send: (structureId: StructureId, decision: Decision) => Promise<void>;
}

/** Sends the decisions of a page, one at a time, each told by a message; the person is read again afterwards. */
export function useDecisions(): Decisions {
  const client = useQueryClient();
  const notify = useNotify();
  const mutation = useActionMutation();
  const [pending, setPending] = useState<StructureId | null>(null);
  const [last, setLast] = useState<DecisionEnd | null>(null);

  const send: Decisions['send'] = async (structureId, decision) => {
    await mutation.run(async () => {
      setPending(structureId);
      setLast(null);
      try {
        const outcome = await decide(decision);
        setLast({ structureId, outcome });
        notify(decisionNotice(decision, outcome));
      } catch (thrown) {
        const error = toAppError(thrown);
        if (error.kind === 'cancelled') return;
        setLast({ structureId, error });
        notify(decisionFailure(error));
      } finally {
        // The rows keep their buttons disabled until they show what is true now.
        await refreshDecided(client);
        setPending(null);
      }
    });
  };
  return { pending, last, send };
}
