import { expect, it } from 'vitest';
import { EventGate } from '#main/ipc/event-gate.ts';
import type { EventName } from '#shared/ipc/contract.ts';
import { eventAccess } from '#shared/ipc/event-access.ts';
import type { SessionState } from '#shared/ipc/session.ts';
import { permissions } from '#shared/permissions.ts';
import { listeningEmit } from '#tests/support/fakes.ts';
import { signedIn } from '#tests/support/signed-in.ts';

// The keys of the table are the events.
const names = Object.keys(eventAccess) as EventName[];

/** The events that pass a gate, by name. */
function told(session?: { state: SessionState; isLocked?: boolean }): string[] {
  const { emit, of } = listeningEmit();
  const gate = new EventGate(emit);
  if (session !== undefined) gate.follow(session);
  // What it says does not matter to the gate.
  for (const name of names) gate.emit(name, {} as never);
  return names.filter((name) => of(name).length > 0);
}

const ofThePlatform = [
  'analytics.changed',
  'analytics.left',
  'analytics.linkAsked',
  'bulk.changed',
  'reminders.changed',
];

it('tells a page that is signed out nothing of the platform, nor one whose services are not there', () => {
  const open = names.filter((name) => !ofThePlatform.includes(name));
  expect(told({ state: { status: 'signedOut' } })).toEqual(open);
  expect(told()).toEqual(open);
});

it('tells a locked window what concerns the lock, the work that goes on and the end, and nothing else', () => {
  expect(told({ state: { ...signedIn, permissions: [...permissions] }, isLocked: true })).toEqual([
    'app.closeRequested',
    'app.preferencesChanged',
    'app.sessionEnding',
    'app.updateFound',
    'call.progress',
    'call.looking',
    'network.asked',
    'session.changed',
    'session.idleWarning',
  ]);
});

it('tells of a dashboard only who may read them', () => {
  expect(told({ state: { ...signedIn, permissions: [] } })).toEqual(
    names.filter((name) => !name.startsWith('analytics.')),
  );
  expect(told({ state: { ...signedIn, permissions: [...permissions] } })).toEqual(names);
});
