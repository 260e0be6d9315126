import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from '#renderer/kit/data/notify.ts';
import { keepPendingFiles, type PendingFile } from './pending.ts';
import { type FileToSend, sendFiles, type UploadProgress } from './upload.ts';

/** Sends the files of a form once its record is stored, and tells how that ended. */
export function useFileSending() {
  const client = useQueryClient();
  const notify = useNotify();
  const [progress, setProgress] = useState<UploadProgress | null>(null);
  return {
    /** Where the sending is; null while nothing is sent. */
    progress,
    /** Sends them one by one and keeps those that the platform did not take, which it resolves to. Never throws. */
    send: async (record: number, files: readonly FileToSend[]): Promise<PendingFile[]> => {
      const left = await sendFiles(record, files, setProgress);
      setProgress(null);
      keepPendingFiles(client, record, left);
      return left;
    },
    /** Notifies of what came of them: that they are stored, or that some are left. */
    report: (left: readonly PendingFile[]) => {
      const isOutcomeUnknown = left.length > 0 && left.every(({ isRefused }) => !isRefused);
      const outcome = left.length === 0 ? 'success' : 'error';
      notify({ context: 'solidaryrecords', name: 'proof', outcome, isOutcomeUnknown });
    },
  };
}
