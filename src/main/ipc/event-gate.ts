import { eventAccess } from '#shared/ipc/event-access.ts';
import { type DecidingSession, refusalOf, refusalOfLock } from './access.ts';
import type { Emit } from './handler.ts';

/** Nobody: what stands before the services are there. */
const nobody: DecidingSession = { state: { status: 'signedOut' } };

/** Holds the events of main to their access: a page that is signed out or locked is told nothing of the platform. */
export class EventGate {
  readonly #send: Emit;
  #session: DecidingSession = nobody;

  constructor(send: Emit) {
    this.#send = send;
  }

  /** Names the session that decides from now on. */
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
