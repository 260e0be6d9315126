import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import plist from 'plist';
import { NtExecutable, NtExecutableResource } from 'resedit';
import { brokenParts } from './integrity.ts';

/** SHA-256 of the archive's header, as the program for Windows holds it in its resources. */
function hashInProgram(executable: string): string | null {
  const resources = NtExecutableResource.from(NtExecutable.from(readFileSync(executable), { ignoreCert: true }));
  const entry = resources.entries.find(({ type }) => type === 'INTEGRITY');
  if (entry === undefined) return null;
  // electron-builder writes this shape.
  const [archive] = JSON.parse(Buffer.from(entry.bin).toString()) as { value?: string }[];
  return archive?.value ?? null;
}

/** SHA-256 of the archive's header, as the bundle for macOS holds it in its Info.plist. */
function hashInBundle(app: string): string | null {
  // Electron reads this shape.
  const { ElectronAsarIntegrity: archives } = plist.parse(readFileSync(join(app, 'Contents/Info.plist'), 'utf8')) as {
    ElectronAsarIntegrity?: Record<string, { hash?: string }>;
  };
  return archives?.['Resources/app.asar']?.hash ?? null;
}

/**
 * The archive of a packaged application.
 * @param app program, or bundle of macOS
 */
export const archiveOf = (app: string): string =>
  join(app, app.endsWith('.app') ? 'Contents/Resources/app.asar' : '../resources/app.asar');

/**
 * Says what is wrong with the archive of a packaged application: another one than its program expects, or a part that
 * was changed. Electron checks the same at the start, on Windows and macOS; on Linux it has no place for the hash.
 * @param app program, or bundle of macOS
 */
export function archiveProblems(app: string): string[] {
  const isBundle = app.endsWith('.app');
  const hasHash = isBundle || app.endsWith('.exe');
  const expected = isBundle ? hashInBundle(app) : hasHash ? hashInProgram(app) : null;
  if (hasHash && expected === null) return [`${basename(app)} does not say which archive belongs to it.`];
  return brokenParts(archiveOf(app), expected).map((part) => `${basename(app)}: ${part} of its archive was changed.`);
}
