import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refresh } from '#renderer/kit/actions/perform.ts';
import { adoptDropped, invoke, releaseFile } from '#renderer/kit/data/bridge.ts';
import { failureNotice, useNotify } from '#renderer/kit/data/notify.ts';
import { useActionMutation } from '#renderer/kit/data/useActionMutation.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { FileSelection } from '#shared/ipc/files.ts';
import type { UploadOutcome } from '#shared/ipc/solidary.ts';
import type { SolidaryUserId } from '#shared/resources/solidary/ids.ts';

/** Where a file goes: a proof of a structure, by a record of the person in that structure. */
export interface ProofPlace {
  id: SolidaryUserId;
  recordId: number;
  structureProofId: number;
}

export interface ProofFile {
  file: FileSelection | null;
  isSending: boolean;
  /** Why no file could be taken, or why it was not sent. */
  error: AppError | null;
  /** The outcome of the last sending, if it is not simply done. */
  outcome: UploadOutcome | null;
  choose: () => Promise<void>;
  drop: (file: File) => Promise<void>;
  giveUp: () => void;
  send: () => Promise<void>;
}

/**
 * Chooses the file of a proof and sends it, once. A file that was not sent stays chosen
 * (docs/screens/07-solidary-records.md §5.2). `onSent` is called once it is there.
 */
export function useProofFile(place: ProofPlace, onSent?: () => void): ProofFile {
  const client = useQueryClient();
  const notify = useNotify();
  const sending = useActionMutation();
  const [file, setFile] = useState<FileSelection | null>(null);
  const [error, setError] = useState<AppError | null>(null);
  const [outcome, setOutcome] = useState<UploadOutcome | null>(null);

  const take = async (choice: Promise<FileSelection>) => {
    try {
      const chosen = await choice;
      if (file !== null) releaseFile(file);
      setFile(chosen);
      setError(null);
      setOutcome(null);
    } catch (thrown) {
      const failure = toAppError(thrown);
      // The former selection is kept.
      if (failure.kind !== 'cancelled') setError(failure);
    }
  };

  const send = async () => {
    if (file === null) return;
    setError(null);
    setOutcome(null);
    await sending.run(async () => {
      try {
        const answer = await invoke('solidary.uploadProof', { ...place, selectionId: file.selectionId });
        const isDone = answer.outcome === 'done';
        if (isDone) {
          setFile(null);
          onSent?.();
        } else setOutcome(answer.outcome);
        const isOutcomeUnknown = answer.outcome === 'unknown';
        notify({ context: 'solidary', name: 'proof', outcome: isDone ? 'success' : 'error', isOutcomeUnknown });
        void refresh(client, ['solidarybeneficiaries']);
      } catch (thrown) {
        const failure = toAppError(thrown);
        setError(failure);
        // A refused file is reported beside the field.
        if (failure.kind !== 'file') notify(failureNotice({ context: 'solidary', name: 'proof' }, failure));
      }
    });
  };

  return {
    file,
    isSending: sending.isPending,
    error,
    outcome,
    choose: () => take(invoke('files.choose', { purpose: 'proof' })),
    drop: (dropped) => take(adoptDropped(dropped, 'proof')),
    giveUp: () => {
      if (file !== null) releaseFile(file);
      setFile(null);
      setError(null);
      setOutcome(null);
    },
    send,
  };
}
