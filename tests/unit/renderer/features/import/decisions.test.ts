import { expect, test } from 'vitest';
import { defaultDecisions } from '#renderer/features/import/national/decisions.ts';
import type { ImportChanges } from '#shared/ipc/import-national.ts';

const lines = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ line: from + index, record: `r${from + index}`, name: 'Lieu' }));
const changes = (found: Partial<ImportChanges>): ImportChanges => ({
  known: 1,
  fresh: 0,
  uncompared: 0,
  unchanged: [],
  changed: [],
  edited: [],
  missing: [],
  twins: [],
  closed: [],
  gone: [],
  names: { relayPointTypeId: [], communityId: [] },
  points: 1,
  failure: null,
  ...found,
});

test('lines that would change nothing leave room for the corrections of the person', () => {
  const found = changes({ missing: lines(2, 3), unchanged: lines(10, 400) });
  const decide = (remaining: number) =>
    defaultDecisions(found, { decided: [3], remaining, options: { repairs: [] } }).lines.length;
  expect(decide(2000)).toBe(2 + 400);
  expect(decide(500)).toBe(2);
  expect(decide(1)).toBe(1);
});

test('nothing is decided about an import that is taken up again', () => {
  const found = changes({ unchanged: lines(10, 4) });
  expect(defaultDecisions(found, { decided: null, remaining: 2000, options: {} })).toEqual({ repairs: [], lines: [] });
});
