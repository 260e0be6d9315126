import { globSync } from 'node:fs';
import process from 'node:process';
import { isMarked } from '../configuration/artifact-names.ts';
import { foreignModules } from '../processors.ts';
import { archiveProblems } from './archive.ts';
import { contentProblems } from './contents.ts';
import { wrongFuses } from './fuses.ts';
import { authenticodeProblems, macProblems } from './signatures.ts';
import { type Unpacked, unpackedIn } from './unpacked.ts';

/** What a check of the packages found. */
export interface Verification {
  /** One sentence each, with the file it is about. */
  readonly problems: readonly string[];
  /** What was not checked, and why. */
  readonly skipped: readonly string[];
}

/**
 * Checks what electron-builder made: fuses, archives and what is in them, processors of native modules, and the signatures
 * by the tools of this system, unless the names of the packages say that they are unsigned.
 * @param folder the results, as `npm run package` leaves them in `dist`
 */
export async function verifyPackages(folder: string): Promise<Verification> {
  const unpacked = unpackedIn(folder);
  if (unpacked.length === 0) return { problems: [`${folder} holds no packaged application.`], skipped: [] };
  const fuses = await Promise.all(
    unpacked.map(async ({ app }) =>
      (await wrongFuses(app)).map((fuse) => `${app}: the fuse ${fuse} has a wrong state.`),
    ),
  );
  const archives = unpacked.flatMap(({ app, system }) => [...archiveProblems(app), ...contentProblems(app, system)]);
  const modules = unpacked.flatMap((one) => foreignModules(one.folder, one.system, one.processor));
  const signatures = await verifySignatures(folder, unpacked);
  return { problems: [...fuses.flat(), ...archives, ...modules, ...signatures.problems], skipped: signatures.skipped };
}

async function verifySignatures(folder: string, unpacked: readonly Unpacked[]): Promise<Verification> {
  const installers = globSync('*.{msi,pkg,dmg}', { cwd: folder });
  const unsigned = installers.filter((name) => isMarked(name, 'unsigned'));
  if (unsigned.length > 0) return { problems: [], skipped: [`Signatures: ${unsigned.join(', ')} are unsigned.`] };
  if (process.platform === 'win32') return { problems: await authenticodeProblems(folder), skipped: [] };
  if (process.platform === 'darwin') return { problems: await macProblems(folder), skipped: [] };
  const isSigned = installers.length > 0 || unpacked.some(({ system }) => system === 'win');
  return {
    problems: [],
    skipped: isSigned ? ['Signatures: packages of Windows and macOS are verified on their own systems.'] : [],
  };
}
