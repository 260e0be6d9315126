import { eventAccess } from '#shared/ipc/event-access.ts';
import { type DecidingSession, refusalOf, refusalOfLock } from './access.ts';
import type { Emit } from './handler.ts';

/** Nobody: the state before the services exist. */
const nobody: DecidingSession = { state: { status: 'signedOut' } };

/**
 * Checks the access of each event of the main process: a page that is signed out or locked receives nothing about the
 * platform.
 */
export class EventGate {
  readonly #send: Emit;
  #session: DecidingSession = nobody;

  constructor(send: Emit) {
    this.#send = send;
  }

  /** Sets the session that access is checked against from now on. */
  follow(session: DecidingSession): void {
    this.#session = session;
  }

  /** Sends an event, or nothing where the session may not get it. */
  readonly emit: Emit = (name, payload) => {
    const { isToldWhileLocked, ...guarded } = eventAccess[name];
    const refusal = refusalOfLock(this.#session, isToldWhileLocked) ?? refusalOf(guarded, this.#session.state);
    if (refusal === null) this.#send(name, payload);
  };
}
