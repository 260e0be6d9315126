import { invoke } from '#renderer/kit/data/bridge.ts';
import type { RequestOf, ResponseOf } from '#shared/ipc/contract.ts';

/** Hands a message to the provider of a journey, once. @throws AppFailure */
export const sendContact = (request: RequestOf<'external.contact'>): Promise<ResponseOf<'external.contact'>> =>
  invoke('external.contact', request);
