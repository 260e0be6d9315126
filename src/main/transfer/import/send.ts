import { AppFailure, conflict } from '#shared/failure.ts';
import { isSameGiven } from '#shared/import/kinds.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { CallContext } from '../../ipc/handler.ts';
import type { JournalOwner } from '../../jobs/journal-files.ts';
import { countLines, type LineRun, mergeRuns, packRuns } from '../../jobs/line-runs.ts';
import type { PauseGate } from '../../jobs/pause.ts';
import type { Files } from '../../ports.ts';
import type { StoredCheck } from './checks.ts';
import { assertUnchanged } from './file-stamp.ts';
import { identityOf } from './identity.ts';
import type { ImportJournals, Journal, JournalRecord } from './journal.ts';
import { recordMembers } from './membership.ts';
import { ImportOutcomes, type WrongLines } from './outcomes.ts';
import { sendBatches } from './send-batches.ts';
import { resolveUncertain, type UncertainOptions } from './uncertain.ts';

export interface SendOptions extends UncertainOptions {
  client: Pick<PlatformClient, 'get' | 'list' | 'upload'>;
  files: Pick<Files, 'temporaryPath' | 'remove'>;
  journals: ImportJournals;
  owner: JournalOwner;
  gate: PauseGate;
  /** Returns the person's choices, encrypted for the journal of that id. */
  sealChoices(id: string): Promise<string | null>;
}

/** Whether lines are left to send or to verify. */
export const isUnfinished = ({ counts }: Pick<ImportResult, 'counts'>): boolean =>
  counts.uncertain > 0 || counts.notSent > 0;

/** Whether lines of a journal are left to send or to verify. */
export const isUnfinishedRecord = ({ records, settled, uncertain }: JournalRecord): boolean =>
  uncertain.length > 0 || Object.values(settled).reduce((sum, runs) => sum + countLines(runs), 0) < records;

/**
 * Writes the converted file.
 * @throws AppFailure when it must not be sent
 */
async function convert(
  { file, outcome, stamp }: StoredCheck,
  { target, skippedLines }: { target: string; skippedLines: readonly LineRun[] },
  { runner, today }: SendOptions,
  call: CallContext,
) {
  const conversion = await runner.run(
    'convert',
    { ...file, today, target, skippedLines: packRuns(skippedLines) },
    { signal: call.signal, onProgress: (done) => call.progress({ phase: 'convert', done, total: stamp.size }) },
  );
  // What is kept of the file is of no use while it is sent, which may take hours.
  runner.close();
  const { refused } = conversion;
  // The check counted the same errors: another number means another file.
  if (refused !== outcome.records - outcome.valid) throw new AppFailure({ kind: 'file', reason: 'changed' });
  return conversion;
}

/** Finds the journal of the same content for the same community; null when there is none. */
export async function journalOf(
  { file }: Pick<StoredCheck, 'file'>,
  digest: string,
  { journals, owner }: Pick<SendOptions, 'journals' | 'owner'>,
): Promise<JournalRecord | null> {
  const same = (await journals.list(owner, file.type)).filter((record) => record.file.digest === digest);
  return same.find(({ given }) => isSameGiven(given, file.options.given)) ?? null;
}

/**
 * Refuses a file that was sent in part for another community, or for none, while the platform may still be working on
 * it: it would create the same people twice.
 * @throws AppFailure `conflict`/`importedElsewhere`
 */
async function assertNowhereElse({ file }: StoredCheck, digest: string, { journals, owner }: SendOptions) {
  const isElsewhere = (await journals.list(owner, file.type)).some(
    (record) =>
      record.file.digest === digest &&
      !isSameGiven(record.given, file.options.given) &&
      (record.uncertain.length > 0 || journals.isOpen(record.id)),
  );
  if (isElsewhere) throw conflict('importedElsewhere');
}

/** Finds the journal of the same content once nobody writes to it; null for a first attempt. */
async function findJournal(check: StoredCheck, digest: string, options: SendOptions): Promise<JournalRecord | null> {
  const { journals } = options;
  const find = () => journalOf(check, digest, options);
  const found = await find();
  if (found === null) return null;
  await journals.whenClosed(found.id);
  // The batch in flight has been recorded meanwhile; with it the import may have finished.
  return find();
}

/**
 * Sends the lines without error of a checked file, each once, and reads the outcome of each
 * (docs/platform/a-auth-users.md §9). Resumes an import of the same content that was interrupted.
 * @returns the result, and every line that was not accepted, earlier attempts included
 * @throws AppFailure when nothing was sent: the file has changed, a refusal, a cancellation before the first batch,
 * uncertain lines that cannot be verified
 */
export async function sendImport(
  check: StoredCheck,
  options: SendOptions,
  call: CallContext,
): Promise<{ result: ImportResult; wrong: WrongLines }> {
  const { client, files, journals, owner, runner, gate } = options;
  const { file, name, outcome, stamp } = check;
  if (outcome.valid === 0) throw new AppFailure({ kind: 'refused' });
  await assertUnchanged(file.path, stamp);
  const digest = await runner.run('digest', { path: file.path }, { signal: call.signal });
  await assertNowhereElse(check, digest, options);
  const before = await findJournal(check, digest, options);
  const settled = Object.entries(before?.settled ?? {});
  const outcomes = new ImportOutcomes(
    Object.fromEntries(settled.map(([became, runs]) => [became, countLines(runs)] as const)),
  );
  const path = await files.temporaryPath('import.csv');
  let journal: Journal | null = before === null ? null : journals.resume(before.id);
  let isFinished = false;
  try {
    const found = before === null ? [] : await resolveUncertain(check, before, options, outcomes, call);
    await journal?.settled(outcomes.takeSettled());
    const skippedLines = [...settled.flatMap(([, runs]) => runs), ...found.map((line) => [line, line] as const)];
    const { lines, ends, accounts, leftOut } = await convert(check, { target: path, skippedLines }, options, call);
    await assertUnchanged(file.path, stamp);
    // A small read first: a lost connection or an expired token shows before the request that must not be repeated.
    await client.get('permissions', [], { signal: call.signal });
    journal ??= await journals.start(
      owner,
      identityOf(check, { digest, size: stamp.size }, lines.length + accounts.length),
    );
    await journal.recordChoices(await options.sealChoices(journal.id));
    await journal.recordLeftOut(outcome.records - outcome.valid, leftOut);
    for (const { line, label } of accounts) outcomes.add('existing', line, label, '');
    await journal.settled(outcomes.takeSettled());
    const converted = { type: file.type, path, name, lines, ends };
    const written = journal;
    const { given } = file.options;
    let joined = countLines(before?.joined ?? []);
    const onFound = async (people: ReadonlyMap<number, number>) => {
      if (given === undefined) return;
      joined += await recordMembers(client, people, Number(given.communityId), {
        journal: written,
        signal: call.signal,
      });
    };
    const sending = { client, clock: options.clock, journal, gate, outcomes, onFound };
    const result = await sendBatches(converted, sending, call);
    // People who had an account wait to become members.
    const waiting = given === undefined ? 0 : result.counts.existing - joined;
    isFinished = !isUnfinished(result) && waiting === 0;
    const { refused, uncertain } = outcomes.wrongLines();
    return { result, wrong: { refused: mergeRuns([...(before?.settled.refused ?? []), ...refused]), uncertain } };
  } catch (thrown) {
    // Nothing has left: there is nothing to resume.
    isFinished = before === null;
    throw thrown;
  } finally {
    await journal?.close(isFinished);
    await files.remove(path).catch(() => {});
  }
}
