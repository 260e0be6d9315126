import { expect, it } from 'vitest';
import { byStructure } from '#renderer/modules/solidaryanalytics/figures/by-structure.ts';
import { figuresOf } from '#renderer/modules/solidaryanalytics/figures/figures.ts';
import { asDay } from '#shared/calendar.ts';
import { asInstant } from '#shared/instant.ts';
import type { RecordStatus } from '#shared/resources/solidaryrecords/status.ts';

const TODAY = asDay('2026-03-31');
const row = (status: RecordStatus | null, lastAction: string | null, at: string | null, fromDate: string | null) => ({
  status,
  lastAction,
  lastActionDate: at === null ? null : asInstant(`${at}T12:30:00+02:00`),
  fromDate: fromDate === null ? null : asDay(fromDate),
});
const rows = [
  row(0, null, null, '2026-04-02'),
  row(1, 'solidary_free', '2026-03-24', '2026-03-02'),
  row(2, 'solidary_link', '2026-03-23', '2026-03-20'),
  row(2, 'solidary_link', '2026-03-16', null),
  row(3, 'solidary_free', '2026-02-27', '2025-12-31'),
  row(4, 'solidary_too_late', '2026-01-01', '2026-03-05'),
  row(4, 'solidary_no_solution', '2026-01-01', '2026-03-05'),
  row(4, 'solidary_no_solution', '2026-01-01', '2026-03-05'),
  row(4, null, null, '2026-03-05'),
];

it('counts open records by status, closed ones left out', () => {
  expect(figuresOf(rows, TODAY).open).toEqual([
    { name: 0, count: 1 },
    { name: 1, count: 1 },
    { name: 2, count: 2 },
    { name: 3, count: 1 },
  ]);
});

it('groups open records by the days since their last action, over the change of summer time', () => {
  expect(figuresOf(rows, TODAY).age).toEqual([
    { name: 'week', count: 1 },
    { name: 'fortnight', count: 1 },
    { name: 'month', count: 1 },
    { name: 'older', count: 1 },
    { name: 'none', count: 1 },
  ]);
});

it('counts closings by their last action, the most frequent first', () => {
  expect(figuresOf(rows, TODAY).closings).toEqual([
    { name: 'solidary_no_solution', count: 2 },
    { name: 'solidary_too_late', count: 1 },
    { name: null, count: 1 },
  ]);
});

it('counts records by the month of their first day, those without one last', () => {
  expect(figuresOf(rows, TODAY).months).toEqual([
    { name: '2025-12', count: 1 },
    { name: '2026-03', count: 6 },
    { name: '2026-04', count: 1 },
    { name: null, count: 1 },
  ]);
});

it('counts this week and the one before from Monday on: departures, last actions, closings', () => {
  // 31 March 2026 is a Tuesday.
  const at = [
    row(2, 'solidary_link', '2026-03-30', '2026-04-05'),
    row(4, 'solidary_too_late', '2026-03-29', '2026-03-30'),
    row(4, 'solidary_too_late', '2026-03-23', '2026-03-29'),
    row(4, 'solidary_too_late', '2026-03-22', '2026-04-06'),
  ];
  expect(figuresOf(at, TODAY).weeks).toEqual([
    { name: 'departures', thisWeek: 2, lastWeek: 1 },
    { name: 'handled', thisWeek: 1, lastWeek: 2 },
    { name: 'closed', thisWeek: 0, lastWeek: 2 },
  ]);
});

it('counts open records by the structure of who has their name and telephone', () => {
  const person = (familyName: string, telephone: string | null) => ({ givenName: 'Ada', familyName, telephone });
  const open = (of: ReturnType<typeof person>) => ({ ...of, status: 2 as const });
  const nancy = [{ name: 'Nancy' }];
  expect(
    byStructure(
      [
        open(person('Bel', '+33611223344')),
        open(person('Bel', '0699999999')),
        open(person('Cid', null)),
        { ...open(person('Bel', '0611223344')), status: 4 },
      ],
      [
        { ...person('BEL', '06 11 22 33 44'), structures: nancy },
        { ...person('Cid', null), structures: [...nancy, { name: 'Toul' }] },
      ],
    ),
  ).toEqual({ structures: [{ name: 'Nancy', count: 1 }], several: 1, unknown: 1 });
});
