import { AppFailure } from '#shared/failure.ts';
import type { ImportResult } from '#shared/ipc/transfer.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { CallContext } from '../../ipc/handler.ts';
import type { Files } from '../../ports.ts';
import type { KeptCheck } from './checks.ts';
import { assertUnchanged } from './file-stamp.ts';
import { identityOf } from './identity.ts';
import type { ImportJournals, Journal, JournalOwner, JournalRecord } from './journal.ts';
import { countLines, inOrder, type LineRun, packRuns } from './line-runs.ts';
import { ImportOutcomes, type WrongLines } from './outcomes.ts';
import type { SendingGate } from './pause.ts';
import { sendBatches } from './send-batches.ts';
import { settleUncertain, type UncertainOptions } from './uncertain.ts';

export interface SendOptions extends UncertainOptions {
  client: Pick<PlatformClient, 'get' | 'list' | 'upload'>;
  files: Pick<Files, 'temporaryPath' | 'remove'>;
  journals: ImportJournals;
  owner: JournalOwner;
  gate: SendingGate;
  /** What the person chose for the import, for the journal of that id. */
  chosenFor(id: string): Promise<string | null>;
}

/** Whether lines of a sending are left to be gone on with. */
export const isUnfinished = ({ counts }: Pick<ImportResult, 'counts'>): boolean =>
  counts.uncertain > 0 || counts.notSent > 0;

/** Writes the file to send. @throws AppFailure when it is not to be sent. */
async function convert(
  { file, outcome, stamp }: KeptCheck,
  { target, leaveOut }: { target: string; leaveOut: readonly LineRun[] },
  { runner, today }: SendOptions,
  call: CallContext,
) {
  const conversion = await runner.run(
    'convert',
    { ...file, today, target, leaveOut: packRuns(leaveOut) },
    { signal: call.signal, onProgress: (done) => call.progress({ phase: 'convert', done, total: stamp.size }) },
  );
  const { refused, unfaithful } = conversion;
  // As many as the check found: if there are others now, this is not the file that was checked.
  if (refused !== outcome.records - outcome.valid) throw new AppFailure({ kind: 'file', reason: 'changed' });
  if (unfaithful.length > 0) {
    throw new AppFailure({ kind: 'file', reason: 'unsendable', platformText: `L ${unfaithful.join(', ')}` });
  }
  return conversion;
}

/** The journal of the same content, once nothing is sent under it any more; null when this is the first sending. */
async function begun(
  check: KeptCheck,
  digest: string,
  { journals, owner }: SendOptions,
): Promise<JournalRecord | null> {
  const find = async () =>
    (await journals.list(owner, check.file.type)).find(({ file }) => file.digest === digest) ?? null;
  const found = await find();
  if (found === null) return null;
  await journals.atRest(found.id);
  // A batch that was under way has been told meanwhile; with it the import may have come to its end.
  return find();
}

/**
 * Sends the lines without error of a checked file, each once, and reads what became of each
 * (docs/platform/a-auth-users.md §9). A content that was sent in part before is gone on with.
 * @returns the account for the person, and every line that was not taken, those of earlier sendings of the file among
 * them
 * @throws AppFailure when nothing was sent: another file than the one checked, a refusal, a cancellation before the
 * first batch, uncertain lines that cannot be looked for.
 */
export async function sendImport(
  check: KeptCheck,
  options: SendOptions,
  call: CallContext,
): Promise<{ result: ImportResult; wrong: WrongLines }> {
  const { client, files, journals, owner, runner, gate } = options;
  const { file, name, outcome, stamp } = check;
  if (outcome.valid === 0) throw new AppFailure({ kind: 'refused' });
  await assertUnchanged(file.path, stamp);
  const digest = await runner.run('digest', { path: file.path }, { signal: call.signal });
  const before = await begun(check, digest, options);
  const settled = Object.entries(before?.settled ?? {});
  const outcomes = new ImportOutcomes(
    Object.fromEntries(settled.map(([became, runs]) => [became, countLines(runs)] as const)),
  );
  const path = await files.temporaryPath('import.csv');
  let journal: Journal | null = before === null ? null : journals.goOn(before.id);
  let isFinished = false;
  try {
    const found = before === null ? [] : await settleUncertain(check, before, options, outcomes, call);
    await journal?.settled({ existing: found });
    const leaveOut = [...settled.flatMap(([, runs]) => runs), ...found.map((line) => [line, line] as const)];
    const { lines, ends } = await convert(check, { target: path, leaveOut }, options, call);
    await assertUnchanged(file.path, stamp);
    // A small read first: a way that is cut, or a token that has run out, is found out before what must not be
    // repeated.
    await client.get('permissions', [], { signal: call.signal });
    journal ??= await journals.begin(owner, identityOf(check, { digest, size: stamp.size }, lines.length));
    await journal.chose(await options.chosenFor(journal.id));
    const converted = { type: file.type, path, name, lines, ends };
    const result = await sendBatches(converted, { client, journal, gate, outcomes }, call);
    isFinished = !isUnfinished(result);
    const { refused, uncertain } = outcomes.wrongLines();
    return { result, wrong: { refused: inOrder([...(before?.settled.refused ?? []), ...refused]), uncertain } };
  } catch (thrown) {
    // Nothing has left: there is nothing to go on with.
    isFinished = before === null;
    throw thrown;
  } finally {
    await journal?.close(isFinished);
    await files.remove(path).catch(() => {});
  }
}
