import { createReadStream } from 'node:fs';
import { join } from 'node:path';
// Not the package's index, which brings the programs that set fuses along.
import { FuseV1Options } from '@electron/fuses/dist/config.js';
import { FuseState, SENTINEL } from '@electron/fuses/dist/constants.js';
import { codeOf } from '#shared/error-code.ts';
import { type Finding, of } from './findings.ts';
import type { Package } from './package.ts';

const item = of('integrity');

/** Bytes between the sentinel and the first fuse: the version of the format, and the number of fuses. */
const HEADER_SIZE = 2;
/** Bytes that are read of the fuses: one for each, up to the last one that is judged. */
const FUSES_SIZE = FuseV1Options.OnlyLoadAppFromAsar + 1;

/** Reads from the program itself whether it starts its own, unchanged archive only. */
export async function checkIntegrity(own: Package, signal: AbortSignal): Promise<Finding[]> {
  if (!own.isPackaged) return [item.ok('integrity.source')];
  try {
    const fuses = await readFuses(programWithFuses(own), signal);
    const isOn = (fuse: FuseV1Options) => fuses[fuse] === FuseState.ENABLE;
    const isClosed = isOn(FuseV1Options.OnlyLoadAppFromAsar) && !isOn(FuseV1Options.RunAsNode);
    // Electron compares the archive on Windows and macOS alone.
    if (own.platform === 'linux') return [isClosed ? item.ok('integrity.system') : item.failed('integrity.off')];
    const isCompared = isOn(FuseV1Options.EnableEmbeddedAsarIntegrityValidation);
    return [isClosed && isCompared ? item.ok('integrity.on') : item.failed('integrity.off')];
  } catch (thrown) {
    return [item.unknown('integrity.untold', { code: codeOf(thrown) })];
  }
}

const programWithFuses = ({ platform, executable }: Package): string =>
  platform === 'darwin'
    ? join(executable, '..', '..', 'Frameworks', 'Electron Framework.framework', 'Electron Framework')
    : executable;

/**
 * Returns the fuses of a program, one byte each (`FuseState`).
 * @throws Error when it has none
 */
async function readFuses(path: string, signal: AbortSignal): Promise<Uint8Array> {
  const first = SENTINEL.length + HEADER_SIZE;
  let kept = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { signal, highWaterMark: 4_194_304 })) {
    // A stream without an encoding gives buffers.
    const bytes = Buffer.concat([kept, chunk as Buffer]);
    const at = bytes.indexOf(SENTINEL);
    if (at >= 0 && at + first + FUSES_SIZE <= bytes.length) {
      return bytes.subarray(at + first, at + first + FUSES_SIZE);
    }
    kept = bytes.subarray(at >= 0 ? at : Math.max(0, bytes.length - SENTINEL.length));
  }
  throw new Error('no fuses');
}
