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

it('shortens variables of packages; names of functions and properties, lines and the own sources stay', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'escale-names-'));
  const packageFolder = join(folder, 'node_modules/some-package');
  mkdirSync(packageFolder, { recursive: true });
  writeFileSync(join(packageFolder, 'index.js'), source('ofPackage'));
  writeFileSync(join(folder, 'own.js'), source('ofApplication'));
  const entry = join(folder, 'entry.js');
  const imports = [`'./node_modules/some-package/index.js'`, `'./own.js'`];
  writeFileSync(entry, imports.map((path) => `export * from ${path};`).join('\n'));
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    root: folder,
    plugins: [shortNamesInPackages()],
    build: { ssr: entry, write: false, minify: false },
    ssr: { noExternal: true },
  })) as { output: { code: string }[] };
  const code = output[0]?.code ?? '';
  const at = code.indexOf('function ofApplication');
  const [ofPackage, own] = [code.slice(0, at), code.slice(at)];
  expect(ofPackage).toMatch(/function ofPackage\([a-z]\) \{\n/);
  expect(ofPackage).not.toContain('longVariable');
  expect(ofPackage).toContain('.second');
  expect(own).toContain('longVariable + settings.second + longVariable');
});
