import { useState } from 'react';
import { adoptDropped, invoke, releaseFile } from '#renderer/kit/data/bridge.ts';
import type { AppError } from '#shared/errors.ts';
import { toAppError } from '#shared/failure.ts';
import type { FileSelection } from '#shared/ipc/files.ts';

export interface ChosenFiles {
  /** The chosen file of each proof, by the id of the structure's proof. */
  files: ReadonlyMap<number, FileSelection>;
  /** Why a file could not be taken; what was chosen before stays. */
  errors: ReadonlyMap<number, AppError>;
  choose: (proof: number) => Promise<void>;
  drop: (proof: number, file: File) => Promise<void>;
  remove: (proof: number) => void;
  /** Forgets the files without releasing them: another place keeps them from now on. */
  handOver: () => void;
}

/** The files that are chosen for proofs and sent once their record exists (docs/screens/07-solidary-records.md §5.2). */
export function useChosenFiles(): ChosenFiles {
  const [files, setFiles] = useState<ReadonlyMap<number, FileSelection>>(new Map());
  const [errors, setErrors] = useState<ReadonlyMap<number, AppError>>(new Map());

  const setError = (proof: number, error: AppError | null) =>
    setErrors((before) => {
      const next = new Map(before);
      if (error === null) next.delete(proof);
      else next.set(proof, error);
      return next;
    });

  const take = async (proof: number, choice: Promise<FileSelection>) => {
    try {
      const chosen = await choice;
      setFiles((before) => {
        const former = before.get(proof);
        if (former !== undefined) releaseFile(former);
        return new Map(before).set(proof, chosen);
      });
      setError(proof, null);
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.kind !== 'cancelled') setError(proof, error);
    }
  };

  return {
    files,
    errors,
    choose: (proof) => take(proof, invoke('files.choose', { purpose: 'proof' })),
    drop: (proof, file) => take(proof, adoptDropped(file, 'proof')),
    remove: (proof) => {
      const former = files.get(proof);
      if (former !== undefined) releaseFile(former);
      setFiles(new Map([...files].filter(([id]) => id !== proof)));
      setError(proof, null);
    },
    handOver: () => setFiles(new Map()),
  };
}
