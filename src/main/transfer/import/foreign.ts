import { type ByteSource, readStart } from './byte-source.ts';
import { UnreadableImport } from './unreadable.ts';

const LOOKED_AT = 4096;

/** First bytes of files that people mistake for their list: images, PDF, old workbooks. */
const KNOWN: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x25, 0x50, 0x44, 0x46],
  [0xd0, 0xcf, 0x11, 0xe0],
];

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, index) => bytes[index] === byte);

/**
 * Refuses a binary file when a person chooses it, because the rules would find columns in its bytes. The command-line
 * check skips this and applies the rules alone.
 * @throws UnreadableImport `unsupported`
 */
export function refuseForeign(source: ByteSource): void {
  const start = readStart(source, LOOKED_AT);
  const isUtf16 = startsWith(start, [0xff, 0xfe]);
  const isForeign = KNOWN.some((mark) => startsWith(start, mark)) || (!isUtf16 && start.includes(0));
  if (isForeign) throw new UnreadableImport('This is not a CSV file');
}
