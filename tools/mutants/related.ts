import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import { parseSync } from 'vite';

/** Of each file (paths from the root, with `/`), the files that import it, by whatever import is left at run time. */
export type Importers = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the imports of all sources and tests below a folder. */
export function readImporters(root: string): Importers {
  const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const importers = new Map<string, Set<string>>();
  const files = globSync('{src,tests,tools}/**/*.{ts,tsx}', { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  for (const file of files) {
    for (const specifier of importedBy(file, readFileSync(join(root, file), 'utf8'))) {
      const target = resolveImport(file, specifier, imports);
      if (target === null || !existsSync(join(root, target))) continue;
      importers.set(target, (importers.get(target) ?? new Set()).add(file));
    }
  }
  return importers;
}

/** What a file imports at run time, also later or as the script of a worker. */
export function importedBy(file: string, text: string): string[] {
  const { module } = parseSync(file, text);
  const imported = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => moduleRequest.value);
  const exported = module.staticExports
    .flatMap(({ entries }) => entries)
    .flatMap(({ moduleRequest, isType }) => (moduleRequest === null || isType ? [] : [moduleRequest.value]));
  const later = module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end));
  const scripts = [...text.matchAll(/new URL\(('[^']+'), import\.meta\.url\)/gu)].map(([, path = '']) => path);
  const unquoted = [...later, ...scripts].flatMap((written) => /^['"](.+)['"]$/u.exec(written)?.[1] ?? []);
  return [...new Set([...imported, ...exported, ...unquoted])];
}

/** The file that an import leads to by its path or by the `imports` of package.json; null for a package. */
function resolveImport(from: string, specifier: string, imports: Readonly<Record<string, string>>): string | null {
  const path = specifier.split('?')[0] ?? '';
  if (path.startsWith('.')) return posix.join(posix.dirname(from), path);
  for (const [pattern, target] of Object.entries(imports)) {
    const prefix = pattern.replace(/\*$/u, '');
    if (path.startsWith(prefix)) return posix.normalize(target.replace('*', path.slice(prefix.length)));
  }
  return null;
}

/** A test file that can notice a change of a source. */
export interface RelatedTest {
  readonly file: string;
  /** How many imports lead from it to the source. */
  readonly steps: number;
}

const isTest = (file: string): boolean => /^tests\/(?:unit|contract)\/.*\.test\.tsx?$/u.test(file);

/**
 * The test files that load a source, the nearest first: those of the same folder, then by the number of imports, those
 * of the same layer before others, and the quickest of those (unit, contract, dom).
 */
export function relatedTests(source: string, importers: Importers): RelatedTest[] {
  const steps = new Map([[source, 0]]);
  // Grows while it is walked through.
  for (const [file, count] of steps) {
    for (const importer of importers.get(file) ?? []) if (!steps.has(importer)) steps.set(importer, count + 1);
  }
  return [...steps]
    .filter(([file]) => isTest(file))
    .map(([file, count]) => ({ file, steps: count }))
    .sort((a, b) => distance(source, a) - distance(source, b) || a.file.localeCompare(b.file));
}

/**
 * Shared folders count as much as imports, since the tests of a screen are beside it even if it loads the file through
 * ten others.
 */
function distance(source: string, { file, steps }: RelatedTest): number {
  const folders = posix.dirname(source).split('/').slice(1);
  const ofTest = posix.dirname(file).split('/').slice(2);
  let shared = 0;
  while (shared < folders.length && folders[shared] === ofTest[shared]) shared += 1;
  const stem = basename(source).split('.')[0];
  const isNamesake = shared > 0 && basename(file).split('.')[0] === stem;
  const kind = file.startsWith('tests/unit/renderer/') && !source.startsWith('src/renderer/') ? 4 : 0;
  return steps + 2 * (folders.length - shared) + kind - (isNamesake ? 4 : 0);
}
