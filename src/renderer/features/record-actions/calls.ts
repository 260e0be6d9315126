import { invoke } from '#renderer/kit/data/bridge.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { RecordWriteResult } from '#shared/ipc/solidary-records.ts';

export type ActRequest = RequestOf<'solidaryrecords.act'>;
export type ChooseRequest = RequestOf<'solidaryrecords.choose'>;
export type MessageRequest = RequestOf<'solidaryrecords.message'>;
export type WriteResult = RecordWriteResult;

/** Does an action on a record, once (docs/screens/07-solidary-records.md §5.4). @throws AppFailure */
export const sendAction = (request: ActRequest): Promise<WriteResult> => invoke('solidaryrecords.act', request);
/** Chooses a driver for a record, once. @throws AppFailure */
export const sendChoice = (request: ChooseRequest): Promise<WriteResult> => invoke('solidaryrecords.choose', request);
/** Writes to a driver in the name of the beneficiary, once. @throws AppFailure */
export const sendMessage = (request: MessageRequest): Promise<WriteResult> =>
  invoke('solidaryrecords.message', request);
