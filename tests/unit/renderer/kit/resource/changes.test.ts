import { beforeEach, expect, test } from 'vitest';
import { changeRow, changeRowBack, statusChange } from '#renderer/kit/resource/changes.ts';
import { AppFailure } from '#shared/failure.ts';
import { type FakeBridge, installFakeBridge } from '#tests/support/fake-bridge.ts';
import { readEvent } from '../../modules/events/event.ts';

const change = statusChange('events', {
  id: 'publish',
  label: 'events:fields.status',
  icon: (() => null) as unknown as Parameters<typeof statusChange>[1]['icon'],
  to: 1,
  fallback: 0,
});
const { signal } = new AbortController();

let bridge: FakeBridge;
let status: number;
beforeEach(() => {
  status = 2;
  bridge = installFakeBridge({
    'events.get': ({ id }) => readEvent({ id, status }),
    'events.update': ({ id }) => readEvent({ id, status }),
  });
});
const sent = () => bridge.requests('events.update').map(({ id, changes }) => [id, changes]);

test('one of several records is changed, and gets back what it had', async () => {
  const end = await changeRow(change, 4, signal);
  expect(end).toMatchObject({ outcome: 'done' });
  expect(sent()).toEqual([[4, { status: 1 }]]);
  await changeRowBack('events', 'undo' in end ? end.undo : null);
  expect(sent().at(-1)).toEqual([4, { status: 2 }]);
});

test('one that has the value already is skipped, and nothing is sent', async () => {
  status = 1;
  expect(await changeRow(change, 4, signal)).toMatchObject({ outcome: 'skipped' });
  expect(sent()).toEqual([]);
});

test('a status that this version does not know is taken back to the one that is said', async () => {
  status = 9;
  const end = await changeRow(change, 4, signal);
  await changeRowBack('events', 'undo' in end ? end.undo : null);
  expect(sent().at(-1)).toEqual([4, { status: 0 }]);
});

test('one that cannot be read is not changed', async () => {
  bridge.answer('events.get', () => {
    throw new AppFailure({ kind: 'network', reason: 'unreachable' });
  });
  await expect(changeRow(change, 4, signal)).rejects.toBeDefined();
  expect(sent()).toEqual([]);
});
