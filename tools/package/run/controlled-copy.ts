import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';
import { createPackageWithOptions, extractAll, uncache } from '@electron/asar';
import { FuseV1Options, FuseVersion, flipFuses } from '@electron/fuses';
import type { SiteConfigFile } from '#shared/config.ts';
import { archiveOf } from '../verify/archive.ts';
import type { Unpacked } from '../verify/unpacked.ts';
import { programOf } from './program.ts';

/** The entry of the copy, at the root of its archive. */
const entry = 'controlled.js';

/**
 * Copies a packaged application into one that a test controls from outside, which what ships refuses: its fuses allow
 * the inspector and an archive that its program does not expect, and its archive begins with `controlled.js`. Every
 * other file is that of the package; docs/release-checklist.md names the difference.
 *
 * @param folder an own, existing folder
 * @param config the settings beside the archive
 * @returns the program of the copy
 */
export async function controlledCopy(packed: Unpacked, folder: string, config: SiteConfigFile): Promise<string> {
  const copy = join(folder, 'application');
  // Links stay: a bundle of macOS is made of them.
  cpSync(packed.folder, copy, { recursive: true, verbatimSymlinks: true });
  const app = join(copy, relative(packed.folder, packed.app));
  await wrapArchive(archiveOf(app));
  writeFileSync(join(dirname(archiveOf(app)), 'config.json'), JSON.stringify(config));
  await flipFuses(app, {
    version: FuseVersion.V1,
    [FuseV1Options.EnableNodeCliInspectArguments]: true,
    [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: false,
    // macOS starts no changed program without a signature, which codesign makes there.
    resetAdHocDarwinSignature: process.platform === 'darwin' && packed.system === 'mac',
  });
  return programOf({ app, system: packed.system });
}

/** Gives an archive the entry that a test controls; what lies beside it lies there again. */
async function wrapArchive(archive: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-archive-'));
  try {
    extractAll(archive, folder);
    cpSync(join(import.meta.dirname, entry), join(folder, entry));
    const file = join(folder, 'package.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), main: entry }));
    await createPackageWithOptions(folder, archive, { unpack: '**/*.node' });
    uncache(archive);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
