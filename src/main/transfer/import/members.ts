import type { AppError } from '#shared/errors.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import { maxListedLines } from '#shared/import/limits.ts';
import type { JoinResult, WaitingPeople } from '#shared/ipc/import-members.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { CallContext } from '../../ipc/handler.ts';
import type { JournalOwner } from '../../jobs/journal-files.ts';
import { countLines, lineMatcher, packRuns, runsOf } from '../../jobs/line-runs.ts';
import { labelOf, type SentRecord } from './answer.ts';
import type { StoredCheck } from './checks.ts';
import { findExistingPeople } from './existing-people.ts';
import { assertUnchanged } from './file-stamp.ts';
import { type ImportJournals, type Journal, type JournalRecord, waitingRuns } from './journal.ts';
import { isMember } from './membership.ts';
import type { ImportRunner } from './run-job.ts';
import { isUnfinishedRecord, journalOf } from './send.ts';

export interface JoinServices {
  client: Pick<PlatformClient, 'list'>;
  journals: ImportJournals;
  runner: ImportRunner;
  owner: JournalOwner;
  /** Today, YYYY-MM-DD. */
  today: string;
  /**
   * Makes a person an accepted member of a community; after a lost answer it reads the platform.
   * @throws AppFailure with the result of that reading
   */
  addMember(
    membership: { communityId: number; userId: number },
    call: Pick<CallContext, 'signal'>,
  ): Promise<'added' | 'alreadyMember'>;
}

type Line = JoinResult['lines'][number];

const noProgress = () => {};

/**
 * Reads the journal of a sent check and the records of some of its waiting lines.
 * @returns null when nobody waits
 * @throws AppFailure `file`/`changed` when the file has changed
 */
async function readWaiting(
  { file, stamp }: StoredCheck,
  { journals, runner, owner, today }: JoinServices,
  { lines, signal }: { lines?: readonly number[] | undefined; signal: AbortSignal },
): Promise<{ journal: JournalRecord; records: SentRecord[]; total: number } | null> {
  await assertUnchanged(file.path, stamp);
  const digest = await runner.run('digest', { path: file.path }, { signal });
  const journal = await journalOf({ file }, digest, { journals, owner });
  if (journal === null) return null;
  const runs = waitingRuns(journal);
  const total = countLines(runs);
  const records = await runner.run(
    'pick',
    { ...file, today, lines: packRuns(runs), limit: lines === undefined ? maxListedLines : total },
    { signal },
  );
  if (lines === undefined) return { journal, records, total };
  const isWanted = lineMatcher(packRuns(runsOf(lines.toSorted((one, other) => one - other))));
  return { journal, records: records.filter(({ line }) => isWanted(line)), total };
}

/**
 * Lists the people of a sent check who had an account already and are no members of the given community yet.
 * @throws AppFailure `file`/`changed`
 */
export async function listWaiting(
  check: StoredCheck,
  services: JoinServices,
  { signal }: Pick<CallContext, 'signal'>,
): Promise<WaitingPeople> {
  const found = await readWaiting(check, services, { signal });
  if (found === null) return { lines: [], total: 0, joined: 0 };
  const isUncertain = lineMatcher(packRuns(found.journal.joining));
  const lines = found.records.map((record) => ({
    line: record.line,
    label: labelOf(record),
    isUncertain: isUncertain(record.line),
  }));
  return { lines, total: found.total, joined: countLines(found.journal.joined) };
}

/** Whether a failure would meet every line: the next one is not tried. */
const endsAll = ({ kind, reason }: { kind: AppError['kind']; reason?: unknown }): boolean =>
  kind === 'denied' ||
  kind === 'unauthorized' ||
  kind === 'idle' ||
  kind === 'cancelled' ||
  kind === 'network' ||
  (kind === 'file' && reason !== undefined);

/** Makes the person of one line a member; the request is sent at most once. */
async function joinOne(
  record: SentRecord,
  communityId: number,
  { client, addMember }: JoinServices,
  { journal, mayBeMember }: { journal: Pick<Journal, 'recordJoining' | 'joined'>; mayBeMember: boolean },
  signal: AbortSignal,
): Promise<Line> {
  const { line } = record;
  const label = labelOf(record);
  const [person] = await findExistingPeople(client, [record], { signal, progress: noProgress });
  if (person === undefined) return { line, label, outcome: 'noAccount' };
  const membership = { communityId, userId: person.id };
  const known = { line, label, personId: person.id };
  if (mayBeMember && (await isMember(client, membership, signal))) {
    await journal.joined(line, true);
    return { ...known, outcome: 'joined' };
  }
  await journal.recordJoining(line);
  try {
    // Not the signal of the call: a request that has left is waited for.
    const outcome = await addMember(membership, { signal: new AbortController().signal });
    await journal.joined(line, true);
    return { ...known, outcome: outcome === 'added' ? 'joined' : 'already' };
  } catch (thrown) {
    const error = toAppError(thrown);
    const isUncertain = error.readBack === 'unseen' || error.readBack === 'notYet';
    if (!isUncertain) await journal.joined(line, false);
    if (error.isUnsent === true) throw thrown;
    return { ...known, outcome: isUncertain ? 'uncertain' : 'refused', error };
  }
}

/**
 * Makes existing people of a sent check members of the given community (docs/screens/03-communities.md §7), one by one:
 * each is looked up by e-mail, recorded in the journal and sent once. A person of whom an earlier request was never
 * answered is read first. Ends before the next line when it is cancelled or meets a failure that every line would meet;
 * the lines left can be tried again, also after a new start of the application.
 * @param lines lines of the file; all that wait if absent
 * @throws AppFailure when the file has changed, or `refused` while the import is being sent
 */
export async function joinWaiting(
  check: StoredCheck,
  lines: readonly number[] | undefined,
  services: JoinServices,
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): Promise<JoinResult> {
  const given = check.file.options.given;
  if (given === undefined) throw new AppFailure({ kind: 'refused' });
  const found = await readWaiting(check, services, { lines, signal });
  if (found === null) return { lines: [], waiting: 0 };
  const { journals } = services;
  if (journals.isOpen(found.journal.id)) throw new AppFailure({ kind: 'refused' });
  const journal = journals.resume(found.journal.id);
  const result: JoinResult = { lines: [], waiting: found.total };
  const mayBeMember = lineMatcher(packRuns(found.journal.joining));
  try {
    for (const [index, record] of found.records.entries()) {
      progress({ phase: 'join', done: index, total: found.records.length });
      if (signal.aborted) return { ...result, stopped: { kind: 'cancelled' } };
      const how = { journal, mayBeMember: mayBeMember(record.line) };
      const one = await joinOne(record, Number(given.communityId), services, how, signal).catch(toAppError);
      // A failure before the request: nothing was sent for this line.
      if ('kind' in one) return { ...result, stopped: one };
      result.lines.push(one);
      if (one.outcome === 'joined' || one.outcome === 'already') result.waiting -= 1;
      if (one.error !== undefined && endsAll(one.error)) return { ...result, stopped: one.error };
    }
    return result;
  } finally {
    await journal.close(result.waiting === 0 && !isUnfinishedRecord(found.journal));
  }
}
