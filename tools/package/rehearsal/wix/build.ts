import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { correct } from './corrections.ts';
import { translate } from './translate.ts';

/**
 * Builds an MSI on Linux from a project for WiX, with wixl and msibuild (Debian: wixl, msitools).
 *
 * @param project text of the project
 * @param application folder of the application that it installs
 * @param output path of the MSI
 * @throws Error when a compiler refuses
 */
export function buildMsi(project: string, application: string, output: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'escale-msi-'));
  try {
    // wixl knows relative paths only: everything is said from the root folder.
    const { source, corrections } = translate(project, relative('/', application));
    const translated = join(folder, 'project.wxs');
    writeFileSync(translated, source);
    execFileSync('wixl', ['-a', 'x64', '-o', relative('/', output), relative('/', translated)], { cwd: '/' });
    correct(output, corrections);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
