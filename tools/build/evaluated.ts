import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

/** The modules that the build evaluates, as paths from the root. */
export const evaluatedModules: readonly string[] = ['src/shared/ipc/channels.ts'];

/**
 * Replaces those modules by the values that they export: the code that computes the values is left out of the script.
 * The values must be JSON, and the same on every computer. A build that watches its sources leaves the modules as they
 * are, because a module is evaluated once in a process.
 * @param root folder of the project
 */
export function evaluated(root: string): Plugin {
  const paths = new Set(evaluatedModules.map((file) => join(root, file).replaceAll('\\', '/')));
  return {
    name: 'escale:evaluated',
    enforce: 'pre',
    async load(id) {
      if (this.meta.watchMode || !paths.has(id)) return null;
      const exported: Readonly<Record<string, unknown>> = await import(pathToFileURL(id).href);
      return Object.entries(exported)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
        .join('');
    },
  };
}
