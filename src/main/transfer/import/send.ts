import { AppFailure } from '#shared/errors.ts';
import type { ImportResult } from '#shared/ipc/transfer.ts';
import type { PlatformClient } from '../../api/client.ts';
import type { CallContext } from '../../ipc/handler.ts';
import type { Files } from '../../ports.ts';
import type { KeptCheck } from './checks.ts';
import { assertUnchanged } from './file-stamp.ts';
import type { ImportRunner } from './run-job.ts';
import { sendLots } from './send-lots.ts';

export interface SendOptions {
  client: Pick<PlatformClient, 'get' | 'upload'>;
  files: Pick<Files, 'temporaryPath' | 'remove'>;
  runner: ImportRunner;
  /** The day it is, YYYY-MM-DD. */
  today: string;
}

/** Writes the file to send. @throws AppFailure when it is not to be sent. */
async function convert(
  { file }: KeptCheck,
  target: string,
  { runner, today }: SendOptions,
  call: CallContext,
  total: number,
) {
  const conversion = await runner.run(
    'convert',
    { ...file, today, target },
    { signal: call.signal, onProgress: (done) => call.progress({ phase: 'convert', done, total }) },
  );
  const { refused, unfaithful } = conversion;
  // The check found nothing wrong: if something is now, this is not the file that was checked.
  if (refused > 0) throw new AppFailure({ kind: 'file', reason: 'changed' });
  if (unfaithful.length > 0) {
    throw new AppFailure({ kind: 'file', reason: 'unsendable', platformText: `L ${unfaithful.join(', ')}` });
  }
  return conversion;
}

/**
 * Sends a checked file, each line once, and reads what became of each (contract a §9).
 * @throws AppFailure when nothing was sent: an error in the file, another file than the one checked, a refusal, a
 * cancellation before the first lot.
 */
export async function sendImport(check: KeptCheck, options: SendOptions, call: CallContext): Promise<ImportResult> {
  const { client, files } = options;
  const { file, name, outcome, stamp } = check;
  if (outcome.records === 0 || outcome.valid < outcome.records) throw new AppFailure({ kind: 'refused' });
  await assertUnchanged(file.path, stamp);
  const path = await files.temporaryPath('import.csv');
  try {
    const { lines, ends } = await convert(check, path, options, call, stamp.size);
    await assertUnchanged(file.path, stamp);
    // A small read first: a way that is cut, or a token that has run out, is found out before what must not be repeated.
    await client.get('permissions', [], { signal: call.signal });
    return await sendLots({ type: file.type, path, name, lines, ends }, client, call);
  } finally {
    await files.remove(path).catch(() => {});
  }
}
