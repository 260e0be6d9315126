import { openAsBlob } from 'node:fs';
import { basename, extname } from 'node:path';
import { z } from 'zod';
import { AppFailure } from '#shared/errors.ts';
import type { ImportType } from '#shared/import/causes.ts';
import type { ImportResult } from '#shared/ipc/transfer.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { CallContext } from '../../ipc/handler.ts';
import type { Files } from '../../ports.ts';
import { type ImportAnswer, noOutcomes } from './answer.ts';
import type { KeptCheck } from './checks.ts';
import { assertUnchanged } from './file-stamp.ts';
import type { JobRequest } from './jobs.ts';
import type { ImportRunner } from './run-job.ts';

export interface SendOptions {
  client: Pick<PlatformClient, 'get' | 'upload'>;
  files: Pick<Files, 'temporaryPath' | 'remove'>;
  runner: ImportRunner;
  /** The day it is, YYYY-MM-DD. */
  today: string;
}

/** Right that the platform asks for (contract a §4); import_user is asked by nobody. */
const RIGHTS: Readonly<Record<ImportType, string>> = { users: 'user_create', relaypoints: 'relay_point_create' };

const texts = z
  .array(z.coerce.string())
  .nullish()
  .transform((list) => list ?? []);
/** Read here and not in the worker, which starts faster without schemas. */
const importAnswer = z.object({ errors: texts, messages: texts });

/** Failures that tell for certain that the platform imported nothing; after any other nobody knows. */
const NOTHING_DONE: ReadonlySet<string> = new Set(['unauthorized', 'denied', 'notFound', 'invalid', 'file', 'idle']);

/** A name that every part of the way takes: letters, digits and plain signs. */
const safeName = (name: string): string =>
  `${basename(name, extname(name)).replace(/[^\p{L}\p{N}._ -]/gu, '_') || 'import'}.csv`;

/** Writes the file to send. @returns the physical line of each record. @throws AppFailure when it is not to be sent. */
async function convert(
  { file }: KeptCheck,
  target: string,
  { runner, today }: SendOptions,
  call: CallContext,
  total: number,
) {
  const { lines, refused, unfaithful } = await runner.run(
    'convert',
    { ...file, today, target },
    { signal: call.signal, onProgress: (done) => call.progress({ phase: 'convert', done, total }) },
  );
  // The check found nothing wrong: if something is now, this is not the file that was checked.
  if (refused > 0) throw new AppFailure({ kind: 'file', reason: 'changed' });
  if (unfaithful.length > 0) {
    throw new AppFailure({ kind: 'file', reason: 'unsendable', platformText: `L ${unfaithful.join(', ')}` });
  }
  return lines;
}

/**
 * The platform's answer, null when none came that tells what was done. Sent once, and never cut: half an import
 * cannot be taken back.
 * @throws AppFailure when it is certain that nothing was imported.
 */
async function upload(
  { file: { type }, name }: KeptCheck,
  converted: string,
  client: SendOptions['client'],
): Promise<ImportAnswer | null> {
  const form = new FormData();
  const fileName = safeName(name);
  form.append('file', await openAsBlob(converted, { type: 'text/csv' }), fileName);
  form.append('filename', fileName);
  form.append('columnHeadersFirstLine', '1');
  try {
    const answer = await client.upload(`admin/imports/${type}`, form, { kind: 'import', right: RIGHTS[type] });
    return importAnswer.safeParse(answer).data ?? null;
  } catch (thrown) {
    if (thrown instanceof AppFailure && !NOTHING_DONE.has(thrown.error.kind)) return null;
    throw thrown;
  }
}

/** What became of each line. Never fails: what was sent must not look as if it had not been. */
async function readAnswer(request: JobRequest<'readAnswer'>, runner: ImportRunner): Promise<ImportResult> {
  try {
    // Read to the end even for somebody who no longer waits for it.
    return await runner.run('readAnswer', request, { signal: new AbortController().signal });
  } catch {
    const uncertain = request.lines.length;
    return { counts: { ...noOutcomes, uncertain }, isAccepted: true, lines: [], untold: uncertain };
  }
}

/**
 * Sends a checked file, once, and reads what became of each line (contract a §9).
 * @throws AppFailure when nothing was imported: an error in the file, another file than the one checked, a refusal.
 */
export async function sendImport(check: KeptCheck, options: SendOptions, call: CallContext): Promise<ImportResult> {
  const { client, files, runner } = options;
  const { file, outcome, stamp } = check;
  if (outcome.records === 0 || outcome.valid < outcome.records) throw new AppFailure({ kind: 'refused' });
  await assertUnchanged(file.path, stamp);
  const converted = await files.temporaryPath('import.csv');
  try {
    const lines = await convert(check, converted, options, call, stamp.size);
    await assertUnchanged(file.path, stamp);
    // A small read first: a way that is cut, or a token that has run out, is found out before what must not be repeated.
    await client.get('permissions', [], { signal: call.signal });
    call.signal.throwIfAborted();
    call.commit();
    call.progress({ phase: 'send', done: 0, total: lines.length });
    const answer = await upload(check, converted, client);
    call.progress({ phase: 'answer', done: lines.length, total: lines.length });
    return await readAnswer({ converted, type: file.type, lines, answer }, runner);
  } finally {
    await files.remove(converted).catch(() => {});
  }
}
