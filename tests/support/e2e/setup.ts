import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import type { TestProject } from 'vitest/node';
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
 * Runs once: packs the application, reports what shows it in the window tests, and gives them a copy, so that a new
 * build does not change it during the run.
 */
export default async function setUp(project: TestProject): Promise<void> {
  await ensureRehearsal();
  const electron = findElectron();
  console.log(
    electron === null
      ? `End-to-end tests run what is packed on the browser shell in ${findHeadlessShell() ?? findBrowser()}: Electron's binary is not here.`
      : `End-to-end tests run what is packed on Electron: ${electron}`,
  );
  const { app, executable } = ownPacked();
  const folder = join(mkdtempSync(join(tmpdir(), 'escale-app-')), basename(app));
  cpSync(app, folder, { recursive: true });
  project.provide('program', join(folder, relative(app, executable)));
}
