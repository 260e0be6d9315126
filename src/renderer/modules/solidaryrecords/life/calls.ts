import { invoke } from '#renderer/kit/data/bridge.ts';
import type { RequestOf } from '#shared/ipc/contract.ts';
import type { RecordWriteResult } from '#shared/ipc/solidary-records.ts';

export type ActRequest = RequestOf<'solidaryrecords.act'>;
export type ChooseRequest = RequestOf<'solidaryrecords.choose'>;
export type MessageRequest = RequestOf<'solidaryrecords.message'>;
export type WriteResult = RecordWriteResult;

/** The writes on a record, each sent once (docs/screens/07-solidary-records.md §5.4). @throws AppFailure */
export const sendAction = (request: ActRequest): Promise<WriteResult> => invoke('solidaryrecords.act', request);
export const sendChoice = (request: ChooseRequest): Promise<WriteResult> => invoke('solidaryrecords.choose', request);
export const sendMessage = (request: MessageRequest): Promise<WriteResult> =>
  invoke('solidaryrecords.message', request);
