import { randomUUID } from 'node:crypto';
import { lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { codeOf } from '#shared/error-code.ts';

/** Error code for an output path that is not a regular file: a folder, a link or a device. */
export const notReplaceable = 'ERR_NO_FILE';

/**
 * Replaces a file, or leaves it as it was; makes its folder where it is missing. Administrators write into folders in
 * which others write too, such as `/tmp`: the file is created under an unpredictable name, so that no prepared link is
 * followed and nobody else owns it.
 * @throws Error with the system's code, or `notReplaceable`
 */
export async function replaceOutput(path: string, bytes: Uint8Array): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const isFree = await lstat(path).then(
    (entry) => entry.isFile(),
    (thrown: unknown) => {
      if (codeOf(thrown) === 'ENOENT') return true;
      throw thrown;
    },
  );
  if (!isFree) throw Object.assign(new Error('no file'), { code: notReplaceable });
  const beside = `${path}.${randomUUID().slice(0, 8)}.part`;
  const file = await open(beside, 'wx', 0o600);
  try {
    try {
      await file.writeFile(bytes);
      // Otherwise a power failure may leave the new name with empty content.
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(beside, path);
  } catch (thrown) {
    await rm(beside, { force: true });
    throw thrown;
  }
}
