import { allOf, type PlainAccess } from './access.ts';
import type { EventName } from './contract.ts';

/** Who receives an event, and whether a locked window does. */
export interface EventAccess {
  readonly access: PlainAccess;
  readonly isToldWhileLocked: boolean;
}

const always: EventAccess = { access: 'anyone', isToldWhileLocked: true };
/** Events that would navigate behind the lock screen, or open something over it. */
const unlessLocked: EventAccess = { access: 'anyone', isToldWhileLocked: false };
const dashboards: EventAccess = { access: allOf('analytic_read'), isToldWhileLocked: false };

/**
 * Access of every event, held before it is sent to the page; a missing one is a type error. Without the schemas of the
 * contract, which the window does not wait for.
 */
export const eventAccess: Readonly<Record<EventName, EventAccess>> = {
  'analytics.changed': dashboards,
  'analytics.left': dashboards,
  'analytics.linkAsked': dashboards,
  'app.closeRequested': always,
  'app.command': unlessLocked,
  'app.navigate': unlessLocked,
  'app.preferencesChanged': always,
  'app.sessionEnding': always,
  'app.updateFound': always,
  // Says nothing but that something is to be read again.
  'bulk.changed': { access: 'signedIn', isToldWhileLocked: false },
  // Numbers alone; the page that made the call knows which one it is. The screen of the lock shows those of an import.
  'call.progress': always,
  'call.looking': always,
  'network.asked': always,
  'reminders.changed': { access: 'signedIn', isToldWhileLocked: false },
  'session.changed': always,
  'session.idleWarning': always,
};
