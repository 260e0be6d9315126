import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import type { TestProject } from 'vitest/node';
import { programOf } from '../../../tools/package/run/program.ts';
import { ownProcessor, ownSystem } from '../../../tools/package/systems.ts';
import { unpackedIn } from '../../../tools/package/verify/unpacked.ts';
import { root } from '../../../tools/run/setup/machine.mjs';
import { findBrowser, findHeadlessShell } from '../../../tools/run/steps/browser.ts';
import { findElectron } from '../../../tools/run/steps/electron.ts';
import { ensureRehearsal } from '../../../tools/run/steps/rehearsal.ts';
import { ownPacked } from '../packages/packed.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The packed program that the window tests open. */
    program: string;
  }
}

/**
 * Runs once: reports what shows the application in the window tests, and gives them a copy of what is packed, so that a
 * new build does not change it during the run.
 */
export default async function setUp(project: TestProject): Promise<void> {
  const electron = findElectron();
  console.log(
    electron === null
      ? `End-to-end tests run what is packed on the browser shell in ${findHeadlessShell() ?? findBrowser()}: Electron's binary is not here.`
      : `End-to-end tests run what is packed on Electron: ${electron}`,
  );
  const { folder, program } = (electron === null ? null : released()) ?? (await rehearsed());
  const copy = join(mkdtempSync(join(tmpdir(), 'escale-app-')), basename(folder));
  // Links stay: a bundle of macOS is made of them.
  cpSync(folder, copy, { recursive: true, verbatimSymlinks: true });
  project.provide('program', join(copy, relative(folder, program)));
}

interface PackedProgram {
  folder: string;
  program: string;
}

/** What `npm run package` made for this machine; null where it made nothing. */
function released(): PackedProgram | null {
  const own = unpackedIn(join(root, 'dist')).find(
    ({ system, processor }) => system === ownSystem && processor === ownProcessor,
  );
  return own === undefined ? null : { folder: own.folder, program: programOf(own) };
}

/** What is packed for the rehearsal. */
async function rehearsed(): Promise<PackedProgram> {
  await ensureRehearsal();
  const { app, executable } = ownPacked();
  return { folder: app, program: executable };
}
