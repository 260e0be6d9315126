import type { Configuration } from 'electron-builder';

/** What the names of packages say that are no release. */
type NameMark = 'rehearsal' | 'unsigned';

/**
 * The pattern of the names of packages with a mark before the system, as in `Escale-1.0.0-unsigned-win-x64.msi`.
 *
 * @throws Error when the pattern of the configuration names no system
 */
export function markedName({ artifactName }: Configuration, mark: NameMark): string {
  const marked = artifactName?.replace(/(?=-\$\{os\}-)/, `-${mark}`) ?? '';
  if (!isMarked(marked, mark)) throw new Error('artifactName of electron-builder.yml must name the system.');
  return marked;
}

/** Whether the name of a package holds a mark. */
export const isMarked = (name: string, mark: NameMark): boolean => name.includes(`-${mark}-`);
