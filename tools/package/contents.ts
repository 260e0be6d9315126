import type { System } from './systems.ts';

/** What may be in the archive of the application, as patterns of paths from its root. */
export const allowedInArchive: readonly string[] = [
  'package.json',
  'out/main/*.js',
  'out/main/chunks/*.js',
  'out/preload/index.cjs',
  'out/renderer/index.html',
  'out/renderer/assets/*.{js,css,svg,png,woff2}',
  'out/renderer/pdf/*_nowasm_fallback.js',
  'out/third-party/packages.json',
];

/** The native modules, which lie beside the archive: of a system, and only of the processor that it is packed for. */
export const allowedBesideArchive: Readonly<Record<System, readonly string[]>> = {
  linux: ['node_modules/keytar/build/Release/keytar.node'],
  mac: ['node_modules/keytar/build/Release/keytar.node'],
  win: [
    'node_modules/keytar/build/Release/keytar.node',
    'node_modules/native-reg/prebuilds/win32-{x64,arm64}/node.napi.node',
  ],
};

/** What may be in the folder of resources besides the archive and those modules. */
export const allowedResources: Readonly<Record<System, readonly string[]>> = {
  linux: ['apparmor-profile'],
  mac: ['*.lproj/**', '*.icns', 'LICENSE.electron.txt', 'LICENSES.chromium.html'],
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

/** The script that the application starts with may weigh this much, in bytes: it is parsed before anything shows. */
export const mainScriptBudget = 1_200_000;
