import { describe, expect, it } from 'vitest';
import { actionToLog, contactStateOf } from '#renderer/features/matching/contact-state.ts';
import { userId } from '#shared/resources/solidary/ids.ts';
import { recordWith, wireEntry } from '#tests/support/fake-solutions.ts';

const nina = userId.parse(3);
const stateOf = (...entries: Readonly<Record<string, unknown>>[]) =>
  contactStateOf(recordWith({ admindiary: entries }).diary, nina);

describe('the state of the contact with a driver', () => {
  it('holds the newest moment of each mark that the diary has for this driver alone', () => {
    const state = stateOf(
      wireEntry('reminder_call', 3, '2026-11-20'),
      wireEntry('contact_message', 3, '2026-11-12'),
      wireEntry('contact_call', 3, '2026-11-14'),
      wireEntry('carpool_refusal', 9, '2026-11-13'),
      wireEntry('free', 3, '2026-11-21'),
    );
    expect(state).toEqual({ contacted: '2026-11-14T10:00:00+00:00', reminded: '2026-11-20T10:00:00+00:00' });
  });

  it.each(['contact_sms', 'contact_message', 'contact_call'])('takes %s for a first contact', (action) => {
    expect(stateOf(wireEntry(action, 3, '2026-11-12'))).toEqual({ contacted: '2026-11-12T10:00:00+00:00' });
  });
});

describe('what is logged of a contact', () => {
  it('is a first contact while the diary has none for this driver, and a reminder afterwards', () => {
    const before = stateOf(wireEntry('contact_call', 9, '2026-11-12'));
    const after = stateOf(wireEntry('contact_sms', 3, '2026-11-12'));
    expect((['call', 'sms', 'message'] as const).map((log) => actionToLog(log, before))).toEqual([
      'contact_call',
      'contact_sms',
      'contact_message',
    ]);
    expect((['call', 'sms', 'message'] as const).map((log) => actionToLog(log, after))).toEqual([
      'reminder_call',
      'reminder_sms',
      'reminder_message',
    ]);
  });

  it('is the same action each time for putting in touch and for a refusal', () => {
    const after = stateOf(wireEntry('contact_sms', 3, '2026-11-12'));
    expect([actionToLog('link', after), actionToLog('refusal', {})]).toEqual(['link', 'carpool_refusal']);
  });
});
