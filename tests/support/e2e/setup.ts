import { cpSync, mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { root } from '../../../tools/run/setup/machine.mjs';
import { findBrowser, findHeadlessShell } from '../../../tools/run/steps/browser.ts';
import { findElectron } from '../../../tools/run/steps/electron.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the application that the window tests open. */
    appRoot: string;
  }
}

/**
 * Runs once: reports what shows the application in the window tests, and gives them a copy of the build, so that a new
 * build does not change it during the run.
 */
export default function setUp(project: TestProject): void {
  const electron = findElectron();
  console.log(
    electron === null
      ? `End-to-end tests run on the browser shell in ${findHeadlessShell() ?? findBrowser()}: Electron's binary is not here.`
      : `End-to-end tests run on Electron: ${electron}`,
  );
  const appRoot = mkdtempSync(join(tmpdir(), 'escale-app-'));
  for (const part of ['out', 'resources', 'package.json']) {
    cpSync(join(root, part), join(appRoot, part), { recursive: true });
  }
  // For keytar, the one module that is not bundled.
  symlinkSync(join(root, 'node_modules'), join(appRoot, 'node_modules'), 'junction');
  project.provide('appRoot', appRoot);
}
