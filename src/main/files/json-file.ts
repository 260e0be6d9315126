import { basename } from 'node:path';
import type { z } from 'zod';
import type { AppError } from '#shared/errors.ts';
import { AppFailure } from '#shared/failure.ts';
import type { FilePurpose } from '#shared/ipc/files.ts';
import type { Dialogs, Files } from '../ports.ts';
import { asFileFailure } from './file-failure.ts';
import { replaceFile, writeText } from './whole-file.ts';

/** Maximum bytes of such a file. */
const MAX_BYTES = 4_000_000;

export interface JsonFileServices {
  dialogs: Dialogs;
  files: Files;
}

/**
 * Saves a value to a file that the person chooses.
 * @param suggested a name; of a path its last part
 * @throws AppFailure `cancelled` when none is chosen
 */
export async function saveJson(
  { dialogs, files }: Pick<JsonFileServices, 'files'> & { dialogs: Pick<Dialogs, 'chooseSavePath'> },
  suggested: string,
  value: unknown,
  signal: AbortSignal,
): Promise<{ fileName: string }> {
  const target = await dialogs.chooseSavePath(basename(suggested));
  if (target === null) throw new AppFailure({ kind: 'cancelled' });
  const text = `${JSON.stringify(value, null, 2)}\n`;
  await replaceFile(files, target, (path) => writeText(files, path, [text], signal));
  return { fileName: basename(target) };
}

/**
 * Reads a file that the person chooses.
 * @param wrong reason of a file that the schema refuses
 * @throws AppFailure `cancelled` when none is chosen, `file` for one that cannot be read or is not of the schema
 */
export async function openJson<T>(
  { dialogs, files }: JsonFileServices,
  purpose: FilePurpose,
  schema: z.ZodType<T>,
  wrong: Extract<AppError, { kind: 'file' }>['reason'],
): Promise<{ name: string; value: T }> {
  const chosen = await dialogs.chooseFile(purpose);
  if (chosen === null) throw new AppFailure({ kind: 'cancelled' });
  if (chosen.size > MAX_BYTES) throw new AppFailure({ kind: 'file', reason: 'tooLarge' });
  const bytes = await files.read(chosen.path).catch((thrown: unknown) => {
    throw asFileFailure(thrown, 'read');
  });
  try {
    return { name: chosen.name, value: schema.parse(JSON.parse(new TextDecoder().decode(bytes))) };
  } catch {
    throw new AppFailure({ kind: 'file', reason: wrong });
  }
}
