import { globSync, readFileSync, statSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { extractFile, getRawHeader } from '@electron/asar';
import { describe, expect, it } from 'vitest';
import { dictionaryFile, dictionaryFolder, dictionaryLocales } from '#shared/dictionaries.ts';
import { documentScripts } from '#shared/document-scripts.ts';
import { describeUnless, needs, packagesOf, packed } from '#tests/support/packages/packed.ts';
import { broughtScripts } from '../../tools/build/brought-scripts.ts';
import { packedDictionary } from '../../tools/build/dictionaries.ts';
import {
  allowedBesideArchive,
  allowedInArchive,
  allowedResources,
  archiveBudget,
  commonResources,
  startScriptsBudget,
} from '../../tools/package/contents.ts';
import { systems } from '../../tools/package/systems.ts';
import { pathsBeside, pathsIn, refusedOf } from '../../tools/package/verify/contents.ts';

/** The script that the application starts with. */
const start = 'out/main/index.js';

/** The texts of Chromium in one language, by the names that each system has for them. */
const chromiumTexts = {
  linux: ['locales/en-US.pak', 'locales/fr.pak'],
  win: ['locales/en-US.pak', 'locales/fr.pak'],
  mac: ['Contents/Resources', 'Contents/Frameworks/Electron Framework.framework/Versions/A/Resources'].flatMap(
    (folder) => ['en', 'fr'].map((language) => `${folder}/${language}.lproj/locale.pak`),
  ),
} as const;

describe.each(systems)('the package for %s', (system) => {
  describeUnless(needs(packagesOf[system]), 'once packed', () => {
    const { asar, resources } = packed[system];

    it('holds in its archive what is on the list, and nothing else', () => {
      const files = pathsIn(asar);
      expect(files).toContain(start);
      expect(refusedOf(files, [...allowedInArchive, ...allowedBesideArchive(system)])).toEqual([]);
    });

    it('holds nothing of the page that shows developers the patterns', () => {
      const scripts = pathsIn(asar).filter((path) => matchesGlob(path, 'out/renderer/**/*.js'));
      expect(scripts.length).toBeGreaterThan(10);
      expect(scripts.filter((path) => extractFile(asar, path).includes('Interface gallery'))).toEqual([]);
    });

    it('holds the scripts that read documents compressed, and whole', () => {
      const folder = `out/renderer/${documentScripts}`;
      const names = pathsIn(asar).filter((path) => path.startsWith(`${folder}/`));
      expect(names.map((path) => path.replace(/-[\w-]{8}\./u, '.')).toSorted()).toEqual([
        `${folder}/jbig2_nowasm_fallback.js.gz`,
        `${folder}/openjpeg_nowasm_fallback.js.gz`,
        `${folder}/worker.js.gz`,
      ]);
      for (const path of names) {
        const [expanded, name] = [gunzipSync(extractFile(asar, path)), path.slice(folder.length + 1, -'.gz'.length)];
        if (name.startsWith('worker')) expect(expanded.toString()).toContain('WorkerMessageHandler');
        else expect(expanded.equals(readFileSync(`node_modules/pdfjs-dist/wasm/${name}`))).toBe(true);
      }
    });

    it('holds a dictionary per language, compressed, and the script that reads them', () => {
      const folder = `out/renderer/${dictionaryFolder}`;
      const names = pathsIn(asar).filter((path) => path.startsWith(`${folder}/`));
      const dictionaries = dictionaryLocales.map((locale) => `out/renderer/${dictionaryFile(locale)}.gz`);
      expect(names.map((path) => path.replace(/-[\w-]{8}\./u, '.')).toSorted()).toEqual(
        [...dictionaries, `${folder}/worker.js.gz`].toSorted(),
      );
      for (const locale of dictionaryLocales) {
        const expanded = gunzipSync(extractFile(asar, `out/renderer/${dictionaryFile(locale)}.gz`)).toString();
        expect(expanded === packedDictionary('.', locale)).toBe(true);
      }
    });

    it('keeps outside of the archive its own native modules alone', () => {
      const header = JSON.stringify(getRawHeader(asar).header);
      const outside = pathsBeside(asar);
      expect(outside.length).toBeGreaterThan(0);
      expect(refusedOf(outside, allowedBesideArchive(system))).toEqual([]);
      expect(header.match(/"unpacked":true/g)).toHaveLength(outside.length);
    });

    it('holds among its resources what is on the list, and nothing else', () => {
      const files = globSync('**/*', { cwd: resources }).filter(
        (file) => !file.startsWith('app.asar.unpacked') && statSync(`${resources}/${file}`).isFile(),
      );
      expect(files).toEqual(expect.arrayContaining(['sbom.cdx.json', 'THIRD-PARTY-NOTICES.txt']));
      expect(refusedOf(files, [...commonResources, ...allowedResources[system]])).toEqual([]);
    });

    it('holds the texts of Chromium in French and in one English, and in no other language', () => {
      const found = globSync(['locales/*.pak', 'Contents/{Resources,Frameworks/*/Versions/A/Resources}/*.lproj/*'], {
        cwd: packed[system].app,
      });
      expect(found.toSorted()).toEqual(chromiumTexts[system].toSorted());
    });

    it('brings the script of the start into no other: it waits for some of them, which would wait for it', () => {
      const read = (path: string) => extractFile(asar, path).toString('utf8');
      const others = pathsIn(asar).filter((file) => matchesGlob(file, 'out/main/{*,chunks/*}.js') && file !== start);
      expect(others).toContain('out/main/commands.js');
      expect(others.filter((file) => broughtScripts(file, read).includes(start))).toEqual([]);
    });

    it('has workers that bring nothing of Electron, which there is none of in a worker', () => {
      const read = (path: string) => extractFile(asar, path).toString('utf8');
      const workers = pathsIn(asar).filter((file) => matchesGlob(file, 'out/main/*-worker.js'));
      expect(workers).toHaveLength(2);
      const brought = workers.flatMap((file) => broughtScripts(file, read));
      expect(brought.length).toBeGreaterThan(workers.length);
      expect(brought.filter((file) => /["']electron["']/.test(read(file)))).toEqual([]);
    });

    it('stays within the budgets of its archive and of the scripts that open its window', () => {
      expect(statSync(asar).size).toBeLessThanOrEqual(archiveBudget);
      const read = (path: string) => extractFile(asar, path).toString('utf8');
      const scripts = broughtScripts(start, read);
      expect(scripts.length).toBeGreaterThan(1);
      const size = scripts.reduce((sum, path) => sum + Buffer.byteLength(read(path)), 0);
      expect(size).toBeLessThanOrEqual(startScriptsBudget);
    });
  });
});

it('the list refuses sources, maps, tests, fixtures, the browser shell and packages', () => {
  const wrong = [
    'out/main/index.js.map',
    'out/renderer/assets/index.js.map',
    'out/renderer/pdf/worker-1a2b3c4d.js',
    'src/main/index.ts',
    'tests/packages/contents.test.ts',
    'tests/fixtures/a.json',
    'tools/browser-shell/main.ts',
    'out/main/shell/electron/index.js',
    'node_modules/keytar/lib/keytar.js',
    'node_modules/react/index.js',
    'out/.built-from',
    'out/third-party/THIRD-PARTY-NOTICES.txt',
  ];
  expect(refusedOf(wrong, [...allowedInArchive, ...allowedBesideArchive('win')])).toEqual(wrong);
});
