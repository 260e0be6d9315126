import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

/** One import between two files of `src`, paths from the root of the repository. */
export interface Import {
  readonly from: string;
  readonly to: string;
  /** As it is written. */
  readonly specifier: string;
  /** True when nothing of it is left at run time. */
  readonly isType: boolean;
}

const IMPORT = /^\s*(?:import|export)\s+(?:(type)\s+)?(?:([^'";]*?)\s*from\s*)?'([^']+)'/gm;

/** `{ type A, type B }` imports nothing at run time either. */
const namesTypesOnly = (clause: string): boolean => {
  const names = /^\{([\s\S]*)\}$/
    .exec(clause.trim())?.[1]
    ?.split(',')
    .map((name) => name.trim());
  const given = names?.filter((name) => name !== '') ?? [];
  return given.length > 0 && given.every((name) => name.startsWith('type '));
};

function resolved(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier);
  return /^#(?:main|renderer|shared|training)\//.test(specifier) ? specifier.replace('#', 'src/') : null;
}

/** The imports of one file that lead to files of `src`. What is loaded later (`import(…)`) is not counted. */
export function importsIn(from: string, text: string): Import[] {
  return [...text.matchAll(IMPORT)].flatMap(([, type, clause = '', specifier = '']) => {
    const to = resolved(from, specifier.split('?')[0] ?? '');
    if (to === null || !/\.tsx?$/.test(to)) return [];
    return [{ from, to, specifier, isType: type === 'type' || namesTypesOnly(clause) }];
  });
}

/** The files of `src` that one file loads later, by `import(…)`. */
export function lateImportsIn(from: string, text: string): Import[] {
  return [...text.matchAll(/\bimport\('([^']+)'\)/g)].flatMap(([, specifier = '']) => {
    const to = resolved(from, specifier);
    return to === null ? [] : [{ from, to, specifier, isType: false }];
  });
}

/** Every import of `src`, as `read` finds those of one file. */
export const importsOfSource = (read: typeof importsIn = importsIn): Import[] =>
  globSync('src/**/*.{ts,tsx}').flatMap((file) => {
    const path = file.replaceAll('\\', '/');
    return read(path, readFileSync(file, 'utf8'));
  });

/**
 * The unit of a file in the import rules: a folder of main, training or shared, or a folder of one of the renderer's
 * layers; a file in no such folder is a unit by itself.
 */
export function roomOf(file: string): string {
  const depth = /^src\/renderer\/(?:app|modules|features|kit)\//.test(file) ? 4 : 3;
  return file.split('/').slice(0, depth).join('/');
}

/** The groups of nodes that lead to each other, in which every node is reached from every other (Tarjan). */
export function cyclesIn(edges: Iterable<readonly [from: string, to: string]>): string[][] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const path: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): number => {
    const own = index.size;
    index.set(node, own);
    low.set(node, own);
    path.push(node);
    for (const to of next.get(node) ?? []) {
      const reached = index.has(to) ? (path.includes(to) ? low.get(to) : undefined) : visit(to);
      low.set(node, Math.min(low.get(node) ?? own, reached ?? own));
    }
    const lowest = low.get(node) ?? own;
    if (lowest === own) {
      const group = path.splice(path.indexOf(node));
      if (group.length > 1) cycles.push(group.sort());
    }
    return lowest;
  };
  for (const node of next.keys()) if (!index.has(node)) visit(node);
  return cycles;
}
