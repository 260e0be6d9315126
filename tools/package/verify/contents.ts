import { existsSync, globSync, statSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { getRawHeader } from '@electron/asar';
import { allowedBesideArchive, allowedInArchive } from '../contents.ts';
import type { System } from '../systems.ts';
import { archiveOf } from './archive.ts';
import { filesOf } from './integrity.ts';

/** The paths, with slashes, that no pattern allows. */
export const refusedOf = (paths: readonly string[], allowed: readonly string[]): string[] =>
  paths.filter((path) => !allowed.some((pattern) => posix.matchesGlob(path, pattern)));

/** The paths of the files of an archive from its root, with slashes, those that lie beside it included. */
export const pathsIn = (archive: string): string[] => [...filesOf(getRawHeader(archive).header)].map(([path]) => path);

/** The paths of the files that lie beside an archive, from its root, with slashes. */
export function pathsBeside(archive: string): string[] {
  const folder = `${archive}.unpacked`;
  if (!existsSync(folder)) return [];
  return globSync('**/*', { cwd: folder })
    .filter((path) => !statSync(join(folder, path)).isDirectory())
    .map((path) => path.replaceAll('\\', '/'));
}

/**
 * Says what a packaged application may not hold in its archive or beside it.
 * @param app program, or bundle of macOS
 */
export function contentProblems(app: string, system: System): string[] {
  const archive = archiveOf(app);
  const modules = allowedBesideArchive(system);
  return [
    ...refusedOf(pathsIn(archive), [...allowedInArchive, ...modules]).map(
      (path) => `${basename(app)}: ${path} may not be in its archive.`,
    ),
    ...refusedOf(pathsBeside(archive), modules).map(
      (path) => `${basename(app)}: ${path} may not lie beside its archive.`,
    ),
  ];
}
