import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import {
  checkPeriod,
  clockDraft,
  periodOfDraft,
  periodRules,
  periodToWire,
} from '#renderer/kit/form/fields/wall-clock.ts';
import { readTime } from '#shared/typing/time.ts';

const schema = z
  .object(periodRules)
  .superRefine((value, context) =>
    checkPeriod(value, (path, message) => context.addIssue({ code: 'custom', path, message })),
  );

const draft = (hasTime: boolean, from: [string | null, string | null], to: [string | null, string | null]) => ({
  hasTime,
  fromDate: { day: from[0], time: from[1] },
  toDate: { day: to[0], time: to[1] },
});

const refusals = (value: unknown) =>
  (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => `${path.join('.')} ${message}`);

test.each([
  ['9:30', '09:30'],
  ['9h30', '09:30'],
  ['9 h', '09:00'],
  ['930', '09:30'],
  ['1830', '18:30'],
  ['18', '18:00'],
  ['09.05', '09:05'],
  ['24:00', null],
  ['12:60', null],
  ['midi', '12:00'],
  ['soir', null],
])('%s is read as %s', (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

describe.each(['Pacific/Auckland', 'America/Los_Angeles', 'Europe/Paris'])('on a computer in %s', (zone) => {
  const { TZ } = process.env;
  beforeAll(() => {
    process.env.TZ = zone;
  });
  afterAll(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });

  test('a stored date is read literally, and written back as it was', () => {
    expect(new Date('2026-06-20T00:00:00Z').getHours()).not.toBe(0);
    for (const stored of ['2026-03-29T02:30:00', '2026-10-25T02:30:00', '2026-06-20T00:05:00', '2026-12-31T23:55:00']) {
      const clock = clockDraft(stored, true);
      expect([clock.day, clock.time]).toEqual(stored.slice(0, 16).split('T'));
      const read = schema.parse({ hasTime: true, fromDate: clock, toDate: clock });
      expect(periodToWire(read)).toEqual({ fromDate: stored, toDate: stored });
      expect(clockDraft(stored, false)).toEqual({ day: stored.slice(0, 10), time: null });
    }
  });
});

test('dates are written literally: with their hours, or from the first second to the last', () => {
  const withHours = schema.parse(draft(true, ['2026-06-20', '09:30'], ['2026-06-20', '18:00']));
  expect(periodToWire(withHours)).toEqual({ fromDate: '2026-06-20T09:30:00', toDate: '2026-06-20T18:00:00' });
  const withDays = schema.parse(draft(false, ['2026-06-20', null], ['2026-06-21', null]));
  expect(periodToWire(withDays)).toEqual({ fromDate: '2026-06-20T00:00:00', toDate: '2026-06-21T23:59:59' });
});

test('hours that were typed and then switched off are not written', () => {
  const off = schema.parse(draft(false, ['2026-06-20', '09:30'], ['2026-06-20', '08:00']));
  expect(periodToWire(off)).toEqual({ fromDate: '2026-06-20T00:00:00', toDate: '2026-06-20T23:59:59' });
});

test.each([
  ['two days are needed', draft(false, [null, null], ['', null]), ['fromDate.day', 'toDate.day'], 'required'],
  ['a day is one of the calendar', draft(false, ['30/02/2026', null], ['2026-06-21', null]), ['fromDate.day'], 'day'],
  [
    'hours are needed once they are set',
    draft(true, ['2026-06-20', null], ['2026-06-20', null]),
    ['fromDate.time', 'toDate.time'],
    'required',
  ],
  [
    'a time is one of the day',
    draft(true, ['2026-06-20', '25:00'], ['2026-06-21', '10:00']),
    ['fromDate.time'],
    'time',
  ],
  [
    'no end before the start',
    draft(false, ['2026-06-20', null], ['2026-06-19', null]),
    ['toDate.day'],
    'endBeforeStart',
  ],
  [
    'no end before the start of the same day',
    draft(true, ['2026-06-20', '10:00'], ['2026-06-20', '09:59']),
    ['toDate.time'],
    'endBeforeStart',
  ],
])('%s', (_, typed, paths, rule) => {
  expect(refusals(typed)).toEqual(paths.map((path) => `${path} form:rules.${rule}`));
  expect(periodOfDraft(typed) === null).toBe(rule !== 'endBeforeStart');
});

test('a period without duration is allowed', () => {
  expect(refusals(draft(true, ['2026-06-20', '10:00'], ['2026-06-20', '10:00']))).toEqual([]);
});
