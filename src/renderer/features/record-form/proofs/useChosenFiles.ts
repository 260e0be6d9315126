import { useMemo, useState } from 'react';
import { adoptDropped, invoke, releaseFile } from '#renderer/kit/data/bridge.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { FileSelection } from '#shared/ipc/files.ts';

export interface ChosenFiles {
  /** The chosen files by the id of the structure's proof; they are sent once the record exists. */
  files: ReadonlyMap<number, FileSelection>;
  /** Why a file could not be taken, by the id of the proof. */
  errors: ReadonlyMap<number, AppError>;
  choose: (proofId: number) => Promise<void>;
  drop: (proofId: number, file: File) => Promise<void>;
  giveUp: (proofId: number) => void;
  /** Forgets a file that was sent. */
  forget: (proofId: number) => void;
}

/**
 * Holds the files of a form until its record exists (docs/screens/07-solidary-records.md §5.2). The same object until
 * one of them changes.
 */
export function useChosenFiles(): ChosenFiles {
  const [files, setFiles] = useState<ReadonlyMap<number, FileSelection>>(new Map());
  const [errors, setErrors] = useState<ReadonlyMap<number, AppError>>(new Map());
  return useMemo(() => {
    const setError = (proofId: number, error: AppError | null) =>
      setErrors((before) => {
        const next = new Map(before);
        if (error === null) next.delete(proofId);
        else next.set(proofId, error);
        return next;
      });
    const forget = (proofId: number) =>
      setFiles((before) => {
        const next = new Map(before);
        next.delete(proofId);
        return next;
      });

    const take = async (proofId: number, choice: Promise<FileSelection>) => {
      try {
        const chosen = await choice;
        const former = files.get(proofId);
        if (former !== undefined) releaseFile(former);
        setFiles((before) => new Map(before).set(proofId, chosen));
        setError(proofId, null);
      } catch (thrown) {
        const failure = toAppError(thrown);
        // What was chosen before stays.
        if (failure.kind !== 'cancelled') setError(proofId, failure);
      }
    };

    return {
      files,
      errors,
      choose: (proofId) => take(proofId, invoke('files.choose', { purpose: 'proof' })),
      drop: (proofId, file) => take(proofId, adoptDropped(file, 'proof')),
      giveUp: (proofId) => {
        const former = files.get(proofId);
        if (former !== undefined) releaseFile(former);
        forget(proofId);
        setError(proofId, null);
      },
      forget,
    };
  }, [files, errors]);
}
