import { readFileSync } from 'node:fs';
import { getRawHeader } from '@electron/asar';
import { sha256 } from '../sha256.ts';

/** A file or a folder in the header of an archive. */
interface Entry {
  readonly files?: Readonly<Record<string, Entry>>;
  readonly offset?: string;
  readonly size?: number;
  readonly unpacked?: boolean;
  readonly integrity?: { readonly blockSize: number; readonly blocks: readonly string[] };
}

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
  const bytes = readFileSync(archive);
  const broken: string[] = [];
  const check = (entry: Entry, path: string) => {
    for (const [name, child] of Object.entries(entry.files ?? {})) check(child, path === '' ? name : `${path}/${name}`);
    if (entry.offset === undefined || entry.unpacked === true) return;
    // Of the size of the header itself, and its length.
    const start = 8 + headerSize + Number(entry.offset);
    const { blockSize, blocks } = entry.integrity ?? { blockSize: 1, blocks: [] };
    const content = bytes.subarray(start, start + (entry.size ?? 0));
    const found = Array.from({ length: Math.ceil(content.length / blockSize) }, (_, block) =>
      sha256(content.subarray(block * blockSize, (block + 1) * blockSize)),
    );
    // The library ends each file with the sum of what is left, be it nothing.
    if (found.some((sum, block) => sum !== blocks[block])) broken.push(path);
  };
  check(header as Entry, '');
  return broken;
}
