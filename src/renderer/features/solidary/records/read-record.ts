import { invoke } from '#renderer/kit/data/bridge.ts';
import type { AppError } from '#shared/errors.ts';
import type { LastCopy } from '#shared/ipc/solidary-records.ts';
import type { RecordItem } from '#shared/resources/solidaryrecords/item.ts';

/**
 * Reads a record at the platform, which has effects there (docs/platform/c-solidary.md §3). It cannot be cancelled: the
 * effects would remain, and the answer is cached even if the page was left. @throws AppFailure
 */
export const readRecord = async (id: number): Promise<RecordItem> =>
  (await invoke('solidaryrecords.read', { id })).record;

/** Returns the last copy of a record on this computer; null where there is none. Local only. @throws AppFailure */
export const readLastCopy = (id: number): Promise<LastCopy | null> => invoke('solidaryrecords.lastCopy', { id });

/**
 * Whether the platform itself failed to read a record: it answers the same for an unknown number and for the two kinds
 * of records that it can never read again (docs/screens/07-solidary-records.md §5.4). A lost connection does not count.
 */
export const isOfPlatform = (failure: AppError): boolean =>
  failure.kind === 'notFound' || (failure.kind === 'server' && failure.status !== 503);
