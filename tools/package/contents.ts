import { dictionaryFolder } from '../../src/shared/dictionaries.ts';
import { documentScripts } from '../../src/shared/document-scripts.ts';
import { nativePackages } from '../build/native-packages.ts';
import { processors, type System } from './systems.ts';

/** What may be in the archive of the application, as patterns of paths from its root. */
export const allowedInArchive: readonly string[] = [
  'package.json',
  'out/main/*.js',
  'out/main/chunks/*.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/renderer/assets/*.{js,css,svg,png,woff2}',
  `out/renderer/${documentScripts}/{worker-*,*_nowasm_fallback}.js.gz`,
  `out/renderer/${dictionaryFolder}/{{fr,en}.txt,worker-*.js}.gz`,
  'out/third-party/packages.json.gz',
];

/** What may lie beside the archive in the package of a system: its native modules. */
export const allowedBesideArchive = (system: System): string[] =>
  nativePackages
    .filter(({ systems }) => systems.includes(system))
    .map(({ folder, module }) => `node_modules/${folder(`{${processors}}`)}/${module}`);

/** What may be in the folder of resources besides the archive and those modules. */
export const allowedResources: Readonly<Record<System, readonly string[]>> = {
  linux: ['apparmor-profile'],
  mac: ['{en,fr}.lproj/**', '*.icns', 'LICENSE.electron.txt', 'LICENSES.chromium.html'],
  win: [],
};

/** Resources of every system. */
export const commonResources: readonly string[] = [
  'app.asar',
  'config.json',
  'policies/**',
  'sbom.cdx.json',
  'THIRD-PARTY-NOTICES.txt',
];

/** The archive may weigh this much, in bytes. */
export const archiveBudget = 8_500_000;

/** The scripts that open the window may weigh this much together, in bytes: they are parsed before anything shows. */
export const startScriptsBudget = 450_000;
