import type { NetworkReason } from '#shared/errors.ts';

/** Why a connection to a server could not be opened. */
export type ConnectionReason = Exclude<NetworkReason, 'timeout'>;

/** A connection could not be opened, so nothing of the request has left this computer. */
export class ConnectionFailure extends Error {
  override readonly name = 'ConnectionFailure';
  readonly reason: ConnectionReason;

  constructor(reason: ConnectionReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}

/** Returns the ConnectionFailure in a chain of causes, if there is one. */
export function connectionFailureIn(thrown: unknown): ConnectionFailure | undefined {
  if (thrown instanceof ConnectionFailure) return thrown;
  return thrown instanceof Error && thrown.cause !== undefined ? connectionFailureIn(thrown.cause) : undefined;
}
