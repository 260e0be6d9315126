import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archFromString, build, type Configuration, Platform } from 'electron-builder';
import { completeConfiguration } from './configuration/complete.ts';
import { writeSharedFiles } from './linux/shared-files.ts';
import { fixSourceDate } from './source-date.ts';
import { writeSums } from './sums.ts';
import type { Processor, System } from './systems.ts';
import { writeUpdates } from './updates.ts';

/** What electron-builder shall make for one system and processor. */
export interface Order {
  readonly system: System;
  readonly processor: Processor;
  /** Kinds of package, such as `deb`; empty for those of the configuration. */
  readonly targets: readonly string[];
}

const platforms: Readonly<Record<System, Platform>> = {
  linux: Platform.LINUX,
  win: Platform.WINDOWS,
  mac: Platform.MAC,
};

/**
 * Packs what was built in `out`.
 *
 * @param output folder of the results
 * @param adapt what a release, a trial or a rehearsal changes in the configuration
 * @throws Error of electron-builder when one cannot be made
 */
export async function pack(
  orders: readonly Order[],
  output: string,
  adapt: (config: Configuration) => Configuration,
): Promise<void> {
  const targets = new Map<Platform, Map<ReturnType<typeof archFromString>, string[]>>();
  for (const { system, processor, targets: kinds } of orders) {
    const ofSystem = targets.get(platforms[system]) ?? new Map();
    targets.set(platforms[system], ofSystem.set(archFromString(processor), [...kinds]));
  }
  fixSourceDate();
  const work = mkdtempSync(join(tmpdir(), 'escale-package-'));
  try {
    const config = adapt(completeConfiguration({ output, sharedFiles: writeSharedFiles(work) }));
    await build({ targets, config, publish: 'never' });
    writeUpdates(output);
    writeSums(output);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
