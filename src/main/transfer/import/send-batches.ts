import { openAsBlob } from 'node:fs';
import { basename, extname } from 'node:path';
import { z } from 'zod';
import type { AppError } from '#shared/errors.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import type { ImportType } from '#shared/import/causes.ts';
import type { ImportResult } from '#shared/ipc/import-result.ts';
import type { Progress } from '#shared/ipc/progress.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { CallContext } from '../../ipc/handler.ts';
import type { PauseGate } from '../../jobs/pause.ts';
import type { Clock } from '../../ports.ts';
import {
  type ImportAnswer,
  nothingSeen,
  readImportAnswer,
  type Seen,
  type SentRecord,
  untoldRecords,
} from './answer.ts';
import { asList, type Batch, BatchSize, batchesOf, batchOf, recordsOf } from './batches.ts';
import type { Conversion } from './convert.ts';
import type { Journal, SettledLines } from './journal.ts';
import { lookUpRecords } from './look-up.ts';
import type { ImportOutcomes } from './outcomes.ts';
import { isTooLarge, LineSearch, mayBeOneLine } from './splitting.ts';

/** A converted file, ready to be sent. */
export interface ConvertedFile extends Pick<Conversion, 'lines' | 'ends'> {
  type: ImportType;
  path: string;
  /** Name of the chosen file. */
  name: string;
}

/** Permission that the platform checks (docs/platform/a-auth-users.md §4); it never checks import_user. */
const RIGHTS: Readonly<Record<ImportType, string>> = { users: 'user_create', relaypoints: 'relay_point_create' };

const texts = z
  .array(z.coerce.string())
  .nullish()
  .transform((list) => list ?? []);
const importAnswer = z.object({ errors: texts, messages: texts });

/**
 * Whether a failure proves that the platform imported none of a batch. Lines are imported one by one without a
 * transaction, and a failure among them may have any status, 400 included (docs/platform/a-auth-users.md §3, §9).
 * Certain are only refusals before the first line (by the token layer, for the size) and requests that never left. The
 * permission is checked before the first line too, but after a batch that passed the check a refusal for lack of it
 * proves nothing.
 */
function isNothingDone(error: AppError, isFirst: boolean): boolean {
  const { kind } = error;
  if (kind === 'unauthorized' || kind === 'idle' || kind === 'file' || error.isUnsent === true) return true;
  return kind === 'denied' && isFirst;
}

/** Reduces a file name to what every server on the way accepts: letters, digits and plain signs. */
const safeName = (name: string): string =>
  `${basename(name, extname(name)).replace(/[^\p{L}\p{N}._ -]/gu, '_') || 'import'}.csv`;

const NO_LINES = new Uint32Array();

const unreadable: AppError = { kind: 'server', isUnreadable: true };

type Sent = { kind: 'answered'; answer: ImportAnswer } | { kind: 'failed'; error: AppError };

/** Why the outcome of a sent batch, or of some of its lines, is unknown. */
const errorOf = (sent: Sent): AppError => (sent.kind === 'failed' ? sent.error : unreadable);

/** Sends one batch, once, and never aborts it: half an import cannot be undone. */
async function upload(
  body: Blob,
  { type, name }: ConvertedFile,
  client: Pick<PlatformClient, 'upload'>,
): Promise<Sent> {
  const form = new FormData();
  const fileName = safeName(name);
  form.append('file', body, fileName);
  form.append('filename', fileName);
  form.append('columnHeadersFirstLine', '1');
  try {
    const answer = await client.upload(`admin/imports/${type}`, form, { kind: 'import', right: RIGHTS[type] });
    const read = importAnswer.safeParse(answer);
    return read.success ? { kind: 'answered', answer: read.data } : { kind: 'failed', error: unreadable };
  } catch (thrown) {
    const error = toAppError(thrown);
    // The text of an internal error may hold a path, which the page must not see.
    return { kind: 'failed', error: error.kind === 'internal' ? { kind: 'internal' } : error };
  }
}

export interface Sending {
  client: Pick<PlatformClient, 'list' | 'upload'>;
  clock: Pick<Clock, 'now'>;
  /** Records each batch before it leaves, and its outcome. */
  journal: Pick<Journal, 'recordSent' | 'returned' | 'answered' | 'settled' | 'recordWhy'>;
  gate: PauseGate;
  /** Collects the outcomes of lines, after those of earlier attempts. */
  outcomes: ImportOutcomes;
  /** Takes people without an answer who were found on the platform: their lines, with the id of each. */
  onFound?: ((found: ReadonlyMap<number, number>) => Promise<void>) | undefined;
}

/** Number of lines with a final outcome. */
const countSettled = (settled: SettledLines): number =>
  Object.values(settled).reduce((sum, lines) => sum + lines.length, 0);

const linesOf = (records: readonly SentRecord[]): number[] => records.map(({ line }) => line);

/** The error of a batch that the platform refuses in words, by its answer. */
const refusedSaying = (platformText: string): AppError => ({ kind: 'invalid', fields: [], platformText });

/** What became of a batch: what is sent next in its place, or the result when sending stops. */
type Next = { parts: readonly Batch[] } | { result: ImportResult };

/**
 * Sends a converted file batch by batch, each line once, in batches of what the platform takes in time (`BatchSize`),
 * and reads the outcome of each (docs/platform/a-auth-users.md §9). Outcomes missing in an answer are looked up on the
 * platform (`lookUpRecords`). Continues with the next batch after any answer that gives outcomes, and where every line
 * of a batch without one was found. A batch refused because of some lines is sent again without them, since none of it
 * was imported; one that was refused as a whole is split until the lines are found (`LineSearch`). Stops when a batch
 * without an answer has lines that were not found, at a refusal that would meet every batch, when the journal cannot be
 * written, and between two requests when the call is cancelled or, until resumed, paused.
 * @throws AppFailure when nothing was sent. After the first batch it returns a result instead, because lines were
 *   sent.
 */
export async function sendBatches(
  file: ConvertedFile,
  { client, clock, journal, gate, outcomes, onFound }: Sending,
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): Promise<ImportResult> {
  const { type, lines } = file;
  const size = new BatchSize();
  const search = new LineSearch(outcomes);
  /** Batches to send before the next lines of the file: the rest of a batch, or the parts that it was split into. */
  let parts: Batch[] = [];
  /** How many batches there are if the following ones have the size that is due now. */
  const countAt = ({ number, until }: Pick<Batch, 'number' | 'until'>) =>
    number + Math.ceil((lines.length - until) / size.records);
  let done = 0;
  let lastLine = 0;
  const showProgress = (batch: Batch, more: Pick<Progress, 'pausedAfter' | 'isSearching'> = {}) =>
    progress({
      phase: 'send',
      done,
      total: lines.length,
      batch: { number: batch.number, of: countAt(batch) },
      ...more,
    });
  /** @param left lines of the current batch that were not sent or not imported */
  const stop = (error: AppError, batch: Batch, left: Iterable<number> = batch.lines): { result: ImportResult } => {
    if (done === 0) throw new AppFailure(error);
    const waiting = parts.flatMap((part) => [...part.lines]);
    const unsent = Uint32Array.from([...search.held, ...left, ...waiting, ...lines.subarray(batch.until)]).toSorted();
    return { result: outcomes.result(countAt(batch), unsent, error) };
  };

  /** Looks up on the platform the outcomes that the answer to a batch does not give. */
  async function lookUp(batch: Batch, records: readonly SentRecord[], sent: Sent): Promise<Seen> {
    const answer = sent.kind === 'answered' ? sent.answer : null;
    const untold = untoldRecords(type, answer, records);
    const onLook = (known: number) =>
      progress({
        phase: 'verify',
        done: known,
        total: untold.length,
        batch: { number: batch.number, of: countAt(batch) },
      });
    const seen = await lookUpRecords(type, untold, errorOf(sent), { client, signal, onLook });
    // A line that has a message in the answer keeps it: it may say why the record is absent.
    return answer === null ? seen : { ...nothingSeen, found: seen.found };
  }

  /** Puts what was refused as a whole in parts, or stops where no line is to blame. */
  async function split(
    batch: Batch,
    records: readonly SentRecord[],
    { error, suspect = null }: { error: AppError; suspect?: number | null },
  ): Promise<Next> {
    await journal.returned(linesOf(records));
    const found = search.refused(records, error, suspect);
    if (found === null) return stop(error, batch, records.length === 1 ? [] : linesOf(records));
    showProgress(batch, { isSearching: true });
    return { parts: found.map((part) => batchOf(type, batch, part)) };
  }

  /** Writes down what became of lines. */
  async function settle(): Promise<number> {
    const settled = outcomes.takeSettled();
    // Before the outcomes: a crash between the two leaves lines to ask about, not lines without a reason.
    await journal.recordWhy(outcomes.takeWhy());
    await journal.settled(settled);
    return countSettled(settled);
  }

  async function sendBatch(batch: Batch, isPart: boolean): Promise<Next> {
    await gate.waitUntilOpen(signal, () => showProgress(batch, { pausedAfter: lastLine }));
    if (signal.aborted) return stop({ kind: 'cancelled' }, batch);
    showProgress(batch, isPart ? { isSearching: true } : {});
    // Read before sending: a batch that cannot be read is not sent.
    const records = await recordsOf(batch).catch(() => null);
    if (records === null) return stop({ kind: 'file', reason: 'unreadable' }, batch);
    const unwritten = await journal.recordSent(batch.lines).then(() => null, toAppError);
    if (unwritten !== null) return stop(unwritten, batch);
    const since = clock.now();
    const sent = await upload(asList(type, batch, records), file, client);
    if (sent.kind === 'failed' && isTooLarge(sent.error)) {
      size.tooMany(records.length);
      return split(batch, records, { error: sent.error });
    }
    if (sent.kind === 'failed' && isNothingDone(sent.error, done === 0)) {
      await journal.returned(batch.lines);
      return stop(sent.error, batch);
    }
    const answer = sent.kind === 'answered' ? sent.answer : null;
    const seen = await lookUp(batch, records, sent);
    const missing = records.filter(({ line }) => !seen.found.has(line));
    if (sent.kind === 'failed' && seen.isOver && missing.length > 0 && mayBeOneLine(sent.error)) {
      await takeFound(records, seen);
      // A relay point that the platform may have updated is sent again: it makes none twice.
      const suspect = missing.findIndex(({ line }) => seen.absent.has(line));
      const isNotDone = seen.absent.size === records.length;
      const error: AppError = isNotDone ? { ...sent.error, readBack: 'notDone' } : sent.error;
      return split(batch, missing, { error, suspect: suspect === -1 ? null : suspect });
    }
    const isComplete = seen.found.size === records.length;
    const { isReported, retry, refusal } = readImportAnswer(type, answer, records, outcomes, seen);
    if (refusal !== null) return split(batch, records, { error: refusedSaying(refusal) });
    if (!isPart && (answer !== null || isComplete)) size.answered(records.length, clock.now() - since);
    if (isReported || isComplete) done += search.taken();
    done += records.length - retry.length - seen.absent.size;
    lastLine = batch.lines.at(-1) ?? lastLine;
    const rest = retry.length > 0 ? batchOf(type, batch, retry) : null;
    if (rest !== null) await journal.returned(rest.lines);
    if (seen.absent.size > 0) await journal.returned(seen.absent);
    const settled = await settle();
    if (rest === null && answer !== null && settled < records.length) await journal.answered(batch.lines);
    if (seen.found.size > 0) await onFound?.(seen.found);
    if (!isReported && !isComplete) {
      const error = errorOf(sent);
      const isNotDone = seen.absent.size === records.length;
      return stop(isNotDone ? { ...error, readBack: 'notDone' } : error, batch, seen.absent);
    }
    showProgress(batch);
    return { parts: rest === null ? [] : [rest] };
  }

  /** Takes the records of a failed batch that are on the platform. */
  async function takeFound(records: readonly SentRecord[], { found }: Seen): Promise<void> {
    if (found.size === 0) return;
    done += search.taken() + found.size;
    const here = records.filter(({ line }) => found.has(line));
    readImportAnswer(type, null, here, outcomes, { ...nothingSeen, found });
    await settle();
    await onFound?.(found);
  }

  const converted = await openAsBlob(file.path, { type: 'text/csv' });
  let last: Batch | null = null;
  for (const batch of batchesOf(converted, file, () => size.records)) {
    last = batch;
    parts = [batch];
    for (let next = parts.shift(); next !== undefined; next = parts.shift()) {
      const became = await sendBatch(next, next !== batch);
      if ('result' in became) return became.result;
      parts.unshift(...became.parts);
    }
  }
  const unclear = search.end();
  if (unclear !== null && last !== null) return stop(unclear, last, []).result;
  await settle();
  return outcomes.result(last?.number ?? 0, NO_LINES);
}
