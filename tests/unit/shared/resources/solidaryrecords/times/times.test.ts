import { describe, expect, it } from 'vitest';
import {
  hoursLater,
  middleOf,
  outwardRange,
  referenceTime,
  regularRange,
} from '#shared/resources/solidaryrecords/times/dates.ts';
import {
  emptyTimes,
  type PunctualDraft,
  type ScheduleRow,
  type TimesDraft,
} from '#shared/resources/solidaryrecords/times/draft.ts';
import { pastDates, timesProblems } from '#shared/resources/solidaryrecords/times/rules.ts';
import { timesToWire } from '#shared/resources/solidaryrecords/times/wire.ts';

const TODAY = '2026-03-06';
const windows = {
  morning: { from: '06:00', to: '11:15' },
  afternoon: { from: '12:00', to: '18:00' },
  evening: { from: '20:00', to: '23:30' },
};
const context = { windows, today: TODAY, mode: 'create' } as const;

const punctual = (changes: Partial<PunctualDraft>, base: string | null = TODAY): TimesDraft => {
  const draft = emptyTimes(TODAY);
  return { ...draft, base, punctual: { ...draft.punctual, day: '2026-03-20', time: '09:00', ...changes } };
};

const regular = (rows: readonly Partial<ScheduleRow>[], changes: Partial<TimesDraft['regular']> = {}): TimesDraft => {
  const draft = emptyTimes(TODAY);
  const whole = rows.map((row) => ({ days: [], outward: null, back: null, ...row }));
  return { ...draft, kind: 'regular', regular: { ...draft.regular, rows: whole, ...changes } };
};

const problems = (draft: TimesDraft, mode: 'create' | 'edit' = 'create') =>
  timesProblems(draft, { ...context, mode }).map(({ field, problem }) => `${field} ${problem}`);

describe('The dates of a record that the client computes', () => {
  it.each([
    [1, '2026-03-20', '2026-03-20'],
    [2, '2026-03-06', '2026-03-13'],
    [3, '2026-03-06', '2026-03-21'],
    [4, '2026-03-06', '2026-04-05'],
  ] as const)('range from %s', (dateChoice, from, to) => {
    expect(outwardRange(TODAY, { dateChoice, day: '2026-03-20' })).toEqual({ from, to });
  });

  it.each([
    [1, '2026-01-31', null, '2026-02-07'],
    [2, '2026-01-31', null, '2026-02-28'],
    [2, '2026-03-06', null, '2026-04-06'],
    [3, '2026-03-06', '2026-12-31', '2026-12-31'],
  ] as const)('end for the regular choice %s from %s', (dateChoice, base, until, to) => {
    expect(regularRange(base, { dateChoice, until })).toEqual({ from: base, to });
  });

  it('are not computed of what is no day', () => {
    expect(outwardRange('2026-02-30', { dateChoice: 2, day: null })).toBeNull();
    expect(outwardRange(TODAY, { dateChoice: 1, day: 'demain' })).toBeNull();
    expect(regularRange(TODAY, { dateChoice: 3, until: null })).toBeNull();
  });

  it('count a return from the given time, or from the middle of the window with its minute rounded down', () => {
    expect(referenceTime({ timeChoice: 1, time: '09:30' }, windows)).toBe('09:30');
    expect(referenceTime({ timeChoice: 2, time: null }, windows)).toBe('08:37');
    expect(referenceTime({ timeChoice: 4, time: null }, windows)).toBe('21:45');
    expect(referenceTime({ timeChoice: 4, time: null }, null)).toBeNull();
    expect(middleOf({ from: null, to: '10:00' })).toBeNull();
    expect([hoursLater('22:59', 1), hoursLater('23:00', 1), hoursLater('21:30', 2)]).toEqual(['23:59', null, '23:30']);
  });
});

describe('The journey keys of the times of a record', () => {
  it('are those of the example of the screens', () => {
    const draft = punctual({ dateChoice: 2, timeChoice: 2, time: null, returnChoice: 3, day: null });
    expect(timesToWire(draft)).toEqual({
      regular: false,
      punctualOutwardDateChoice: 2,
      punctualOutwardMinDate: '2026-03-06',
      punctualOutwardMaxDate: '2026-03-13',
      punctualOutwardTimeChoice: 2,
      punctualReturnDateChoice: 3,
    });
  });

  it('hold the day and the times that were given, and no last day of a given day', () => {
    const draft = punctual({ returnChoice: 5, returnDay: '2026-03-21', returnTime: '17:00' });
    expect(timesToWire(draft)).toEqual({
      regular: false,
      punctualOutwardDateChoice: 1,
      punctualOutwardMinDate: '2026-03-20',
      punctualOutwardTimeChoice: 1,
      punctualOutwardMinTime: '09:00',
      punctualReturnDateChoice: 5,
      punctualReturnDate: '2026-03-21',
      punctualReturnTime: '17:00',
    });
  });

  it('send nine keys per line of a regular record, and leave out an empty line', () => {
    const draft = regular([{ days: ['mon', 'wed'], outward: '08:30', back: '' }, {}]);
    expect(timesToWire(draft)).toEqual({
      regular: true,
      regularDateChoice: 1,
      regularMinDate: '2026-03-06',
      regularMaxDate: '2026-03-13',
      regularSchedules: [
        {
          mon: true,
          tue: false,
          wed: true,
          thu: false,
          fri: false,
          sat: false,
          sun: false,
          outwardTime: '08:30',
          returnTime: null,
        },
      ],
    });
  });

  it('hold nothing of the kind that is not chosen', () => {
    const both = { ...punctual({ time: '09:00' }), regular: regular([{ days: ['mon'], outward: '08:00' }]).regular };
    expect(Object.keys(timesToWire(both)).filter((key) => key.startsWith('regular'))).toEqual(['regular']);
    const other = timesToWire({ ...both, kind: 'regular' });
    expect(Object.keys(other).filter((key) => key.startsWith('punctual'))).toEqual([]);
  });
});

describe('The rules of the times of a record', () => {
  it('accept what is whole', () => {
    expect(problems(punctual({}))).toEqual([]);
    expect(problems(punctual({ dateChoice: 4, timeChoice: 3, time: null, day: null, returnChoice: 4 }))).toEqual([]);
    for (const returnChoice of [1, 2, 3, 4] as const) expect(problems(punctual({ returnChoice }))).toEqual([]);
    expect(problems(regular([{ days: ['mon'], outward: '08:30', back: '17:00' }]))).toEqual([]);
  });

  it.each([
    ['a missing day', punctual({ day: null }), ['day required']],
    ['a day that is none', punctual({ day: '2026-02-30' }), ['day noDay']],
    ['a missing time', punctual({ time: '' }), ['time required']],
    ['a time that is none', punctual({ time: '25:00' }), ['time noTime']],
    ['a missing base', punctual({ dateChoice: 2 }, null), ['base required']],
    ['a return an hour later, after midnight', punctual({ time: '23:00', returnChoice: 2 }), ['return pastMidnight']],
    ['a return after midnight', punctual({ time: '22:30', returnChoice: 3 }), ['return pastMidnight']],
    ['a return after midnight of a window', punctual({ timeChoice: 4, returnChoice: 4 }), ['return pastMidnight']],
    [
      'a given return of a flexible day',
      punctual({ dateChoice: 2, returnChoice: 5, returnDay: '2026-03-21', returnTime: '17:00' }),
      ['return returnNeedsGivenDay'],
    ],
    ['a return without its day and time', punctual({ returnChoice: 5 }), ['returnDay required', 'returnTime required']],
    [
      'a return before the outward day',
      punctual({ returnChoice: 5, returnDay: '2026-03-19', returnTime: '17:00' }),
      ['returnDay returnBeforeOutward'],
    ],
    [
      'a return on the same day that is not later',
      punctual({ returnChoice: 5, returnDay: '2026-03-20', returnTime: '09:00' }),
      ['returnTime returnNotLater'],
    ],
    ['no line', regular([{}]), ['rows needsOutward']],
    ['a line without days', regular([{ outward: '08:00' }]), ['row.0.days needsDay', 'rows needsOutward']],
    ['a line without times', regular([{ days: ['mon'] }]), ['row.0.outward needsTime', 'rows needsOutward']],
    ['returns only', regular([{ days: ['mon'], back: '17:00' }]), ['rows needsOutward']],
    [
      'a day twice outward',
      regular([
        { days: ['mon', 'tue'], outward: '08:00' },
        { days: ['tue'], outward: '09:00' },
      ]),
      ['row.1.days twiceOutward'],
    ],
    [
      'a day twice back',
      regular([
        { days: ['mon'], outward: '08:00', back: '17:00' },
        { days: ['mon'], back: '18:00' },
      ]),
      ['row.1.days twiceBack'],
    ],
    [
      'an end before the beginning',
      regular([{ days: ['mon'], outward: '08:00' }], { dateChoice: 3, until: '2026-03-05' }),
      ['until untilBeforeBase'],
    ],
    [
      // 6 March 2026 is a Friday.
      'no chosen day between the two dates',
      regular([{ days: ['mon', 'tue'], outward: '08:00' }], { dateChoice: 3, until: '2026-03-08' }),
      ['rows noDayBetween'],
    ],
    ['a given day that is past', punctual({ day: '2026-03-05' }), ['day past']],
    ['a base that is past', punctual({ dateChoice: 2 }, '2026-03-05'), ['base past']],
  ])('refuse %s', (_, draft, expected) => {
    expect(problems(draft)).toEqual(expected);
  });

  it('allow one day outward in a line and back in another, and a return the next morning', () => {
    const split = regular([
      { days: ['mon'], outward: '08:00' },
      { days: ['mon'], back: '17:00' },
    ]);
    expect(problems(split)).toEqual([]);
    expect(problems(punctual({ returnChoice: 5, returnDay: '2026-03-21', returnTime: '07:00' }))).toEqual([]);
  });

  it('warn of past dates in an edition instead of refusing them', () => {
    const past = punctual({ dateChoice: 2 }, '2026-01-05');
    expect(problems(past, 'edit')).toEqual([]);
    expect(pastDates(past, TODAY)).toEqual(['base']);
    expect(pastDates(punctual({ day: '2026-01-05' }, '2026-12-01'), TODAY)).toEqual(['day']);
  });

  it('let a return be counted from a window whose hours are not known', () => {
    const draft = punctual({ timeChoice: 4, time: null, returnChoice: 4 });
    expect(timesProblems(draft, { ...context, windows: null })).toEqual([]);
  });
});
