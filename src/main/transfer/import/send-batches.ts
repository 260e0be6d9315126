import { openAsBlob } from 'node:fs';
import { basename, extname } from 'node:path';
import { z } from 'zod';
import type { AppError } from '#shared/errors.ts';
import { AppFailure, toAppError } from '#shared/failure.ts';
import { recordsPerBatch } from '#shared/import/batches.ts';
import type { ImportType } from '#shared/import/causes.ts';
import type { ImportResult, Progress } from '#shared/ipc/transfer.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { CallContext } from '../../ipc/handler.ts';
import { type ImportAnswer, readImportAnswer } from './answer.ts';
import { type Batch, batchCount, batchesOf, batchOf, recordsOf } from './batches.ts';
import type { Conversion } from './convert.ts';
import type { Journal, SettledLines } from './journal.ts';
import type { ImportOutcomes } from './outcomes.ts';
import type { SendingGate } from './pause.ts';

/** A converted file that is ready to be sent. */
export interface ConvertedFile extends Pick<Conversion, 'lines' | 'ends'> {
  type: ImportType;
  path: string;
  /** Name of the file that the person chose. */
  name: string;
}

/** Right that the platform asks for (docs/platform/a-auth-users.md §4); import_user is asked by nobody. */
const RIGHTS: Readonly<Record<ImportType, string>> = { users: 'user_create', relaypoints: 'relay_point_create' };

const texts = z
  .array(z.coerce.string())
  .nullish()
  .transform((list) => list ?? []);
const importAnswer = z.object({ errors: texts, messages: texts });

/**
 * Whether a failure proves that the platform began nothing of a batch. Lines are imported one by one, outside a
 * transaction, and what fails among them may come under any status, 400 included (docs/platform/a-auth-users.md §3,
 * §9): certain is what was refused before all else, by the token layer or for its size, and what never left. A right is
 * checked before the first line too; once it was there a batch ago, a refusal for its sake is as little a proof as any
 * other.
 */
function isNothingDone(error: AppError, isFirst: boolean): boolean {
  const { kind } = error;
  if (kind === 'unauthorized' || kind === 'idle' || kind === 'file' || error.isUnsent === true) return true;
  return kind === 'denied' && isFirst;
}

/** A name that every part of the way takes: letters, digits and plain signs. */
const safeName = (name: string): string =>
  `${basename(name, extname(name)).replace(/[^\p{L}\p{N}._ -]/gu, '_') || 'import'}.csv`;

const NO_LINES = new Uint32Array();

const unreadable: AppError = { kind: 'server', isUnreadable: true };

type Sent = { kind: 'answered'; answer: ImportAnswer } | { kind: 'failed'; error: AppError };

/** Sends one batch, once, and never cuts it: half an import cannot be taken back. */
async function upload(
  { body }: Batch,
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
    // The words of an unforeseen failure may hold a path: they are not for the page.
    return { kind: 'failed', error: error.kind === 'internal' ? { kind: 'internal' } : error };
  }
}

export interface Sending {
  client: Pick<PlatformClient, 'upload'>;
  /** Each batch is written down before it leaves, and what became of it. */
  journal: Pick<Journal, 'leaving' | 'returned' | 'answered' | 'settled'>;
  gate: SendingGate;
  /** Takes in what becomes of the lines, on top of what is known already. */
  outcomes: ImportOutcomes;
}

/** How many lines came to an end. */
const countSettled = (settled: SettledLines): number =>
  Object.values(settled).reduce((sum, lines) => sum + lines.length, 0);

/**
 * Sends a converted file batch by batch, each line once, and reads what became of each (docs/platform/a-auth-users.md §9).
 * It goes on to the next batch after any answer that tells. A batch that is refused for some of its lines goes again
 * without them, since nothing of it was imported. It stops where no answer came, so as not to pour lines into a
 * platform that fails, at a refusal that would meet every batch, where the journal cannot be written, and between two
 * sendings when the call is cancelled; there it also waits while the person wants it to.
 * @throws AppFailure when nothing was sent. From the first batch on it never fails: what was sent must not look as if it
 * had not been.
 */
export async function sendBatches(
  file: ConvertedFile,
  { client, journal, gate, outcomes }: Sending,
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): Promise<ImportResult> {
  const { lines } = file;
  const batches = batchCount(file);
  let done = 0;
  let lastLine = 0;
  const tell = (number: number, more: Pick<Progress, 'pausedAfter'> = {}) =>
    progress({ phase: 'send', done, total: lines.length, batch: { number, of: batches }, ...more });
  /** @param left what is not sent, or was given back, of the batch under way */
  const stop = (error: AppError, { number, lines: left }: Pick<Batch, 'number' | 'lines'>): ImportResult => {
    if (done === 0) throw new AppFailure(error);
    const unsent = Uint32Array.from([...left, ...lines.subarray(number * recordsPerBatch)]);
    return outcomes.result(batches, unsent, error);
  };

  /**
   * Sends a batch. @returns what is left of it to be sent again, null for nothing; the account when it goes no further.
   */
  async function sendBatch(batch: Batch): Promise<Batch | null | ImportResult> {
    await gate.pass(signal, () => tell(batch.number, { pausedAfter: lastLine }));
    if (signal.aborted) return stop({ kind: 'cancelled' }, batch);
    tell(batch.number);
    // Before the sending: what cannot be read cannot be sent either, and then nothing of it was.
    const records = await recordsOf(batch).catch(() => null);
    if (records === null) return stop({ kind: 'file', reason: 'unreadable' }, batch);
    const unwritten = await journal.leaving(batch.lines).then(() => null, toAppError);
    if (unwritten !== null) return stop(unwritten, batch);
    const sent = await upload(batch, file, client);
    if (sent.kind === 'failed' && isNothingDone(sent.error, done === 0)) {
      await journal.returned(batch.lines);
      return stop(sent.error, batch);
    }
    const answer = sent.kind === 'answered' ? sent.answer : null;
    const { isReported, again } = readImportAnswer(file.type, answer, records, outcomes);
    done += records.length - again.length;
    lastLine = batch.lines.at(-1) ?? lastLine;
    const rest = again.length > 0 ? batchOf(file.type, batch, again) : null;
    if (rest !== null) await journal.returned(rest.lines);
    const settled = outcomes.takeSettled();
    await journal.settled(settled);
    if (rest === null && answer !== null && countSettled(settled) < records.length) await journal.answered(batch.lines);
    if (!isReported)
      return stop(sent.kind === 'failed' ? sent.error : unreadable, { number: batch.number, lines: NO_LINES });
    tell(batch.number);
    return rest;
  }

  const converted = await openAsBlob(file.path, { type: 'text/csv' });
  for (const batch of batchesOf(converted, file)) {
    for (let next: Batch | null = batch; next !== null; ) {
      const left: Batch | null | ImportResult = await sendBatch(next);
      if (left !== null && 'counts' in left) return left;
      next = left;
    }
  }
  return outcomes.result(batches, NO_LINES);
}
