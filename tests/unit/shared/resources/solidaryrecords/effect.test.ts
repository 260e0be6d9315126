import { describe, expect, it } from 'vitest';
import { type KnownAction, knownAction, knownActions } from '#shared/resources/solidaryrecords/actions.ts';
import { effectOf } from '#shared/resources/solidaryrecords/effect.ts';
import { recordItem } from '#shared/resources/solidaryrecords/item.ts';
import { type RecordStatus, recordStatuses } from '#shared/resources/solidaryrecords/status.ts';
import { recordedBody } from '#tests/support/recorded-records.ts';

// The keys of the table are its names.
const names = Object.keys(knownActions) as KnownAction[];
const byHand = knownAction('update_progress_manually');

/** The rule in other words than the code: what each type does to each status, and to 10 % and 90 %. */
const expected: Readonly<Record<number, (status: RecordStatus) => [RecordStatus, number, number]>> = {
  0: (status) => [status, 10, 90],
  1: (status) => [status, 25, 25],
  2: () => [2, 50, 50],
  3: () => [3, 75, 75],
  4: () => [4, 100, 100],
  5: (status) => [status, 10, 90],
};

describe('what an action moves', () => {
  it.each(names.flatMap((name) => recordStatuses.map((status) => [name, status] as const)))(
    'is as on the platform for %s on status %i',
    (name, status) => {
      const action = knownAction(name);
      const [after, low, high] = expected[Number(action.type)]?.(status) ?? [];
      expect(effectOf({ status, progression: 10 }, action)).toEqual({ status: after, progression: low });
      expect(effectOf({ status, progression: 90 }, action)).toEqual({ status: after, progression: high });
    },
  );

  it.each([
    [25, 1],
    [50, 2],
    [75, 3],
    [100, 4],
  ])('is the status of the stop for the manual change to %i', (percent, status) => {
    for (const from of recordStatuses) {
      expect(effectOf({ status: from, progression: 40 }, byHand, percent)).toEqual({ status, progression: percent });
    }
  });

  it('is no status for a manual change between the stops', () => {
    expect(effectOf({ status: 1, progression: 25 }, byHand, 40)).toEqual({ status: 1, progression: 40 });
    expect(effectOf({ status: 0, progression: 0 }, byHand, 60)).toEqual({ status: 0, progression: 60 });
  });

  it('is the sent progression before that of the action, unless it is zero', () => {
    const call = knownAction('more_infos_call');
    expect(effectOf({ status: 3, progression: 75 }, call, 75)).toEqual({ status: 3, progression: 75 });
    expect(effectOf({ status: 3, progression: 75 }, call, 0)).toEqual({ status: 3, progression: 25 });
  });

  it.each([
    ['action-39-taken-into-account', 'update_progress_manually', 25],
    ['action-of-type-1', 'more_infos_call', null],
    ['action-of-type-2', 'contact_call', null],
    ['action-of-type-3', 'carpool_ongoing', null],
    ['action-of-type-2-goes-back', 'contact_call', null],
    ['free-note', 'free', null],
    ['closing', 'ask_drop', null],
  ] as const)('is what the platform answered: %s', (name, action, sent) => {
    const { status, progression } = recordItem.parse(recordedBody('patchSolidary', name));
    const from = { status, progression };
    expect(effectOf(from, knownAction(action), sent)).toEqual(from);
  });
});
