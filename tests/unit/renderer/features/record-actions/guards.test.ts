import { describe, expect, test } from 'vitest';
import {
  canTakeToo,
  disabledReasonOf,
  goesBack,
  progressionOf,
  questionOf,
  stateAfter,
  stopsByHand,
} from '#renderer/features/record-actions/guards.ts';
import { type KnownAction, knownAction, knownActions } from '#shared/resources/solidaryrecords/actions.ts';
import { lifeStatuses, recordStatuses, stopOf } from '#shared/resources/solidaryrecords/status.ts';

// The keys of the table are its actions; 39 is sent by the dialogs of progress, never composed.
const composed = (Object.keys(knownActions) as KnownAction[]).filter((key) => key !== 'update_progress_manually');
const all = composed.map((key) => knownAction(key));
const readable = { isReadable: true, lastAction: 'solidary_create' };
const at = (status: (typeof lifeStatuses)[number], progression = stopOf[status]) => ({ status, progression });

describe('what is withheld', () => {
  test('nothing is offered on a record that was replaced', () => {
    for (const action of all) {
      expect(disabledReasonOf({ status: 6, progression: 50, ...readable }, action), action.name).toBe('replaced');
    }
  });

  test('a closed record takes free notes alone', () => {
    for (const action of all) {
      const expected = action.type === 5 ? null : 'closed';
      expect(disabledReasonOf({ ...at(4), ...readable }, action), action.name).toBe(expected);
    }
  });

  test('an open record takes every action, whatever its status', () => {
    for (const status of [0, 1, 2, 3] as const) {
      for (const action of all)
        expect(disabledReasonOf({ ...at(status), ...readable }, action), action.name).toBe(null);
    }
  });

  test('an unreadable record without any action loses notes and calls for details, so they wait', () => {
    const lost = { ...at(0), isReadable: false, lastAction: null };
    for (const action of all) {
      const expected = action.type === 1 || action.type === 5 ? 'takeFirst' : null;
      expect(disabledReasonOf(lost, action), action.name).toBe(expected);
      expect(disabledReasonOf({ ...lost, lastAction: 'solidary_free' }, action), action.name).toBe(null);
    }
  });
});

describe('calls for details', () => {
  const details = knownAction('more_infos_call');

  test('they keep the progression of a record that is further on', () => {
    for (const status of [2, 3] as const) {
      expect(progressionOf(at(status), details)).toBe(stopOf[status]);
      expect(stateAfter(at(status), details)).toEqual(at(status));
    }
  });

  test('they send none up to 25 %, where the platform sets 25 by itself', () => {
    for (const progression of [0, 10, 25]) {
      expect(progressionOf(at(1, progression), details)).toBe(null);
      expect(stateAfter(at(1, progression), details).progression).toBe(25);
    }
  });

  test('only on a new record is the step to the next status offered with them', () => {
    for (const status of lifeStatuses) expect(canTakeToo(at(status), details)).toBe(status === 0);
    for (const action of all.filter(({ type }) => type !== 1)) expect(canTakeToo(at(0), action)).toBe(false);
  });

  test('no other action is sent with a progression', () => {
    for (const action of all.filter(({ type }) => type !== 1)) {
      for (const status of lifeStatuses) expect(progressionOf(at(status), action), action.name).toBe(null);
    }
  });
});

describe('what is asked first', () => {
  test('a search on a record in follow-up takes it back, which is asked', () => {
    for (const action of all.filter(({ type }) => type === 2)) {
      expect(questionOf(at(3), action), action.name).toBe('goBack');
      expect(stateAfter(at(3), action)).toEqual({ status: 2, progression: 50 });
      for (const status of [0, 1, 2] as const) expect(questionOf(at(status), action), action.name).toBe(null);
    }
  });

  test('every closing goes through its dialog', () => {
    for (const action of all.filter(({ type }) => type === 4)) {
      for (const status of [0, 1, 2, 3] as const) expect(questionOf(at(status), action), action.name).toBe('close');
    }
  });

  test('nothing is asked for the rest', () => {
    for (const action of all.filter(({ type }) => type === 1 || type === 3 || type === 5)) {
      for (const status of [0, 1, 2, 3] as const) expect(questionOf(at(status), action), action.name).toBe(null);
    }
  });
});

test('the stops by hand are those that the platform takes, and never 100', () => {
  expect([...stopsByHand]).toEqual([25, 50, 75]);
});

test('a status goes back only to a lower one', () => {
  for (const from of recordStatuses) {
    for (const to of recordStatuses) {
      expect(goesBack({ status: from, progression: 0 }, { status: to, progression: 0 })).toBe(to < from);
    }
  }
});
