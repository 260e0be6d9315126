import type { NetworkReason } from '#shared/errors.ts';

/** Why no connection to a server stands. */
export type ConnectionReason = Exclude<NetworkReason, 'timeout'>;

/** There is no connection, so that nothing of the request has left this computer. */
export class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure';
  readonly reason: ConnectionReason;

  constructor(reason: ConnectionReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** The failed connection among the reasons of what was thrown, if one is there. */
export function connectionFailureIn(thrown: unknown): ConnectionFailure | undefined {
  if (thrown instanceof ConnectionFailure) return thrown;
  return thrown instanceof Error && thrown.cause !== undefined ? connectionFailureIn(thrown.cause) : undefined;
}
