import { globSync } from 'node:fs';
import process from 'node:process';
import { isRoot } from '../../run/setup/machine.mjs';
import { ownProcessor, ownSystem } from '../systems.ts';
import type { Unpacked } from '../verify/unpacked.ts';

/** The data without which Chromium does not start: every Electron has it, and no stand-in does. */
const chromiumData = '**/icudtl.dat';

/** Why the program of a packaged application cannot be run on this machine, as the end of a sentence; null if it can. */
export function obstacleTo({ folder, system, processor }: Unpacked): string | null {
  if (system !== ownSystem || processor !== ownProcessor)
    return `it is for ${system} ${processor}, and this machine is ${ownSystem} ${ownProcessor}`;
  if (globSync(chromiumData, { cwd: folder }).length === 0) return 'a program of a rehearsal stands in for Electron';
  if (process.platform === 'linux' && isRoot) return 'Chromium does not start as root';
  return null;
}
