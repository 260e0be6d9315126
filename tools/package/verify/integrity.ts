import { readFileSync } from 'node:fs';
import { type DirectoryRecord, type FileRecord, getRawHeader } from '@electron/asar';
import { sha256 } from '../sha256.ts';

/** The SHA-256 of an archive's header, which the exe and the Info.plist hold. */
export const headerHash = (archive: string): string => sha256(getRawHeader(archive).headerString);

/**
 * Checks an archive as Electron does: its header against what the program holds, and each file in blocks against the
 * header. What lies beside the archive is not checked, as there.
 * @param expected SHA-256 of the header; null where no program holds it, as on Linux
 * @returns what does not fit: `header`, or paths of files
 */
export function brokenParts(archive: string, expected: string | null): string[] {
  if (expected !== null && headerHash(archive) !== expected) return ['header'];
  const { header, headerSize } = getRawHeader(archive);
  // Two numbers of 4 bytes stand before the header.
  const contents = readFileSync(archive).subarray(8 + headerSize);
  return [...filesOf(header)].filter(([, file]) => isPacked(file) && !isIntact(file, contents)).map(([path]) => path);
}

/** Every file of a folder of an archive and of those inside it, after its path from the root, with slashes. */
export function* filesOf({ files }: DirectoryRecord, folder = ''): Generator<[path: string, file: FileRecord]> {
  for (const [name, entry] of Object.entries(files)) {
    const path = `${folder}${name}`;
    if ('files' in entry) yield* filesOf(entry, `${path}/`);
    else yield [path, entry];
  }
}

/** Whether a file has content in the archive. A link has none of its own, which its type does not say. */
const isPacked = ({ offset, unpacked }: FileRecord): boolean => offset !== undefined && !unpacked;

/** Whether the blocks of a file have the sums that its entry names, of which the last may be that of nothing. */
function isIntact({ offset, size, integrity }: FileRecord, contents: Buffer): boolean {
  const content = contents.subarray(Number(offset), Number(offset) + size);
  const { blockSize, blocks } = integrity;
  return Array.from({ length: Math.ceil(size / blockSize) }).every(
    (_, block) => sha256(content.subarray(block * blockSize, (block + 1) * blockSize)) === blocks[block],
  );
}
