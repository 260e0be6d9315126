import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SENTINEL } from '@electron/fuses/dist/constants.js';
import { runQuietly } from '../../../run/setup/spawn.mjs';
import { machineNumbers } from '../../processors.ts';
import type { Processor, System } from '../../systems.ts';

/** What stands in for Electron on one system: its program, and a module of that system in place of keytar.node. */
export interface StandIn {
  readonly program: Buffer;
  /** A shared library. Null where the module that npm built on this machine serves. */
  readonly library: Buffer | null;
}

const sources = import.meta.dirname;

/** What Debian calls the compilers of mingw. */
const mingw = { gcc: 'x86_64-w64-mingw32-gcc', windres: 'x86_64-w64-mingw32-windres' } as const;

/** The programs of the PATH without which a system has no stand-in. */
export const compilers: Readonly<Record<System, readonly string[]>> = {
  linux: ['gcc'],
  win: Object.values(mingw),
  mac: [],
};

/** Electron's fuses: the sentinel, the version, the number of fuses, and their states as they are before packing. */
const fuseWire = Buffer.from(`${SENTINEL}\u0001\u0009101100010`);

/** Hands the wire to a compiler, as a text of C in which every character is a number. */
const withWire = `-DFUSE_WIRE="${[...fuseWire].map((byte) => `\\${byte.toString(8).padStart(3, '0')}`).join('')}"`;

/** Compiles with a program of the PATH. Throws when it fails. */
async function compile(file: string, args: readonly string[]): Promise<void> {
  const code = await runQuietly(file, args);
  if (code !== 0) throw new Error(`${file} ended with ${code}: the stand-in for Electron could not be made.`);
}

/** Makes the stand-in of a system, by gcc or mingw in `folder`. */
export async function makeStandIn(system: System, processor: Processor, folder: string): Promise<StandIn> {
  mkdirSync(folder, { recursive: true });
  const source = (name: string) => join(sources, name);
  const built = (name: string) => join(folder, name);
  switch (system) {
    case 'linux':
      await compile('gcc', ['-s', withWire, '-o', built('electron'), source('program.c')]);
      return { program: readFileSync(built('electron')), library: null };
    case 'win': {
      const { gcc, windres } = mingw;
      await compile(windres, ['-O', 'coff', '-o', built('version.o'), source('program.rc')]);
      await compile(gcc, [
        '-s',
        withWire,
        '-o',
        built('electron.exe'),
        source('program.c'),
        built('version.o'),
        '-lshell32',
      ]);
      await compile(gcc, ['-s', '-shared', '-o', built('library.dll'), source('library.c')]);
      return { program: readFileSync(built('electron.exe')), library: readFileSync(built('library.dll')) };
    }
    case 'mac':
      return { program: machO(processor, 2), library: machO(processor, 8) };
  }
}

/**
 * A Mach-O header with Electron's fuse wire after it, which no computer runs: nothing here compiles for macOS.
 *
 * @param type of the file: 2 program, 8 loadable module
 */
function machO(processor: Processor, type: number): Buffer {
  const header = Buffer.alloc(32);
  header.writeUInt32LE(0xfe_ed_fa_cf, 0);
  header.writeUInt32LE(machineNumbers[processor].machO, 4);
  header.writeUInt32LE(type, 12);
  return Buffer.concat([header, fuseWire]);
}
