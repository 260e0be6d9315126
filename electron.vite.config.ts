import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'electron-vite';
import type { Plugin } from 'vite';
import { dictionaryFolder } from './src/shared/dictionaries.ts';
import { documentScripts } from './src/shared/document-scripts.ts';
import { locales } from './src/shared/locale.ts';
import { broughtBy } from './tools/build/brought-modules.ts';
import { compiledAhead } from './tools/build/compile-ahead.ts';
import { compressedScripts } from './tools/build/compressed-scripts.ts';
import { dictionaries } from './tools/build/dictionaries.ts';
import { evaluated } from './tools/build/evaluated.ts';
import { firstScreen } from './tools/build/first-screen.ts';
import { withoutExperimentalHttpParser } from './tools/build/http-parser.ts';
import { iconsApart } from './tools/build/icons-apart.ts';
import { thirdParties } from './tools/build/licences/index.ts';
import { data } from './tools/build/licences/kept.ts';
import { nativeModules } from './tools/build/native-modules.ts';
import { nativePackages } from './tools/build/native-packages.ts';
import { shortNamesInPackages } from './tools/build/short-names.ts';
import { storeWithoutSchemas } from './tools/build/store-without-schemas.ts';
import { texts } from './tools/build/texts.ts';
import { tokensInPlace } from './tools/build/tokens-in-place.ts';

const at = (path: string) => resolve(import.meta.dirname, path);

const namesAndLines = { compress: true, mangle: false, codegen: { removeWhitespace: false } } as const;

/** Decoders of scans, which the reader of PDF loads by name when a document needs one: in JavaScript, for the page's policy. */
const pdfDecoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];

const withPdfDecoders: Plugin = {
  name: 'escale:pdf-decoders',
  generateBundle() {
    for (const name of pdfDecoders) {
      const file = at(`node_modules/pdfjs-dist/wasm/${name}`);
      this.emitFile({
        type: 'asset',
        fileName: `${documentScripts}/${name}`,
        originalFileName: file,
        source: readFileSync(file),
      });
    }
  },
};

/** Packages of controls of forms and filters: the first window has none of them. */
const laterControls = 'react-(?:combobox|progress|radio|search|select|textarea)[\\\\/]';

/** Packages of controls that one or two screens have: they stand in no group, or every form and list would load them. */
const rareControls = 'react-(?:accordion|spinbutton)[\\\\/]';

/** Tabs are on pages of records only: the lists, which need the other controls, would load them too. */
const tabs = 'react-tabs[\\\\/]';

/** Packages of bars of commands. */
const bars = '(?:priority-overflow|react-(?:divider|overflow|toolbar))[\\\\/]';

/** Packages of what only pages of records and forms show. */
const recordParts = 'react-(?:avatar|badge)[\\\\/]';

/** The name of the package that a module is of, for the name of a file. */
const packageOf = (id: string): string | null =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replaceAll(/\W+/g, '-') ?? null;

/**
 * What scripts of the main process share, in the order in which they are loaded: Node reads files one by one, so that each
 * part stands in one. A module belongs to the first part that brings it. The adapters, which import Electron, and the start,
 * which imports them, stand apart: the workers share the rest, and have no Electron (`tests/packages/contents.test.ts`).
 */
const sharedInMain = [
  { name: 'start', entry: 'src/main/index.ts' },
  { name: 'menu', entry: 'src/main/adapters/menu.ts' },
  { name: 'early', entry: 'src/main/start/early-calls.ts' },
  { name: 'json', entry: 'src/main/api/json/worker.ts' },
  { name: 'import', entry: 'src/main/transfer/import/worker.ts' },
  { name: 'check', entry: 'src/main/commands/run.ts' },
  { name: 'services', entry: 'src/main/start/services.ts' },
] as const;

/** The name of a class in the whole application: with one ending for all classes of a sheet, which compresses well. */
const scopedName = (name: string, sheet: string): string => {
  const path = relative(import.meta.dirname, sheet).replaceAll('\\', '/');
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`;
};

const { collect, write } = thirdParties(
  at('.'),
  at('out/third-party'),
  [...nativePackages.map(({ name }) => name), 'electron'],
  data,
);

export default defineConfig({
  main: {
    // Everything is bundled, so that the package holds no node_modules tree.
    plugins: [
      nativeModules(),
      storeWithoutSchemas(),
      withoutExperimentalHttpParser(),
      evaluated(at('.')),
      shortNamesInPackages(),
      collect(),
    ],
    build: {
      outDir: 'out/main',
      externalizeDeps: false,
      rollupOptions: {
        input: {
          index: at('src/main/index.ts'),
          // An entry of its own shares nothing with that of the index, which may wait for it while it is still loading.
          commands: at('src/main/commands/run.ts'),
          'import-worker': at('src/main/transfer/import/worker.ts'),
          'json-worker': at('src/main/api/json/worker.ts'),
        },
        external: ['electron'],
        // No path of this computer in what is shipped: the same sources give the same scripts from any folder.
        experimental: { attachDebugInfo: 'none' },
        // Without comments, and shorter where meaning allows; names and lines stay, for the traces of failures in logs.
        output: {
          format: 'es',
          comments: false,
          minify: namesAndLines,
          // A large package stands in a file of its own, which is written without white space.
          codeSplitting: {
            groups: [
              {
                name: packageOf,
                debugName: 'packages',
                test: /[\\/]node_modules[\\/]/,
                minSize: 20_000,
              },
              ...sharedInMain.map(({ name, entry }) => ({
                name: broughtBy(name, at(entry)),
                debugName: name,
                test: /[\\/]src[\\/](?!main[\\/](?:adapters|start)[\\/])/,
                minShareCount: 2,
              })),
            ],
          },
        },
      },
    },
  },
  preload: {
    plugins: [collect()],
    build: {
      outDir: 'out/preload',
      externalizeDeps: false,
      // A sandboxed preload must be one CommonJS file.
      rollupOptions: {
        input: { index: at('src/preload/index.ts') },
        external: ['electron'],
        output: { format: 'cjs', entryFileNames: '[name].cjs' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    css: { modules: { generateScopedName: scopedName } },
    // Addresses of the router have folders: scripts are found from the root, not beside the address (electron-vite forces './').
    plugins: [
      // Each element is made by the application's own runtime, which draws texts of others safely.
      react({ jsxImportSource: '#jsx' }),
      { name: 'escale:root-base', config: () => ({ base: '/' }) },
      texts(),
      withPdfDecoders,
      dictionaries(at('.')),
      compressedScripts(documentScripts),
      compressedScripts(dictionaryFolder),
      tokensInPlace(),
      iconsApart(),
      firstScreen({
        always: ['app/login/LoginLayout.tsx'],
        byLanguage: Object.fromEntries(locales.map((locale) => [locale, `locales/${locale}/index.ts`])),
      }),
      collect(),
      write(),
    ],
    // The workers of the page read PDF documents and dictionaries: neither is there before it is asked for.
    worker: {
      format: 'es',
      plugins: () => [collect()],
      rollupOptions: {
        output: {
          entryFileNames: ({ facadeModuleId }) =>
            `${facadeModuleId?.includes('/kit/spelling/') ? dictionaryFolder : documentScripts}/[name]-[hash].js`,
        },
      },
    },
    build: {
      outDir: at('out/renderer'),
      rollupOptions: {
        input: at('src/renderer/index.html'),
        output: {
          postBanner: compiledAhead,
          codeSplitting: {
            // What many screens share comes in one file: the first window would wait for dozens of small ones otherwise.
            groups: [
              {
                name: 'fluent',
                test: new RegExp(
                  `node_modules[\\\\/](?:@fluentui[\\\\/](?!${laterControls}|${rareControls}|${tabs}|${bars}|${recordParts})|@griffel|tabster|keyborg)`,
                ),
                minShareCount: 5,
                // Before the group of the controls, which would draw in what they are made of.
                priority: 1,
              },
              {
                name: 'controls',
                test: new RegExp(`node_modules[\\\\/]@fluentui[\\\\/]${laterControls}`),
                minShareCount: 2,
              },
              {
                name: 'tabs',
                test: new RegExp(`node_modules[\\\\/]@fluentui[\\\\/]${tabs}`),
                minShareCount: 2,
                includeDependenciesRecursively: false,
              },
              {
                name: 'record-parts',
                test: new RegExp(`node_modules[\\\\/]@fluentui[\\\\/]${recordParts}`),
                minShareCount: 2,
                // Or it draws in icons that the first window has too, and is loaded with it.
                includeDependenciesRecursively: false,
              },
              { name: 'bars', test: new RegExp(`node_modules[\\\\/]@fluentui[\\\\/]${bars}`), minShareCount: 2 },
              // Or it stands in the page of a community, which the tab and the queue of members would load whole.
              {
                name: 'members',
                test: /src[\\/](?:shared[\\/]resources[\\/]communitymembers[\\/](?:index|text)|renderer[\\/]modules[\\/]communities[\\/]members[\\/](?:labels|useStatusCounts))/,
                includeDependenciesRecursively: false,
              },
              { name: 'forms', test: /node_modules[\\/](?:react-hook-form|@hookform)/, minShareCount: 2 },
              // Apart from the forms: what reads an address or a window of hours loads schemas, and no form.
              { name: 'schemas', test: /node_modules[\\/]zod[\\/]/, minShareCount: 2 },
              {
                name: 'libraries',
                test: /node_modules[\\/](?:react|scheduler|i18next|react-i18next|@tanstack[\\/](?:react-)?(?:router|query|store|history)[^\\/]*)[\\/]/,
                minShareCount: 2,
              },
              {
                name: 'start',
                test: /src[\\/]renderer[\\/](?:app[\\/](?:controls|providers|theme)|kit[\\/](?:data|ui[\\/](?:theme|errors|lazily|states|external|navigation|list-origin|picture-url|format|jsx|layout|page|looking|dialog[\\/](?:DialogFrame|useReturnFocus))))|vite[\\/]preload-helper/,
                minShareCount: 2,
              },
            ],
          },
        },
      },
      manifest: true,
      minify: true,
    },
  },
});
