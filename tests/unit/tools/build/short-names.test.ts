import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { shortNamesInPackages } from '../../../../tools/build/short-names.ts';

const source = (name: string) => `export function ${name}(settings) {
  const longVariable = settings.first;
  return longVariable + settings.second + longVariable;
}
`;

/** Builds an entry of a package and a source of the application, which is loaded in a chunk of its own. */
async function built(entryText: string): Promise<{ fileName: string; code: string }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'escale-names-'));
  const packageFolder = join(folder, 'node_modules/some-package');
  mkdirSync(packageFolder, { recursive: true });
  writeFileSync(join(packageFolder, 'index.js'), source('ofPackage'));
  writeFileSync(join(folder, 'own.js'), source('ofApplication'));
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, entryText);
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins: [shortNamesInPackages()],
    build: { ssr: entry, write: false, minify: false },
    ssr: { noExternal: true },
  })) as { output: { fileName: string; code: string }[] };
  return output;
}

it('shortens variables of packages; names of functions and properties, lines and the own sources stay', async () => {
  const output = await built(`export * from './node_modules/some-package/index.js';\nexport * from './own.js';`);
  const code = output[0]?.code ?? '';
  const at = code.indexOf('function ofApplication');
  const [ofPackage, own] = [code.slice(0, at), code.slice(at)];
  expect(ofPackage).toMatch(/function ofPackage\([a-z]\) \{\n/);
  expect(ofPackage).not.toContain('longVariable');
  expect(ofPackage).toContain('.second');
  expect(own).toContain('longVariable + settings.second + longVariable');
});

it('leaves out the white space of a chunk of packages alone, and keeps the lines of the own sources', async () => {
  const output = await built(
    `export * from './own.js';\nexport const later = () => import('./node_modules/some-package/index.js');`,
  );
  const [entry, chunk] = [0, 1].map((place) => output[place]?.code ?? '');
  expect(entry).toMatch(/function ofApplication\(settings\) \{\n/);
  expect(chunk).toMatch(/function ofPackage\([a-z]\)\{[^\n]+\}/);
});
