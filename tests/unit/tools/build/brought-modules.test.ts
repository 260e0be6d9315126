import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { broughtBy } from '../../../../tools/build/brought-modules.ts';

const sources = {
  'window.js': "import './near.js'; import('./later.js'); globalThis.window = 1;",
  'near.js': "import './deep/far.js'; globalThis.near = 1;",
  'deep/far.js': 'globalThis.far = 1;',
  'later.js': 'globalThis.later = 1;',
  'command.js': "import './near.js'; import './later.js'; import './theirs.js'; globalThis.command = 1;",
  'worker.js': "import './deep/far.js'; import './later.js'; import './theirs.js'; globalThis.worker = 1;",
  'theirs.js': 'globalThis.theirs = 1;',
};

test('what an entry brings and others share stands in one chunk, without what it loads later and what others share', async () => {
  const root = mkdtempSync(join(tmpdir(), 'escale-brought-'));
  mkdirSync(join(root, 'deep'));
  for (const [path, text] of Object.entries(sources)) writeFileSync(join(root, path), text);
  const input = ['window', 'command', 'worker'].map((name) => join(root, `${name}.js`));
  const codeSplitting = { groups: [{ name: broughtBy('start', join(root, 'window.js')), minShareCount: 2 }] };
  const rollupOptions = { input, output: { codeSplitting } };
  const options = { modulePreload: false, minify: false, rollupOptions } as const;
  await build({ root, configFile: false, logLevel: 'silent', build: options });
  const folder = join(root, 'dist/assets');
  const scripts = readdirSync(folder).filter((name) => name.startsWith('start-'));
  const texts = scripts.map((name) => readFileSync(join(folder, name), 'utf8'));
  const names = [...texts.join().matchAll(/globalThis\.(\w+) = 1/g)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(['far', 'near']);
  expect(scripts).toHaveLength(1);
});
