import type { PlatformClient } from '../../api/client.ts';
import type { CallContext } from '../../ipc/handler.ts';
import type { Clock } from '../../ports.ts';
import { labelOf, type SentRecord } from './answer.ts';
import type { KeptCheck } from './checks.ts';
import { type ExistingRecord, findExistingPeople } from './existing-people.ts';
import type { JournalRecord } from './journal.ts';
import { countLines, type LineRun, lineReader, packRuns } from './line-runs.ts';
import type { ImportOutcomes } from './outcomes.ts';
import type { ImportRunner } from './run-job.ts';
import { type Patience, untilStill, usualPatience } from './standstill.ts';
import { PeopleTraces, PointTraces, type Traces } from './traces.ts';

export interface UncertainOptions {
  client: Pick<PlatformClient, 'list'>;
  runner: ImportRunner;
  clock: Clock;
  patience?: Patience | undefined;
  /** Today, YYYY-MM-DD. */
  today: string;
}

/** Waits until the platform no longer works on an interrupted batch; reports the wait as progress. */
async function watch(traces: Traces, all: number, options: UncertainOptions, { signal, progress }: CallContext) {
  const { clock, patience = usualPatience } = options;
  await untilStill((isThorough) => traces.look(isThorough, signal), {
    clock,
    patience,
    signal,
    onWait: (done) =>
      progress({ phase: 'wait', done, total: patience.still, arrived: { count: traces.arrived, of: all } }),
  });
}

/**
 * Resolves uncertain lines before the import is resumed. The platform takes the lines of a file in order and continues
 * after a lost connection (docs/platform/a-auth-users.md §9), so a batch it may still work on is polled until nothing
 * changes. People who exist are not sent again and are added to `outcomes`. Relay points are sent again: whether an
 * existing one was updated cannot be read from it, and the platform creates none twice. Permissions: user_list,
 * relay_point_list.
 * @returns the lines whose record exists on the platform
 * @throws AppFailure when the platform cannot be read or the wait is cancelled; nothing is sent then
 */
export async function settleUncertain(
  { file }: KeptCheck,
  { uncertain, underWay, writtenAt }: Pick<JournalRecord, 'uncertain' | 'underWay' | 'writtenAt'>,
  options: UncertainOptions,
  outcomes: ImportOutcomes,
  call: CallContext,
): Promise<number[]> {
  const { client, runner, clock, patience = usualPatience, today } = options;
  const { signal, progress } = call;
  const watched = clock.now() - writtenAt < patience.longestRun ? underWay : [];
  const pick = (runs: readonly LineRun[]): Promise<SentRecord[]> => {
    const wanted = { ...file, today, lines: packRuns(runs), limit: countLines(runs) };
    return runs.length === 0 ? Promise.resolve([]) : runner.run('pick', wanted, { signal });
  };
  if (file.type === 'relaypoints') {
    const records = await pick(watched);
    if (records.length === 0) return [];
    const traces = new PointTraces(client, records);
    await traces.look(true, signal);
    await watch(traces, records.length, options, call);
    return [];
  }

  const records = await pick(uncertain);
  const found = await findExistingPeople(client, records, {
    signal,
    progress: (update) => progress({ ...update, phase: 'verify' }),
  });
  const isWatched = lineReader(packRuns(watched));
  const batch = records.filter(({ line }) => isWatched(line));
  const missing = without(batch, found);
  const traces = new PeopleTraces(client, batch, missing);
  if (missing.length > 0) await watch(traces, batch.length, options, call);
  const all = [...found, ...traces.found];
  const labels = new Map(records.map((record) => [record.line, labelOf(record)]));
  for (const { line, id } of all) outcomes.addFound(line, labels.get(line) ?? '', id);
  return all.map(({ line }) => line);
}

function without(records: readonly SentRecord[], found: readonly ExistingRecord[]): SentRecord[] {
  const lines = new Set(found.map(({ line }) => line));
  return records.filter(({ line }) => !lines.has(line));
}
