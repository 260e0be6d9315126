import { z } from 'zod';
import { AppFailure } from '#shared/errors.ts';
import type { ChosenFile, Files } from '../ports.ts';
import type { CallOptions, PlatformClient } from './client.ts';
import { isWholePicture, readImageHeader } from './image-header.ts';

/**
 * What the platform takes without trouble (docs/screens/01-shell-home.md §6); it checks nothing itself and answers 500
 * (docs/platform/a-auth-users.md §8).
 */
const MAX_SIZE = 4 * 1024 * 1024;
const MIN_SIDE = 200;
const MAX_SIDE = 10_000;

/** Owners of a picture: the form's fields are `<owner>Id` and `<owner>File`. */
export type ImageOwner = 'user' | 'community' | 'event' | 'relayPoint' | 'campaign' | 'editorial';

/** A picture as the answer of its upload names it: nothing else tells its id. */
const sentPicture = z.object({ id: z.int(), avatar: z.string() });
export type SentPicture = z.infer<typeof sentPicture>;

const refuse = (reason: 'tooLarge' | 'notAnImage' | 'badSize' | 'unreadable' | 'empty' | 'incomplete') =>
  new AppFailure({ kind: 'file', reason });

/**
 * Reads a chosen picture and checks it: jpeg or png by its bytes, whole, at most 4 MB, 200 to 10,000 pixels a side.
 *
 * @throws AppFailure `file`
 */
export async function readPicture(files: Files, { path, name }: ChosenFile): Promise<File> {
  const bytes = await readBytes(files, path);
  if (bytes.byteLength === 0) throw refuse('empty');
  if (bytes.byteLength > MAX_SIZE) throw refuse('tooLarge');
  const header = readImageHeader(bytes);
  if (header === null) throw refuse('notAnImage');
  if (!isWholePicture(bytes, header)) throw refuse('incomplete');
  const isSized = [header.width, header.height].every((side) => side >= MIN_SIDE && side <= MAX_SIDE);
  if (!isSized) throw refuse('badSize');
  return new File([new Uint8Array(bytes)], name, { type: header.type });
}

async function readBytes(files: Files, path: string): Promise<Uint8Array> {
  try {
    // The size first: what is far too large is not read.
    if ((await files.stat(path)).size > MAX_SIZE) throw refuse('tooLarge');
    return await files.read(path);
  } catch (thrown) {
    throw thrown instanceof AppFailure ? thrown : refuse('unreadable');
  }
}

/**
 * Replaces the picture of an owner (docs/platform/a-auth-users.md §8): position 1, where the former one is deleted.
 *
 * @returns what the answer says of it, null where it says nothing that can be read; the owner is read again for its
 * addresses
 * @throws AppFailure
 */
export async function uploadPicture(
  client: PlatformClient,
  owner: ImageOwner,
  id: number,
  picture: File,
  options: CallOptions = {},
): Promise<SentPicture | null> {
  const form = new FormData();
  form.append(`${owner}Id`, String(id));
  form.append(`${owner}File`, picture, picture.name);
  form.append('position', '1');
  return sentPicture.safeParse(await client.upload('admin/images', form, options)).data ?? null;
}
