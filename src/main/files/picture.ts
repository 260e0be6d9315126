import { AppFailure } from '#shared/failure.ts';
import { isWholePicture, isWithin, readImageHeader } from '../media/image-header.ts';
import { mediaLimits } from '../media/limits.ts';
import type { ChosenFile, Files } from '../ports.ts';
import { isAccepted } from './accepted.ts';

/**
 * Limits of the platform (docs/screens/01-shell-home.md §6), which does not check them and answers 500
 * (docs/platform/a-auth-users.md §8).
 */
const MAX_SIZE = 4 * 1024 * 1024;
const MIN_SIDE = 200;
const MAX_SIDE = 10_000;

type Reason = 'tooLarge' | 'notAnImage' | 'badSize' | 'tooManyPixels' | 'unreadable' | 'empty' | 'incomplete';

const refuse = (reason: Reason) => new AppFailure({ kind: 'file', reason });

/**
 * Reads a chosen picture and checks it: JPEG or PNG by its bytes, complete, at most 4 MB, 200 to 10,000 pixels a side, and no
 * more of them than are shown of a picture of the platform.
 * @throws AppFailure `file`
 */
export async function readPicture(files: Files, { path, name }: ChosenFile): Promise<File> {
  const bytes = await readBytes(files, path);
  if (bytes.byteLength === 0) throw refuse('empty');
  if (bytes.byteLength > MAX_SIZE) throw refuse('tooLarge');
  const header = readImageHeader(bytes);
  if (header === null || !isAccepted('image', header.type)) throw refuse('notAnImage');
  if (!isWholePicture(bytes, header)) throw refuse('incomplete');
  const isSized = [header.width, header.height].every((side) => side >= MIN_SIDE && side <= MAX_SIDE);
  if (!isSized) throw refuse('badSize');
  if (!isWithin(header, mediaLimits.picture)) throw refuse('tooManyPixels');
  return new File([new Uint8Array(bytes)], name, { type: header.type });
}

async function readBytes(files: Files, path: string): Promise<Uint8Array> {
  try {
    // Checked first, so that oversized files are not read.
    if ((await files.stat(path)).size > MAX_SIZE) throw refuse('tooLarge');
    return await files.read(path);
  } catch (thrown) {
    throw thrown instanceof AppFailure ? thrown : refuse('unreadable');
  }
}
