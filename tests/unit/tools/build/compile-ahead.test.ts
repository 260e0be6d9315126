import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { compileAhead } from '../../../../tools/build/compile-ahead.ts';

test('the hint is the first line of the scripts that are named, and of no other', async () => {
  const root = mkdtempSync(join(tmpdir(), 'escale-ahead-'));
  const sources = {
    'index.html': '<!doctype html><script type="module" src="/main.js"></script>',
    'main.js': "import('./editor.js'); import('./home.js');",
    'editor.js': "/* An editor. */ globalThis.editor = () => 'typed';",
    'home.js': "globalThis.home = () => 'home';",
  };
  for (const [path, text] of Object.entries(sources)) writeFileSync(join(root, path), text);
  const output = { postBanner: compileAhead(['/editor.js']) };
  await build({ root, configFile: false, logLevel: 'silent', build: { rollupOptions: { output } } });
  const folder = join(root, 'dist/assets');
  const hinted = readdirSync(folder).filter((name) =>
    readFileSync(join(folder, name), 'utf8').startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(readdirSync(folder).length).toBeGreaterThan(2);
  expect(hinted.map((name) => name.split('-')[0])).toEqual(['editor']);
});
