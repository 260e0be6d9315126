import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useRemembered } from '#renderer/kit/data/remembered.ts';
import type { FileSelection } from '#shared/ipc/files.ts';

/**
 * A file of a proof that was not sent with its record: it stays chosen until the application closes
 * (docs/screens/07-solidary-records.md §5.2).
 */
export interface PendingFile {
  structureProofId: number;
  label: string;
  file: FileSelection;
  /** Whether the platform refused it; otherwise its answer was lost. */
  isRefused: boolean;
}

const keyOf = (record: number): QueryKey => ['record-files', record];
const none: readonly PendingFile[] = [];

/** The files of a record that are still to be sent. */
export const usePendingFiles = (record: number): readonly PendingFile[] => useRemembered(keyOf(record), none);

/** Keeps the files of a record that are still to be sent, in place of those before. */
export const keepPendingFiles = (client: QueryClient, record: number, files: readonly PendingFile[]): void => {
  client.setQueryData<readonly PendingFile[]>(keyOf(record), files);
};

/** Returns a function that forgets one file of a record, once it was sent or is there. */
export function useForgetPendingFile(record: number): (structureProofId: number) => void {
  const client = useQueryClient();
  return (structureProofId) =>
    client.setQueryData<readonly PendingFile[]>(keyOf(record), (files = none) =>
      files.filter((one) => one.structureProofId !== structureProofId),
    );
}
