import type { ImportedPoint } from '#shared/ipc/transfer.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { CallContext } from '../../ipc/handler.ts';
import type { SentRecord } from './answer.ts';
import { columnOf } from './answer.ts';
import { findExisting } from './existing.ts';
import { type ExistingRecord, findExistingPeople } from './existing-people.ts';
import type { ImportFile } from './import-file.ts';

/** Returns the positions of relay points to send. */
export function positionsOf(records: readonly SentRecord[]): Omit<ImportedPoint, 'duplicate'>[] {
  const [name, latitude, longitude] = (['name', 'latitude', 'longitude'] as const).map((column) =>
    columnOf('relaypoints', column),
  );
  return records.map(({ values, line }) => ({
    line,
    name: values[name ?? -1] ?? '',
    latitude: Number(values[latitude ?? -1]),
    longitude: Number(values[longitude ?? -1]),
  }));
}

/**
 * Finds the records that the platform already holds: accounts with the same e-mail, relay points at the same position.
 * Permissions: user_list, relay_point_list.
 * @throws AppFailure
 */
export function findOnPlatform(
  type: ImportFile['type'],
  client: Pick<PlatformClient, 'list'>,
  records: readonly SentRecord[],
  call: Pick<CallContext, 'signal' | 'progress'>,
): Promise<ExistingRecord[]> {
  if (type === 'users') return findExistingPeople(client, records, call);
  return findExisting(client, positionsOf(records), call);
}
