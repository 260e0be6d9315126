import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { refreshLists } from '#renderer/features/solidary/records/known-record.ts';
import { invoke } from '#renderer/kit/data/bridge.ts';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { type NotSaved, type Saved, type SaveStrategy, withFiles } from '#renderer/kit/form/save.ts';
import { useQuestion } from '#renderer/kit/ui/dialog/useQuestion.ts';
import type { AppError } from '#shared/errors.ts';
import { mayBeDone, toAppError } from '#shared/failure.ts';
import type { RecordFormDraft, RecordFormValues } from '../fields.ts';
import type { FileToSend } from '../files/upload.ts';
import { useFileSending } from '../files/useFileSending.ts';
import type { Creation } from './values.ts';

/** Why the last try created nothing, as far as is known. */
export type CreateFailure =
  /** The platform said why, or nothing was sent. */
  | { kind: 'error'; error: AppError }
  /** It failed without a reason, and the list has no such record. */
  | { kind: 'refused' }
  /** Neither its answer nor its list tells. */
  | { kind: 'unknown' };

interface CreationOptions {
  /** Gives what is sent. */
  creationNow: () => Creation;
  files: readonly FileToSend[];
  /** Called with the number of the record once it and its files are sent. Never throws. */
  onCreated: (id: number, creation: Creation) => Promise<void>;
}

/** Creates a record once, whatever is lost on the way, and then sends its files one by one. */
export function useCreation({ creationNow, files, onCreated }: CreationOptions) {
  const client = useQueryClient();
  const notify = useNotify();
  const sending = useFileSending();
  const again = useQuestion<null, boolean>(false);
  /** The tries of this form are one attempt: what an earlier one stored is found again. */
  const attempt = useRef(crypto.randomUUID()).current;
  const wasUnknown = useRef(false);
  const created = useRef<{ id: number; creation: Creation }>(null);

  const failed = (failure: CreateFailure): NotSaved<CreateFailure> => {
    wasUnknown.current = failure.kind === 'unknown';
    // The next try belongs to the same attempt, which finds what this one may have stored.
    return { isSaved: false, end: failure, isUnsure: false };
  };

  const create = async (creation: Creation) => {
    const outcome = await invoke('solidaryrecords.create', { ...creation, attempt });
    if (outcome.outcome !== 'unknown' || !wasUnknown.current || !(await again.ask(null))) return outcome;
    return invoke('solidaryrecords.create', { ...creation, attempt, isSure: true });
  };

  const send = async (): Promise<Saved<RecordFormDraft> | NotSaved<CreateFailure>> => {
    try {
      const creation = creationNow();
      const outcome = await create(creation);
      if (outcome.outcome !== 'created') {
        return failed({ kind: outcome.outcome === 'unknown' ? 'unknown' : 'refused' });
      }
      const { id, isConfirmed } = outcome;
      created.current = { id, creation };
      // The error that the person may have waited for is explained, or they would create it once more.
      const name = isConfirmed ? 'created' : 'found';
      notify({ context: 'solidaryrecords', name, outcome: 'success', values: { id } });
      return { isSaved: true, now: null };
    } catch (thrown) {
      const error = toAppError(thrown);
      return failed(mayBeDone(error) ? { kind: 'unknown' } : { kind: 'error', error });
    }
  };

  const sendRest = async (): Promise<undefined> => {
    if (created.current === null) return;
    const { id, creation } = created.current;
    const left = await sending.send(id, files);
    if (left.length > 0) sending.report(left);
    refreshLists(client);
    await onCreated(id, creation);
  };

  const strategy: SaveStrategy<RecordFormDraft, RecordFormValues, CreateFailure> = withFiles({ send }, sendRest);
  return {
    strategy,
    againQuestion: again.question,
    /** Where the sending of files is; null while none is sent. */
    progress: sending.progress,
    /** Number of the record that this form has created; null before. */
    createdId: () => created.current?.id ?? null,
  };
}
