import type { Result } from '../result.ts';
import type { Channel, EventName, EventPayload, RequestOf, ResponseOf } from './contract.ts';
import type { FilePurpose, FileSelection } from './files.ts';

type Namespace = Channel extends infer C ? (C extends `${infer N}.${string}` ? N : never) : never;
type Methods<N extends Namespace> = Extract<Channel, `${N}.${string}`>;
type MethodName<C extends Channel> = C extends `${string}.${infer M}` ? M : never;

/** A call as the page makes it; `callId` (any unique text) is needed only to follow or cancel it. */
type Method<C extends Channel> =
  undefined extends RequestOf<C>
    ? (request?: undefined, callId?: string) => Promise<Result<ResponseOf<C>>>
    : (request: RequestOf<C>, callId?: string) => Promise<Result<ResponseOf<C>>>;

type Calls = { [N in Namespace]: { [C in Methods<N> as MethodName<C>]: Method<C> } };

/** `window.escale`: the contract as functions; dropped files are passed as File objects instead of paths. */
export type EscaleApi = Omit<Calls, 'files'> & {
  files: Omit<Calls['files'], 'adopt'> & {
    fromDrop(file: File, purpose: FilePurpose): Promise<Result<FileSelection>>;
  };
  cancel(callId: string): void;
  /**
   * Adds a listener.
   * @returns a function that removes it
   */
  on<E extends EventName>(event: E, listener: (payload: EventPayload<E>) => void): () => void;
};
