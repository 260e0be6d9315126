import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archFromString, build, type Configuration, Platform } from 'electron-builder';
import { configurationOf, type StandIns } from './configuration.ts';
import { writeSharedFiles } from './linux/shared-files.ts';
import { fixSourceDate } from './source-date.ts';
import { writeSums } from './sums.ts';
import type { Processor, System } from './systems.ts';

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
 * @param standIns null for real packages
 * @param signing what a release or a trial adds to the configuration
 * @throws Error of electron-builder when one cannot be made
 */
export async function pack(
  orders: readonly Order[],
  output: string,
  standIns: StandIns | null,
  signing: (config: Configuration) => Configuration = (config) => config,
): Promise<void> {
  const targets = new Map<Platform, Map<ReturnType<typeof archFromString>, string[]>>();
  for (const { system, processor, targets: kinds } of orders) {
    const ofSystem = targets.get(platforms[system]) ?? new Map();
    targets.set(platforms[system], ofSystem.set(archFromString(processor), [...kinds]));
  }
  fixSourceDate();
  const work = mkdtempSync(join(tmpdir(), 'escale-package-'));
  try {
    const complete = signing(configurationOf({ output, sharedFiles: writeSharedFiles(work) }, standIns));
    // With a file of its own to extend, electron-builder does not add its usual file to what is complete already.
    const config = { ...complete, extends: join(import.meta.dirname, 'base.json') };
    await build({ targets, config, publish: 'never' });
    writeSums(output);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}
