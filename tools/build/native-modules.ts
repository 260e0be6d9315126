import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { keytar, nativeReg } from './native-packages.ts';

/**
 * node-gyp-build looks in many folders, also beside the program and where the environment says: an installed Escale
 * must not.
 */
const finder = 'node-gyp-build';
const findPrebuilt = `module.exports = () =>
  require(\`${nativeReg.folder(`\${process.arch}`)}/${nativeReg.module}\`);`;

/**
 * Bundles the JavaScript of packages with a native module, and leaves the module to `require` at run time. Electron
 * looks for it in the application's own folders only.
 */
export function nativeModules(): Plugin {
  return {
    name: 'escale:native-modules',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.endsWith('.node') && importer !== undefined)
        return { id: inPackage(source, importer), external: true };
      if (source === finder) return `\0${finder}`;
      // An optional package that could not be built here: importing it throws at run time.
      return source === keytar.name && !isInstalled(source) ? { id: source, external: true } : null;
    },
    load: (id) => (id === `\0${finder}` ? findPrebuilt : null),
  };
}

/** The path of a module that a file of a package names relative to itself, as `require` resolves it. */
const inPackage = (source: string, importer: string): string =>
  resolve(dirname(importer), source)
    .replaceAll('\\', '/')
    .replace(/^.*\/node_modules\//, '');

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
