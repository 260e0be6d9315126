import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/**
 * Where each native package has its module, in the words of `require`. The package's JavaScript is bundled with ours;
 * only these files stay outside, beside the archive (`asarUnpack` of electron-builder.yml).
 */
const builtModules: Readonly<Record<string, string>> = {
  '../build/Release/keytar.node': 'keytar/build/Release/keytar.node',
};

/**
 * node-gyp-build looks in many folders, also beside the program and where the environment says: an installed Escale
 * must not.
 */
const finder = 'node-gyp-build';
const findPrebuilt = `module.exports = () =>
  require(\`native-reg/prebuilds/\${process.platform}-\${process.arch}/node.napi.node\`);`;

/**
 * Bundles the JavaScript of packages with a native module, and leaves the module to `require` at run time. Electron
 * looks for it in the application's own folders only.
 */
export function nativeModules(): Plugin {
  return {
    name: 'escale:native-modules',
    enforce: 'pre',
    resolveId(source) {
      const module = builtModules[source];
      if (module !== undefined) return { id: module, external: true };
      if (source === finder) return `\0${finder}`;
      // An optional package that could not be built here: whoever imports it is told when he does.
      return source === 'keytar' && !isInstalled(source) ? { id: source, external: true } : null;
    },
    load: (id) => (id === `\0${finder}` ? findPrebuilt : null),
  };
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}
