import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { refreshLists } from '#renderer/features/solidary/records/known-record.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { FileToSend, UploadProgress } from '../files/upload.ts';
import { useFileSending } from '../files/useFileSending.ts';

type Creation = Omit<RequestOf<'solidaryrecords.create'>, 'attempt' | 'isSure'>;

/** Why the last try created nothing, as far as is known. */
export type CreateFailure =
  /** The platform said why, or nothing was sent. */
  | { kind: 'error'; error: AppError }
  /** It failed without a reason, and the list has no such record. */
  | { kind: 'refused' }
  /** Neither its answer nor its list tells. */
  | { kind: 'unknown' };

export interface Submit {
  isRunning: boolean;
  failure: CreateFailure | null;
  progress: UploadProgress | null;
  /**
   * Creates the record and sends its files. Resolves to its number; null where none is known to have been created.
   * @param isSure asked when an earlier try of unknown outcome cannot be found
   */
  create: (creation: Creation, files: readonly FileToSend[], isSure: () => Promise<boolean>) => Promise<number | null>;
}

/** Creates a record once, whatever is lost on the way, and then sends its files one by one. */
export function useSubmit(): Submit {
  const client = useQueryClient();
  const notify = useNotify();
  const running = useActionMutation<number | null>();
  const [failure, setFailure] = useState<CreateFailure | null>(null);
  const sending = useFileSending();
  /** The tries of this form are one attempt: what an earlier one stored is found again. */
  const attempt = useRef(crypto.randomUUID()).current;
  const wasUnknown = useRef(false);

  const send = async (creation: Creation, isSure: () => Promise<boolean>) => {
    const outcome = await invoke('solidaryrecords.create', { ...creation, attempt });
    if (outcome.outcome !== 'unknown' || !wasUnknown.current || !(await isSure())) return outcome;
    return invoke('solidaryrecords.create', { ...creation, attempt, isSure: true });
  };

  const create: Submit['create'] = async (creation, files, isSure) => {
    const done = await running.run(async () => {
      setFailure(null);
      try {
        const outcome = await send(creation, isSure);
        if (outcome.outcome === 'created') {
          const { id, isConfirmed } = outcome;
          const left = await sending.send(id, files);
          // The error that the person may have waited for is explained, or they would create it once more.
          const name = isConfirmed ? 'created' : 'found';
          notify({ context: 'solidaryrecords', name, outcome: 'success', values: { id } });
          if (left.length > 0) sending.report(left);
          refreshLists(client);
          return id;
        }
        wasUnknown.current = outcome.outcome === 'unknown';
        setFailure({ kind: outcome.outcome === 'unknown' ? 'unknown' : 'refused' });
      } catch (thrown) {
        const error = toAppError(thrown);
        wasUnknown.current = mayBeDone(error);
        setFailure(mayBeDone(error) ? { kind: 'unknown' } : { kind: 'error', error });
      }
      return null;
    });
    return done ?? null;
  };

  return { isRunning: running.isPending, failure, progress: sending.progress, create };
}
