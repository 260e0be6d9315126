import { openAsBlob } from 'node:fs';
import { basename, extname } from 'node:path';
import { z } from 'zod';
import { type AppError, AppFailure, toAppError } from '#shared/errors.ts';
import type { ImportType } from '#shared/import/causes.ts';
import type { ImportResult, Progress } from '#shared/ipc/transfer.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { CallContext } from '../../ipc/handler.ts';
import { type ImportAnswer, readImportAnswer } from './answer.ts';
import type { Conversion } from './convert.ts';
import type { Journal } from './journal.ts';
import { type Lot, lotCount, lotsOf, recordsOf } from './lots.ts';
import type { ImportOutcomes } from './outcomes.ts';
import type { SendingGate } from './pause.ts';

/** A converted file that is ready to be sent. */
export interface ConvertedFile extends Pick<Conversion, 'lines' | 'ends'> {
  type: ImportType;
  path: string;
  /** Name of the file that the person chose. */
  name: string;
}

/** Right that the platform asks for (contract a §4); import_user is asked by nobody. */
const RIGHTS: Readonly<Record<ImportType, string>> = { users: 'user_create', relaypoints: 'relay_point_create' };

const texts = z
  .array(z.coerce.string())
  .nullish()
  .transform((list) => list ?? []);
const importAnswer = z.object({ errors: texts, messages: texts });

/** Failures that tell for certain that the platform imported nothing; after any other nobody knows. */
const NOTHING_DONE: ReadonlySet<string> = new Set(['unauthorized', 'denied', 'notFound', 'invalid', 'file', 'idle']);

/** A name that every part of the way takes: letters, digits and plain signs. */
const safeName = (name: string): string =>
  `${basename(name, extname(name)).replace(/[^\p{L}\p{N}._ -]/gu, '_') || 'import'}.csv`;

const unreadable: AppError = { kind: 'server', isUnreadable: true };

type Sent = { kind: 'answered'; answer: ImportAnswer } | { kind: 'refused' | 'unanswered'; error: AppError };

/** Sends one lot, once, and never cuts it: half an import cannot be taken back. */
async function upload(
  { body }: Lot,
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
    return read.success ? { kind: 'answered', answer: read.data } : { kind: 'unanswered', error: unreadable };
  } catch (thrown) {
    const error = toAppError(thrown);
    if (NOTHING_DONE.has(error.kind)) return { kind: 'refused', error };
    // The words of an unforeseen failure may hold a path: they are not for the page.
    return { kind: 'unanswered', error: error.kind === 'internal' ? { kind: 'internal' } : error };
  }
}

export interface Sending {
  client: Pick<PlatformClient, 'upload'>;
  /** Each lot is written down before it leaves, and what became of it. */
  journal: Pick<Journal, 'leaving' | 'returned' | 'settled'>;
  gate: SendingGate;
  /** Takes in what becomes of the lines, on top of what is known already. */
  outcomes: ImportOutcomes;
}

/**
 * Sends a converted file lot by lot, each line once, and reads what became of each (contract a §9). It goes on to the next
 * lot after any answer that tells, be it that the lot was refused; it stops where none came, so as not to pour lines into
 * a platform that fails, at a refusal that would meet every lot, where the journal cannot be written, and between two lots
 * when the call is cancelled; between two lots it also waits while the person wants it to.
 * @throws AppFailure when nothing was sent. From the first lot on it never fails: what was sent must not look as if it had not been.
 */
export async function sendLots(
  file: ConvertedFile,
  { client, journal, gate, outcomes }: Sending,
  { signal, progress }: Pick<CallContext, 'signal' | 'progress'>,
): Promise<ImportResult> {
  const { lines } = file;
  const lots = lotCount(file);
  let sent = 0;
  const tell = (number: number, more: Pick<Progress, 'pausedAfter'> = {}) =>
    progress({ phase: 'send', done: sent, total: lines.length, lot: { number, of: lots }, ...more });
  const stop = (error: AppError): ImportResult => {
    if (sent === 0) throw new AppFailure(error);
    return outcomes.result(lots, lines.subarray(sent), error);
  };

  const converted = await openAsBlob(file.path, { type: 'text/csv' });
  for (const lot of lotsOf(converted, file)) {
    await gate.pass(signal, () => tell(lot.number, { pausedAfter: lines[sent - 1] ?? 0 }));
    if (signal.aborted) return stop({ kind: 'cancelled' });
    tell(lot.number);
    // Before the sending: what cannot be read cannot be sent either, and then nothing of it was.
    const records = await recordsOf(lot).catch(() => null);
    if (records === null) return stop({ kind: 'file', reason: 'unreadable' });
    const unwritten = await journal.leaving(lot.lines).then(() => null, toAppError);
    if (unwritten !== null) return stop(unwritten);
    const answered = await upload(lot, file, client);
    if (answered.kind === 'refused') {
      await journal.returned(lot.lines);
      return stop(answered.error);
    }
    sent += lot.lines.length;
    const answer = answered.kind === 'answered' ? answered.answer : null;
    const isTold = readImportAnswer(file.type, answer, records, outcomes);
    await journal.settled(outcomes.takeSettled());
    if (!isTold) return stop(answered.kind === 'unanswered' ? answered.error : unreadable);
    tell(lot.number);
  }
  return outcomes.result(lots, lines.subarray(sent));
}
