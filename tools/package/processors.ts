import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Processor, processors, type System } from './systems.ts';

/** What the headers of programs call a processor: `e_machine` of ELF, `Machine` of PE, `cputype` of Mach-O. */
export const machineNumbers: Readonly<Record<Processor, Readonly<Record<'elf' | 'pe' | 'machO', number>>>> = {
  x64: { elf: 62, pe: 0x86_64, machO: 0x01_00_00_07 },
  arm64: { elf: 183, pe: 0xaa_64, machO: 0x01_00_00_0c },
};

/** The system and processor that a program or library is for, or null for any other file or processor. */
export function machineOf(file: string): { system: System; processor: Processor } | null {
  const bytes = readFileSync(file);
  const found = (system: System, format: 'elf' | 'pe' | 'machO', machine: number) => {
    const processor = processors.find((name) => machineNumbers[name][format] === machine);
    return processor === undefined ? null : { system, processor };
  };
  if (bytes.length < 64) return null;
  if (bytes.readUInt32BE(0) === 0x7f_45_4c_46) return found('linux', 'elf', bytes.readUInt16LE(18));
  if (bytes.readUInt32LE(0) === 0xfe_ed_fa_cf) return found('mac', 'machO', bytes.readUInt32LE(4));
  if (bytes.toString('latin1', 0, 2) !== 'MZ') return null;
  const header = bytes.readUInt32LE(60);
  if (header + 6 > bytes.length || bytes.readUInt32LE(header) !== 0x45_50) return null;
  return found('win', 'pe', bytes.readUInt16LE(header + 4));
}

/**
 * The native modules of a folder that are not for a system and processor, each as a sentence that says what to do.
 *
 * @param folder searched with all its folders
 */
export function foreignModules(folder: string, system: System, processor: Processor): string[] {
  return globSync('**/*.node', { cwd: folder }).flatMap((path) => {
    const machine = machineOf(join(folder, path));
    if (machine?.system === system && machine.processor === processor) return [];
    const actual = machine === null ? 'no system and processor known here' : `${machine.system} ${machine.processor}`;
    return [
      `${path} is for ${actual}, but the package for ${system} ${processor}. ` +
        `Pack on a computer with ${system} ${processor}, where npm installs the right one.`,
    ];
  });
}
