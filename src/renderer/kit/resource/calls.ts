import { invoke } from '#renderer/kit/data/bridge.ts';
import type { RequestOf, ResponseOf } from '#shared/ipc/contract.ts';
import type { Attempt } from '#shared/ipc/resource-calls.ts';
import type { EditedResource, RecordResource } from './resources.ts';

/** Values of a creation: every value of the form. */
export type NewRecord<N extends RecordResource> = RequestOf<`${N}.create`>;
/** Values of a change: changed keys only. */
export type Changes<N extends EditedResource> = RequestOf<`${N}.update`>['changes'];

interface CallOptions {
  signal?: AbortSignal;
}

// The compiler does not follow that the calls of a resource take the same shapes under every name.

/**
 * Creates a record; returns its id, and further values that the call of its resource returns. Tries of one form share
 * an `attempt`.
 */
export const createRecord = <N extends RecordResource>(
  resource: N,
  values: NewRecord<N>,
  attempt: Attempt = {},
): Promise<ResponseOf<`${N}.create`>> => invoke(`${resource}.create`, { ...values, ...attempt });

/** Changes the named fields of a record (PATCH). */
export const changeRecord = <N extends EditedResource>(
  resource: N,
  id: number,
  changes: Changes<N>,
  options?: CallOptions,
): Promise<ResponseOf<`${N}.update`>> =>
  invoke(`${resource}.update`, { id, changes } as RequestOf<`${N}.update`>, options);

/** Deletes a record for good. */
export const deleteRecord = async (resource: RecordResource, id: number, options?: CallOptions): Promise<void> => {
  await invoke(`${resource}.remove`, { id }, options);
};

/** Reads a record as it is at this moment. */
export const readRecord = <N extends RecordResource>(
  resource: N,
  id: number,
  options?: CallOptions,
): Promise<ResponseOf<`${N}.get`>> => invoke(`${resource}.get`, { id } as RequestOf<`${N}.get`>, options);
