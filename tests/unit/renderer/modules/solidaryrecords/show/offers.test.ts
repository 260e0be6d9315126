import { describe, expect, it } from 'vitest';
import { groupOf, offersOf, stepOf } from '#renderer/modules/solidaryrecords/show/offers.ts';
import { lifeStatuses, type RecordStatus, recordStatuses } from '#shared/resources/solidaryrecords/status.ts';

const offers = (status: RecordStatus | null, changes: Partial<Parameters<typeof offersOf>[0]> = {}) =>
  offersOf({ status, isReadable: true, hasCopy: true, canUpdate: true, canCreate: true, ...changes });
const given = (...args: Parameters<typeof offers>) =>
  offers(...args)
    .menu.filter(({ disabledReason }) => disabledReason === null)
    .map(({ id }) => id);
const disabledReasons = (...args: Parameters<typeof offers>) =>
  Object.fromEntries(offers(...args).menu.flatMap(({ id, disabledReason: why }) => (why === null ? [] : [[id, why]])));

describe('what is offered on a record', () => {
  it('has its main button by status', () => {
    expect(recordStatuses.map((status) => [status, offers(status).main])).toEqual([
      [0, 'take'],
      [1, 'search'],
      [2, 'followUp'],
      [3, 'close'],
      [4, 'reopen'],
      [6, 'openNewer'],
    ]);
  });

  it.each([0, 1, 2, 3] as const)('takes every action of an open record at status %i', (status) => {
    const all = [offers(status).main, ...given(status)];
    expect(all).toEqual(expect.arrayContaining(['choose', 'write', 'edit', 'act', 'progress', 'close']));
    expect(new Set(all).size).toBe(all.length);
    expect(disabledReasons(status)).toEqual({});
  });

  it('takes notes and a new beginning of a closed one, and says to reopen it first for the rest', () => {
    expect(given(4)).toEqual(['note', 'redo']);
    expect(disabledReasons(4)).toEqual({ choose: 'closed', write: 'closed', edit: 'closed' });
  });

  it('withholds everything of a replaced one, with the reason', () => {
    expect(given(6)).toEqual([]);
    expect(new Set(Object.values(disabledReasons(6)))).toEqual(new Set(['replaced']));
    expect(Object.keys(disabledReasons(6))).toEqual(['act', 'choose', 'write', 'edit', 'close', 'progress']);
  });

  it('keeps actions and closing of a record that cannot be read, but neither edition nor solutions', () => {
    expect(given(2, { isReadable: false })).toEqual(['act', 'progress', 'close', 'redo']);
    expect(disabledReasons(2, { isReadable: false })).toEqual({
      choose: 'unreadable',
      write: 'unreadable',
      edit: 'unreadable',
    });
    expect(given(2, { isReadable: false, hasCopy: false })).not.toContain('redo');
  });

  it('is read-only without the right to change', () => {
    expect(recordStatuses.slice(0, 5).map((status) => offers(status, { canUpdate: false, canCreate: false }))).toEqual(
      Array.from({ length: 5 }, () => ({ main: null, menu: [] })),
    );
  });

  it('treats a status of a later platform as open', () => {
    expect(offers(null).main).toBe('act');
    expect(disabledReasons(null)).toEqual({});
  });
});

it('opens the group of actions that belongs to the status', () => {
  expect(recordStatuses.map(groupOf)).toEqual([1, null, 2, 3, null, null]);
});

describe('a step of the life of a record', () => {
  const steps = (status: RecordStatus | null) => lifeStatuses.map((target) => stepOf(target, status, true));

  it('sets the progression, closes, or goes to the composer where the record is', () => {
    expect(steps(1)).toEqual([
      'created',
      { kind: 'act' },
      { kind: 'stop', stop: 50 },
      { kind: 'stop', stop: 75 },
      { kind: 'close' },
    ]);
    expect(steps(0)[0]).toEqual({ kind: 'act' });
  });

  it('reopens a closed record, and does nothing on a replaced one or without the right', () => {
    expect(steps(4)).toEqual(['created', { kind: 'reopen' }, { kind: 'reopen' }, { kind: 'reopen' }, 'closed']);
    expect(new Set(steps(6))).toEqual(new Set(['replaced']));
    expect(stepOf(2, 1, false)).toBe('right');
  });
});
