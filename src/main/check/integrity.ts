import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { codeOf, type Finding, of } from './findings.ts';
import type { Package } from './package.ts';

const item = of('integrity');

/** What marks Electron's fuses in its program: then come a version, a number of fuses, and one character for each. */
const SENTINEL = Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX');
/** Places of the fuses (https://www.electronjs.org/docs/latest/tutorial/fuses). */
const RUN_AS_NODE = 0;
const ARCHIVE_INTEGRITY = 4;
const ONLY_ARCHIVE = 5;
const FUSES = 6;
const ON = 0x31;

/** Reads from the program itself whether it starts its own, unchanged archive only. */
export async function checkIntegrity(own: Package, signal: AbortSignal): Promise<Finding[]> {
  if (!own.isPackaged) return [item.ok('integrity.source')];
  try {
    const fuses = await readFuses(programWithFuses(own), signal);
    const isClosed = fuses[ONLY_ARCHIVE] === ON && fuses[RUN_AS_NODE] !== ON;
    // Electron compares the archive on Windows and macOS alone.
    if (own.platform === 'linux') return [isClosed ? item.ok('integrity.system') : item.failed('integrity.off')];
    return [isClosed && fuses[ARCHIVE_INTEGRITY] === ON ? item.ok('integrity.on') : item.failed('integrity.off')];
  } catch (thrown) {
    return [item.unknown('integrity.untold', { code: codeOf(thrown) })];
  }
}

const programWithFuses = ({ platform, executable }: Package): string =>
  platform === 'darwin'
    ? join(executable, '..', '..', 'Frameworks', 'Electron Framework.framework', 'Electron Framework')
    : executable;

/**
 * Returns the fuses of a program, one byte each.
 * @throws Error when it has none
 */
export async function readFuses(path: string, signal: AbortSignal): Promise<Uint8Array> {
  const wanted = SENTINEL.length + 2 + FUSES;
  let kept = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { signal, highWaterMark: 4_194_304 })) {
    // A stream without an encoding gives buffers.
    const bytes = Buffer.concat([kept, chunk as Buffer]);
    const at = bytes.indexOf(SENTINEL);
    if (at >= 0 && at + wanted <= bytes.length) return bytes.subarray(at + SENTINEL.length + 2, at + wanted);
    kept = bytes.subarray(at >= 0 ? at : Math.max(0, bytes.length - SENTINEL.length));
  }
  throw new Error('no fuses');
}
