import { expect, test } from 'vitest';
import { driverGroups, wayOf } from '#renderer/features/matching/driver-groups.ts';
import { recordWith, wireDriver, wireMessage, wireTransporter } from '#tests/support/fake-solutions.ts';

test('both solutions of a driver are one card, and a message goes to the one that was written to before', () => {
  const record = recordWith({
    adminsolutions: {
      drivers: [wireDriver(3, 2), wireDriver(4, 3, { contacted: true }), wireDriver(5, 4, { userId: 9 })],
      threads: { 3: [], 4: [], 5: [] },
    },
  });
  const groups = driverGroups(record);
  expect(groups.map(({ userId, solutions, messageTo }) => [userId, solutions.map(({ id }) => id), messageTo])).toEqual([
    [3, [3, 4], 4],
    [9, [5], 5],
  ]);
});

test('a driver who was never written to is written to by the first solution', () => {
  const record = recordWith({ adminsolutions: { drivers: [wireDriver(3, 2), wireDriver(4, 3)], threads: [] } });
  expect(driverGroups(record)[0]?.messageTo).toBe(3);
});

test('the thread of a pair is shown oldest first, whichever of the two holds it', () => {
  const late = wireMessage('Merci', '2026-11-22T13:00:00+00:00');
  const early = wireMessage('Bonjour', '2026-11-22T12:00:00+00:00');
  const record = recordWith({
    adminsolutions: { drivers: [wireDriver(3, 2), wireDriver(4, 3)], threads: { 3: [], 4: [late, early] } },
  });
  expect(driverGroups(record)[0]?.thread.map(({ text }) => text)).toEqual(['Bonjour', 'Merci']);
});

test('the way of a solution is that of its matching, and unknown where the matching is gone', () => {
  const record = recordWith({ admintransporters: { outward: [wireTransporter(1)], return: [wireTransporter(2)] } });
  expect([wayOf(record, 1), wayOf(record, 2), wayOf(record, 3), wayOf(record, null)]).toEqual([
    'outward',
    'back',
    null,
    null,
  ]);
});
