import type { PlatformClient } from '../../api/client.ts';
import type { CallContext } from '../../ipc/handler.ts';
import { countLines, type LineRun, lineMatcher, packRuns } from '../../jobs/line-runs.ts';
import type { Clock } from '../../ports.ts';
import { labelOf, type SentRecord } from './answer.ts';
import { type Arrivals, PeopleArrivals, PointArrivals } from './arrivals.ts';
import type { StoredCheck } from './checks.ts';
import { pointsAt } from './existing.ts';
import { type ExistingRecord, findExistingPeople } from './existing-people.ts';
import type { JournalRecord } from './journal.ts';
import type { ImportOutcomes } from './outcomes.ts';
import { defaultPolling, type PollingTimes, pollUntilStill } from './polling.ts';
import type { ImportRunner } from './run-job.ts';
import { isSamePoint } from './same-point.ts';
import { positionsOf } from './verify.ts';

export interface UncertainOptions {
  client: Pick<PlatformClient, 'list'>;
  runner: ImportRunner;
  clock: Clock;
  polling?: PollingTimes | undefined;
  /** Today, YYYY-MM-DD. */
  today: string;
}

/** Waits until the platform no longer works on an interrupted batch; reports the wait as progress. */
async function waitUntilStill(
  traces: Arrivals,
  all: number,
  options: UncertainOptions,
  { signal, progress }: CallContext,
) {
  const { clock, polling = defaultPolling } = options;
  await pollUntilStill((isThorough) => traces.poll(isThorough, signal), {
    clock,
    polling,
    signal,
    onWait: (done) =>
      progress({ phase: 'wait', done, total: polling.quietPeriod, arrived: { count: traces.arrived, of: all } }),
  });
}

/**
 * Resolves uncertain lines before the import is resumed. The platform takes the lines of a file in order and continues
 * after a lost connection (docs/platform/a-auth-users.md §9), so a batch it may still work on is polled until nothing
 * changes. People who exist, and relay points that are what their lines say in every field, are not sent again and are
 * added to `outcomes`. Other relay points are sent again: the platform creates none twice. Permissions: user_list,
 * relay_point_list.
 * @returns the lines whose record exists on the platform
 * @throws AppFailure when the platform cannot be read or the wait is cancelled; nothing is sent then
 */
export async function resolveUncertain(
  { file }: StoredCheck,
  { uncertain, underWay, writtenAt }: Pick<JournalRecord, 'uncertain' | 'underWay' | 'writtenAt'>,
  options: UncertainOptions,
  outcomes: ImportOutcomes,
  call: CallContext,
): Promise<number[]> {
  const { client, runner, clock, polling = defaultPolling, today } = options;
  const { signal, progress } = call;
  const watched = clock.now() - writtenAt < polling.maxRun ? underWay : [];
  const pick = (runs: readonly LineRun[]): Promise<SentRecord[]> => {
    const wanted = { ...file, today, lines: packRuns(runs), limit: countLines(runs) };
    return runs.length === 0 ? Promise.resolve([]) : runner.run('pick', wanted, { signal });
  };
  if (file.type === 'relaypoints') {
    const batch = await pick(watched);
    if (batch.length > 0) {
      const traces = new PointArrivals(client, batch);
      await traces.poll(true, signal);
      await waitUntilStill(traces, batch.length, options, call);
    }
    return findSamePoints(client, await pick(uncertain), outcomes, call);
  }

  const records = await pick(uncertain);
  const found = await findExistingPeople(client, records, {
    signal,
    progress: (update) => progress({ ...update, phase: 'verify' }),
  });
  const isWatched = lineMatcher(packRuns(watched));
  const batch = records.filter(({ line }) => isWatched(line));
  const missing = without(batch, found);
  const traces = new PeopleArrivals(client, batch, missing);
  if (missing.length > 0) await waitUntilStill(traces, batch.length, options, call);
  const all = [...found, ...traces.found];
  const labels = new Map(records.map((record) => [record.line, labelOf(record)]));
  for (const { line, id } of all) outcomes.addFound(line, labels.get(line) ?? '', id);
  return all.map(({ line }) => line);
}

/** Finds the relay points that already are what their lines say, and adds them to `outcomes`. @returns their lines */
async function findSamePoints(
  client: UncertainOptions['client'],
  records: readonly SentRecord[],
  outcomes: ImportOutcomes,
  { signal, progress }: CallContext,
): Promise<number[]> {
  const places = positionsOf(records);
  const points = await pointsAt(client, places, {
    signal,
    progress: (update) => progress({ ...update, phase: 'verify' }),
  });
  const lines: number[] = [];
  for (const [index, record] of records.entries()) {
    const place = places[index];
    const point = place === undefined ? undefined : points.get(place);
    if (point === undefined || !isSamePoint(record, point)) continue;
    outcomes.addFound(record.line, labelOf(record), point.id);
    lines.push(record.line);
  }
  return lines;
}

function without(records: readonly SentRecord[], found: readonly ExistingRecord[]): SentRecord[] {
  const lines = new Set(found.map(({ line }) => line));
  return records.filter(({ line }) => !lines.has(line));
}
