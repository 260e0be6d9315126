import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { copyMsiIcon } from '../../msi/project.ts';
import { changeTables } from './database.ts';
import { forWixl } from './tables.ts';

/**
 * Builds an MSI on Linux from the project for WiX, with wixl and msibuild (Debian: wixl, msitools).
 *
 * @param project text of the project
 * @param application folder of the application that it installs
 * @param output path of the MSI
 * @throws Error when a compiler refuses
 */
export async function buildMsi(project: string, application: string, output: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-msi-'));
  try {
    await copyMsiIcon(folder);
    const { source, statements } = forWixl(project);
    writeFileSync(join(folder, 'project.wxs'), source);
    // wixl knows relative paths only.
    const args = ['-a', 'x64', '-D', `appDir=${relative(folder, application)}`, '-o', relative(folder, output)];
    const { status, stderr } = spawnSync('wixl', [...args, 'project.wxs'], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`wixl refuses the project of the MSI: ${stderr}`);
    refuseIgnored(stderr);
    changeTables(output, statements(output));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Attributes that wixl does not know: the first says how well files are packed, tables.ts makes up for the others. */
const ignored = ['MediaTemplate CompressionLevel', 'Property Secure', 'Component Permanent'];

/** Throws when wixl told that it goes on without an attribute that is not among those. */
function refuseIgnored(told: string): void {
  const attributes = [...told.matchAll(/'WixlWix(\w+)' has no property named '(\w+)'/gu)];
  const unknown = attributes.map(([, element, name]) => `${element} ${name}`).filter((one) => !ignored.includes(one));
  if (unknown.length > 0) throw new Error(`wixl does not know these of the MSI's project: ${unknown.join(', ')}.`);
}
