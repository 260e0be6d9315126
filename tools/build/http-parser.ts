import type { Plugin } from 'vite';

const replacement = '\0escale:no-experimental-http-parser';

/** Says what undici asks that parser: it is not enabled. */
const code = 'export const getMiloEnabled = () => false;';

/**
 * Leaves the experimental HTTP parser of undici out of the main process: a third of its script, in two variants, which
 * are used only where an option or the environment asks for them. Node bundles undici without it too.
 */
export function withoutExperimentalHttpParser(): Plugin {
  return {
    name: 'escale:without-experimental-http-parser',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './parser-h1.js' && importer !== undefined && /node_modules[\\/]undici[\\/]/.test(importer)
        ? replacement
        : null,
    load: (id) => (id === replacement ? code : null),
  };
}
