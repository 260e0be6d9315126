import { AppFailure } from '#shared/failure.ts';
import { type RecordItem, recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { solidaryRecordsManifest } from '#shared/resources/solidaryrecords/manifest.ts';
import type { PlatformClient } from '../../api/client.ts';
import { unreadable } from '../../api/errors.ts';

const { path } = solidaryRecordsManifest;

interface RequestOptions {
  signal?: AbortSignal | undefined;
}

interface ReadOptions extends RequestOptions {
  /** Takes the record as the platform gave it. */
  onAnswer?: ((wire: unknown) => void) | undefined;
}

/** @throws AppFailure `server` with `isUnreadable` for an answer that is no record, or another one */
function readItem(answer: unknown, id: number): RecordItem {
  const read = recordItem.safeParse(answer);
  if (!read.success || read.data.id !== id) throw unreadable(200);
  return read.data;
}

/**
 * Reads a record, once: the platform runs its matching again and may notify volunteers, so that it is never repeated
 * (docs/platform/c-solidary.md §3).
 * @throws AppFailure; a 500 also means that it does not exist, or can never be read
 */
export async function readRecord(
  client: Pick<PlatformClient, 'getWithEffect'>,
  id: number,
  { signal, onAnswer }: ReadOptions = {},
): Promise<RecordItem> {
  try {
    const answer = await client.getWithEffect(`${path}/${id}`, [], { signal, right: 'solidary_read' });
    const record = readItem(answer, id);
    onAnswer?.(answer);
    return record;
  } catch (thrown) {
    if (!(thrown instanceof AppFailure)) throw thrown;
    // A caller that only reads does not care whether the matching ran.
    const { hasRun: _, ...error } = thrown.error;
    throw new AppFailure(error);
  }
}

/**
 * Sends one change of a record, once, and returns the record that the platform answers.
 * @throws AppFailure; what it proves is decided by `mayBeDone`: the platform writes first and reads after
 */
export async function patchRecord(
  client: Pick<PlatformClient, 'patch'>,
  id: number,
  body: Readonly<Record<string, unknown>>,
  { signal }: RequestOptions = {},
): Promise<RecordItem> {
  return readItem(await client.patch(`${path}/${id}`, body, { signal, right: 'solidary_update' }), id);
}
