import { expect, it } from 'vitest';
import { resultRows } from '#renderer/features/external-journeys/results/rows.ts';
import { type Ask, type Line, lineOf, runLines } from '#renderer/features/external-journeys/search/run.ts';
import { AppFailure } from '#shared/failure.ts';
import type { ExternalJourney } from '#shared/resources/externaljourneys/journey.ts';
import { externalSearch } from '#shared/resources/externaljourneys/search.ts';

const search = (provider: string) =>
  externalSearch.parse({
    provider,
    from: { latitude: 48.69, longitude: 6.18 },
    to: { latitude: 49.12, longitude: 6.17 },
    minDate: '2026-03-10',
    maxDate: '2026-03-10',
    when: { frequency: 1, minTime: null, maxTime: null },
  });
const linesOf = (...names: string[]) => names.map((name, position) => lineOf(position, 'outward', search(name)));
const journey = (given: Partial<ExternalJourney>) =>
  ({ provider: 'a', carpoolerId: 'c1', journeyId: 'j1', ...given }) as ExternalJourney; // what pairs need

/** Follows what a run reports. */
function follow(lines: readonly Line[]) {
  const state = new Map(lines.map((line) => [line.key, line]));
  return {
    states: () => [...state.values()].map(({ state: now }) => now),
    report: (key: number, change: Partial<Line>) => {
      const line = state.get(key);
      if (line !== undefined) state.set(key, { ...line, ...change });
    },
    line: (key: number) => state.get(key),
  };
}

it('asks three providers at a time, each one once', async () => {
  const lines = linesOf('a', 'b', 'c', 'd', 'e');
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  const ask: Ask = ({ provider }) => {
    asked.push(provider ?? '');
    return new Promise((resolve) => waiting.push(() => resolve({ journeys: [], unreadable: 0 })));
  };
  const run = follow(lines);
  const ended = runLines(lines, ask, run.report, new AbortController().signal);
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(run.states()).toEqual(['asking', 'asking', 'asking', 'waiting', 'waiting']);
  while (asked.length < 5 || waiting.length > 0) {
    waiting.shift()?.();
    await Promise.resolve();
  }
  await ended;
  expect(asked).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(new Set(run.states())).toEqual(new Set(['answered']));
});

it('keeps the answers of the others where one provider fails', async () => {
  const lines = linesOf('a', 'b');
  const run = follow(lines);
  const ask: Ask = async ({ provider }) => {
    if (provider === 'a') throw new AppFailure({ kind: 'invalid', fields: [], status: 400 });
    return { journeys: [journey({ provider: 'b' })], unreadable: 0 };
  };
  await runLines(lines, ask, run.report, new AbortController().signal);
  expect(run.states()).toEqual(['failed', 'answered']);
  expect(run.line(1)?.journeys).toHaveLength(1);
});

it('asks nobody any more once it is stopped', async () => {
  const lines = linesOf('a', 'b', 'c', 'd');
  const controller = new AbortController();
  const run = follow(lines);
  const asked: string[] = [];
  const ask: Ask = async ({ provider }, signal) => {
    asked.push(provider ?? '');
    controller.abort();
    throw new AppFailure({ kind: signal.aborted ? 'cancelled' : 'internal' });
  };
  await runLines(lines, ask, run.report, controller.signal);
  expect(asked).toEqual(['a']);
  expect(run.states()).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
});

it('pairs the journeys of one driver of one provider there and back, and puts them first', () => {
  const answered = (key: number, way: Line['way'], ...journeys: ExternalJourney[]): Line => ({
    ...lineOf(key, way, search('a')),
    state: 'answered',
    journeys,
  });
  const rows = resultRows([
    answered(0, 'outward', journey({ carpoolerId: 'alone' }), journey({}), journey({ carpoolerId: null })),
    answered(1, 'back', journey({ journeyId: 'j2' }), journey({ provider: 'b' }), journey({ carpoolerId: null })),
  ]);
  expect(rows.filter(({ isPaired }) => isPaired).map(({ way, journey: { journeyId } }) => [way, journeyId])).toEqual([
    ['outward', 'j1'],
    ['back', 'j2'],
  ]);
  expect(rows.slice(0, 2).every(({ isPaired }) => isPaired)).toBe(true);
});
